import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { messageCatalogs } from '../messages/vite-plugin.ts';
import { isPrecached, type BuildFile } from './cache-rules.ts';

const WORKER = join(import.meta.dirname, 'worker.ts');

/**
 * Writes `sw.js` with the list of the build's files, so that a new build is a new worker. Workbox's own build
 * step needs 287 more packages.
 */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = Object.keys(bundle)
        .filter(isPrecached)
        .map((name): BuildFile => ({ url: `/${name}`, revision: null, locale: localeOfFile(bundle[name]) }));
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? String(page.source) : '';
      const revision = createHash('sha256').update(html).digest('hex').slice(0, 16);
      files.push({ url: '/index.html', revision, locale: null });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(files) });
    },
  },
};

/** Returns the language of a script that contains only its messages. */
function localeOfFile(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): Locale | null {
  const modules = file?.type === 'chunk' ? file.moduleIds : [];
  const locales = new Set(modules.map((id) => /\/src\/locales\/([\w-]+)\//.exec(id)?.[1]));
  return locales.size === 1 ? (LOCALES.find((locale) => locales.has(locale)) ?? null) : null;
}

async function bundleWorker(files: readonly BuildFile[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [messageCatalogs],
    resolve: { tsconfigPaths: true },
    define: {
      BUILD_FILES: JSON.stringify(files),
      // Workers have no `process`.
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: WORKER, formats: ['iife'], name: 'worker' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const [chunk] = outputs.flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The service worker did not build');
  return chunk.code;
}
