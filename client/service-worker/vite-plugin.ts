import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { messageCatalogs } from '../messages/vite-plugin.ts';
import { type BuildFiles, shellFiles } from './cache-rules.ts';

const WORKER = join(import.meta.dirname, 'worker.ts');

/** Writes `sw.js` beside the page: the worker with the list of this build's files in it, so that a new build is a new worker. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const files = shellFiles(Object.keys(bundle), (name) => localeOfFile(bundle[name]));
      // The names carry the content's hash; the page itself is the one file without.
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? String(page.source) : '';
      const buildId = createHash('sha256')
        .update([html, ...Object.values(files).flat()].join('\n'))
        .digest('hex')
        .slice(0, 16);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(buildId, files) });
    },
  },
};

/** The language of a script that holds nothing but its messages. */
function localeOfFile(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): Locale | null {
  const modules = file?.type === 'chunk' ? file.moduleIds : [];
  const locales = new Set(modules.map((id) => /\/src\/locales\/([\w-]+)\//.exec(id)?.[1]));
  return locales.size === 1 ? (LOCALES.find((locale) => locales.has(locale)) ?? null) : null;
}

/** One plain script, for browsers whose workers know no modules. */
async function bundleWorker(buildId: string, files: BuildFiles): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [messageCatalogs],
    resolve: { tsconfigPaths: true },
    define: {
      BUILD_ID: JSON.stringify(buildId),
      BUILD_FILES: JSON.stringify(files),
      // A library's build leaves it to whoever bundles that; a worker has no `process`.
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
