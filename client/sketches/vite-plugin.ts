import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { messageCatalogs } from '../messages/vite-plugin.ts';
import { criticalCss } from './critical-css.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = join(ROOT, 'client/src/app/sketches.tsx');
const FIRST_TAPS = join(ROOT, 'client/sketches/first-taps.ts');

/**
 * Writes `.vite/sketches.json` for the server: the markup of the screens that need no data, drawn by their own components,
 * each with the styles that it needs. It stands in the page until the app has started.
 */
export const sketchScreens: Plugin = {
  name: 'sketch-screens',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: FIRST_TAPS, name: 'first-taps' });
  },
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const script = chunks.find(({ facadeModuleId }) => facadeModuleId === FIRST_TAPS)?.fileName;
      const screens = await drawScreens();
      // One for all, because the first of them may become the next before the style sheets are there.
      const css = criticalCss(entryStyles(bundle, chunks), Object.values(screens).join(''));
      const sketches = Object.entries(screens).map(([name, html]) => [name, { html, css, script }]);
      const source = JSON.stringify(Object.fromEntries(sketches));
      this.emitFile({ type: 'asset', fileName: '.vite/sketches.json', source });
    },
  },
};

/** All styles that come with the app's entry, in the order of the page. */
function entryStyles(bundle: Rolldown.OutputBundle, chunks: Rolldown.OutputChunk[]): string {
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
  const files = (entry ? [...entry.imports, entry.fileName] : [])
    .flatMap((name) => chunks.filter(({ fileName }) => fileName === name))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(files)]
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
    .join('\n');
}

/** Builds the drawing program as the server's is built, and runs it. */
async function drawScreens(): Promise<Record<string, string>> {
  const outDir = join(ROOT, `dist/sketches-${process.pid}`);
  mkdirSync(outDir, { recursive: true });
  try {
    await build({
      root: join(ROOT, 'client'),
      configFile: false,
      logLevel: 'warn',
      mode: 'production',
      publicDir: false,
      plugins: [messageCatalogs],
      css: { modules: { generateScopedName: '[name]__[local]' } },
      resolve: { tsconfigPaths: true },
      build: {
        ssr: SOURCE,
        // Its styles are the app's, and thrown away here.
        cssMinify: false,
        outDir,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: 'sketches.mjs' } },
      },
    });
    const built = (await import(
      pathToFileURL(join(outDir, 'sketches.mjs')).href
    )) as typeof import('../src/app/sketches');
    return built.sketches;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
