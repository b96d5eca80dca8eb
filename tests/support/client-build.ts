import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@shared/locales';

const shells = {
  css: 'p{color:red}',
  locales: Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      {
        words: { title: `Starnest ${locale}`, description: `In ${locale} & "more"`, noScript: 'No <script>' },
        screens: { code: '<p>$& code</p>', 'linked-code': '<p>loading</p>' },
      },
    ]),
  ),
};

export function writeClientBuild(folder: string, html: string, manifest: object = {}): void {
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, '.vite/shells.json'), JSON.stringify(shells));
}
