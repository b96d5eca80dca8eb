import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { appVersion } from './client/app-version.ts';
import { commonPasswords } from './client/common-passwords.ts';
import { cssModules } from './client/css-modules.ts';
import { iconImports } from './client/icon-imports.ts';
import { messageCatalogs } from './client/messages/vite-plugin.ts';
import { sharedChunk } from './client/shared-chunks.ts';
import { serviceWorker } from './client/service-worker/vite-plugin.ts';
import { prerenderShells } from './client/prerender/vite-plugin.ts';

/** So that they load together with the page. */
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
 * Builds the client, and with `--ssr` the server. In development, the Express server mounts Vite as
 * middleware on the same port.
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
              'calendar-worker': 'server/features/family-calendars/calendar-worker.ts',
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
          iconImports,
          preloadFonts,
          prerenderShells,
          serviceWorker,
        ],
        resolve: {
          tsconfigPaths: true,
          // React has this hook since 18.
          alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
        },
        css: { modules: cssModules },
        build: {
          outDir: '../dist/client',
          emptyOutDir: true,
          // The server links a page's files (server/http/page-template.ts).
          manifest: true,
          modulePreload: { polyfill: false },
          target: 'es2022',
          // The oldest browsers that Tailwind supports. Newer syntax, such as light-dark(), is compiled for
          // them.
          cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
          sourcemap: false,
          rolldownOptions: {
            output: {
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: 'index', tags: ['$initial'], priority: 1 },
                  {
                    name: sharedChunk,
                    debugName: 'shared by pages',
                    test: /\/(?:client\/src\/(?!locales)|shared\/|@tanstack\/|lucide-react\/)/,
                    minShareCount: 2,
                  },
                  {
                    name: 'overlays',
                    test: /\/node_modules\/(?:react-remove-scroll|react-style-singleton|get-nonce|use-(?:sidecar|callback-ref)|aria-hidden|tslib|@radix-ui\/react-(?:alert-dialog|dialog|dismissable-layer|focus-|portal|use-escape))/,
                    minShareCount: 2,
                  },
                  {
                    name: 'menus',
                    test: /\/node_modules\/(?:@floating-ui|@radix-ui\/react-(?:popper|popover|menu|dropdown-menu|tooltip|arrow))/,
                    minShareCount: 2,
                  },
                  {
                    name: 'roving-focus',
                    test: /\/node_modules\/@radix-ui\/react-(?:collection|roving|direction|use-is-hydrated)/,
                    minShareCount: 2,
                  },
                  {
                    name: 'controls',
                    test: /\/node_modules\/@radix-ui\/(?:primitive|react-(?:use-|visually-hidden|id|presence|compose|slot|primitive|context))/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
          // Drawings and fonts are separate files with a long cache time.
          assetsInlineLimit: 0,
        },
      },
);
