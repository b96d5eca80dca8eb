import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './client/service-worker/vite-plugin.ts';

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
          ssr: 'server/index.ts',
          outDir: 'dist/server',
          target: 'node20',
          emptyOutDir: true,
          sourcemap: true,
        },
      }
    : {
        root: 'client',
        plugins: [react(), tailwindcss(), preloadFonts, serviceWorker],
        resolve: { tsconfigPaths: true },
        build: {
          outDir: '../dist/client',
          emptyOutDir: true,
          // The server reads from it what each screen needs first.
          manifest: true,
          target: 'es2022',
          sourcemap: false,
          // Drawings and fonts are files of their own, cached for ever, and never text inside a script or style sheet.
          assetsInlineLimit: 0,
        },
      },
);
