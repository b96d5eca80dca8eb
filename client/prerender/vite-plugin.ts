import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { LOCALES, type Locale } from '../../shared/locales.ts';
import { cssModules } from '../css-modules.ts';
import { messageCatalogs } from '../messages/vite-plugin.ts';
import type { LocalizedPages } from '../src/app/prerendered-shells';
import { criticalCss } from './critical-css.ts';
import { localizedManifest } from './web-manifest.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = join(ROOT, 'client/src/app/prerendered-shells.tsx');
const MANIFEST = join(ROOT, 'client/public/manifest.webmanifest');

/** Each language has its texts and screens, and the styles that they need. */
export interface Shells {
  css: string;
  locales: Record<Locale, LocalizedPages>;
}

/**
 * Writes `.vite/shells.json` for the server, and the web app manifest of each language. A shell is the
 * prerendered kids' login, which is visible 3 s before the app has started on a slow tablet.
 */
export const prerenderShells: Plugin = {
  name: 'prerender-shells',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const locales = await renderLocales();
      // The same styles for all screens, because the next screen may appear before the style sheets have loaded.
      const html = Object.values(locales).flatMap(({ screens }) => Object.values(screens));
      const shells: Shells = { css: criticalCss(loginStyles(bundle), html.join('')), locales };
      this.emitFile({ type: 'asset', fileName: '.vite/shells.json', source: JSON.stringify(shells) });
      const manifest = readFileSync(MANIFEST, 'utf8');
      for (const locale of LOCALES.filter((each) => each !== 'en')) {
        const source = localizedManifest(manifest, locale, locales[locale].words);
        this.emitFile({ type: 'asset', fileName: `manifest.${locale}.webmanifest`, source });
      }
    },
  },
};

function loginStyles(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = chunks.filter(({ facadeModuleId }) =>
    /\/(?:index\.html|kid-login-page\.tsx)$/.test(facadeModuleId ?? ''),
  );
  // The list grows during the loop.
  for (const { imports } of files)
    files.push(...chunks.filter((chunk) => imports.includes(chunk.fileName) && !files.includes(chunk)));
  const styles = files.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(styles)]
    .map((name) => bundle[name])
    .map((file) => (file?.type === 'asset' ? String(file.source) : ''))
    .join('\n');
}

/** Runs the program that renders the screens. */
async function renderLocales(): Promise<Shells['locales']> {
  const outDir = join(ROOT, `dist/shells-${process.pid}`);
  mkdirSync(outDir, { recursive: true });
  try {
    await build({
      root: join(ROOT, 'client'),
      configFile: false,
      logLevel: 'warn',
      mode: 'production',
      publicDir: false,
      plugins: [messageCatalogs],
      css: { modules: cssModules },
      resolve: { tsconfigPaths: true },
      build: {
        ssr: SOURCE,
        cssMinify: false,
        outDir,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: 'shells.mjs' } },
      },
    });
    const built = (await import(
      pathToFileURL(join(outDir, 'shells.mjs')).href
    )) as typeof import('../src/app/prerendered-shells');
    const pages: [Locale, LocalizedPages][] = [];
    for (const locale of LOCALES) pages.push([locale, await built.renderPages(locale)]);
    return Object.fromEntries(pages) as Shells['locales'];
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
