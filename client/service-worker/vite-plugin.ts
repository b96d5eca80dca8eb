import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { messageCatalogs } from '../messages/vite-plugin.ts';
import { filesByAudience, type Script } from './audiences.ts';
import { type BuildFiles, shellFiles } from './cache-rules.ts';

const WORKER = join(import.meta.dirname, 'worker.ts');

/** Writes `sw.js`, which contains the list of this build's files, so that each build has a new worker. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const byAudience = filesByAudience(Object.keys(bundle), scriptsOf(bundle), entryOf(bundle), (id) => {
        const info = this.getModuleInfo(id);
        return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
      });
      const shell = (names: Iterable<string>) => shellFiles(names, (name) => localeOfFile(bundle[name]));
      const files: BuildFiles = {
        everyone: shell(byAudience.everyone),
        kids: shell(byAudience.kids),
        parents: shell(byAudience.parents),
      };
      // The names contain a hash of the content, except the page's.
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? String(page.source) : '';
      const buildId = createHash('sha256')
        .update([html, ...Object.keys(bundle).toSorted()].join('\n'))
        .digest('hex')
        .slice(0, 16);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: await bundleWorker(buildId, files) });
    },
  },
};

/** The app's first module. */
function entryOf(bundle: Rolldown.OutputBundle): string {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk' || !entry.facadeModuleId) throw new Error('The app has no entry');
  return entry.facadeModuleId;
}

function scriptsOf(bundle: Rolldown.OutputBundle): Map<string, Script> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return new Map(
    chunks.map((chunk) => [
      chunk.fileName,
      {
        // A library's index names all of its modules.
        modules: chunk.moduleIds.filter((id) => id.includes('/client/')),
        imports: chunk.imports,
        assets: [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])],
      },
    ]),
  );
}

/** The language of a script that contains only its messages, or null. */
function localeOfFile(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): Locale | null {
  const modules = file?.type === 'chunk' ? file.moduleIds : [];
  const locales = new Set(modules.map((id) => /\/src\/locales\/([\w-]+)\//.exec(id)?.[1]));
  return locales.size === 1 ? (LOCALES.find((locale) => locales.has(locale)) ?? null) : null;
}

/** One plain script, for browsers without module workers. */
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
      // Libraries leave this to the final bundle, and workers have no `process`.
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
