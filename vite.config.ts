import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { appVersion } from './client/app-version.ts';
import { chunkOf, isInEntry } from './client/chunks.ts';
import { commonPasswords } from './client/common-passwords.ts';
import { cssModules } from './client/css-modules.ts';
import { htmlPages } from './client/html-pages/vite-plugin.ts';
import { messageCatalogs } from './client/messages/vite-plugin.ts';
import { serviceWorker } from './client/service-worker/vite-plugin.ts';
import { prerenderShells } from './client/prerender/vite-plugin.ts';

/** The first screen's two fonts are asked for together with the page, not only once its style sheet has been read. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(?:fredoka|figtree)-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
};

/**
 * One file, two builds: the single-page app into `dist/client`, and with `--ssr` the server into `dist/server`.
 * In development the Express server mounts Vite as middleware, so both are reached on one port.
 */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        resolve: { tsconfigPaths: true },
        publicDir: false,
        build: {
          ssr: true,
          rolldownOptions: {
            input: {
              index: 'server/index.ts',
              admin: 'server/commands/admin.ts',
              'db-copy': 'server/commands/db-copy.ts',
            },
          },
          outDir: 'dist/server',
          target: 'node20',
          emptyOutDir: true,
          sourcemap: true,
        },
      }
    : {
        root: 'client',
        define: appVersion,
        plugins: [
          react(),
          tailwindcss(),
          messageCatalogs,
          commonPasswords,
          preloadFonts,
          prerenderShells,
          serviceWorker,
          htmlPages,
        ],
        resolve: {
          tsconfigPaths: true,
          // React has had the hook itself since 18.
          alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
        },
        css: { modules: cssModules },
        build: {
          outDir: '../dist/client',
          emptyOutDir: true,
          // The HTML of each screen links what it needs first (client/html-pages).
          manifest: true,
          // Browsers without it fetch a little later; with it the entry would be two files.
          modulePreload: {
            polyfill: false,
            // What a later screen imports is found in its script; a list of it all would be 2 % of the first load.
            resolveDependencies: (_file, files, { hostType }) =>
              hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
          },
          target: 'es2022',
          // The oldest that Tailwind's own styles work in; newer syntax, as light-dark(), is written out for them.
          cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
          sourcemap: false,
          rolldownOptions: {
            output: {
              // The entry and all that it imports are one file; otherwise what a later screen needs too stands apart.
              codeSplitting: {
                groups: [
                  {
                    name: 'index',
                    test: isInEntry,
                    priority: 1,
                  },
                  {
                    name: chunkOf,
                    // With each module its icons: in a chunk of another module they might not be there yet when it begins.
                    test: /client\/src\/|shared\/|@radix-ui\/react-(?:toast|visually-hidden)\/|lucide-react\/dist\/esm\/icons\/|@tanstack.*(?:[mM]utation|[qQ]ueries|[iI]nfiniteQuery(?!Behavior))/,
                    includeDependenciesRecursively: false,
                  },
                  {
                    // What nearly every control of Radix builds on.
                    name: 'primitives',
                    test: /@radix-ui\/(?:primitive|react-(?:compose-refs|slot|primitive|context|use-(?:layout-effect|effect-event|controllable-state|callback-ref)|presence|id|portal))\//,
                    includeDependenciesRecursively: false,
                  },
                  {
                    // With small libraries, and icons that are called otherwise than their files.
                    name: 'dialogs',
                    test: /@radix-ui\/react-(?:alert-dialog|dialog|use-size)\/|lucide-react/,
                    minShareCount: 2,
                    includeDependenciesRecursively: false,
                  },
                ],
              },
            },
          },
          // Drawings and fonts are files of their own, cached for ever, and never text inside a script or style sheet.
          assetsInlineLimit: 0,
        },
      },
);
