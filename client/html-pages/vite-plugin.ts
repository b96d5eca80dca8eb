import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Shells } from '../prerender/vite-plugin.ts';
import { LOCALES } from '../../shared/locales.ts';
import { makePages, type Manifest } from './make-pages.ts';
import { localizedManifest, manifestFile } from './web-manifest.ts';

/**
 * Writes the HTML of each screen and language with a list into `.pages`, from where the server sends it, and
 * each language's web app manifest.
 */
export const htmlPages: Plugin = {
  name: 'html-pages',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const read = (name: string) => readFileSync(join(dir, name), 'utf8');
    const shells = JSON.parse(read('.vite/shells.json')) as Shells;
    const { files, index } = makePages(
      read('index.html'),
      JSON.parse(read('.vite/manifest.json')) as Manifest,
      shells,
    );
    mkdirSync(join(dir, '.pages'));
    for (const [name, html] of files) writeFileSync(join(dir, '.pages', name), html);
    writeFileSync(join(dir, '.pages/index.json'), JSON.stringify(index));
    const manifest = read('manifest.webmanifest');
    for (const locale of LOCALES) {
      const localized = localizedManifest(manifest, locale, shells.locales[locale].words);
      writeFileSync(join(dir, manifestFile(locale)), localized);
    }
  },
};
