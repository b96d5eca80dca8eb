import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localizedManifest } from './web-manifest';

it('translates the manifest’s texts and direction without changing the app’s identity', () => {
  const source = readFileSync(join(import.meta.dirname, '../public/manifest.webmanifest'), 'utf8');
  const shortcuts = { '/kids': 'أطفال', '/parent': 'أهل' };
  const icons = [{ src: '/icon-192.png', sizes: '192x192' }];
  const words = { title: '', description: 'وصف', noScript: '', shortcuts };
  expect(JSON.parse(localizedManifest(source, 'ar', words))).toEqual({
    ...JSON.parse(source),
    description: 'وصف',
    lang: 'ar',
    dir: 'rtl',
    shortcuts: [
      { name: 'أطفال', url: '/kids', icons },
      { name: 'أهل', url: '/parent', icons },
    ],
  });
});
