import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import declared from './feature-imports.json';

const ROOT = join(import.meta.dirname, '..');

function featureImports(folder: string): Record<string, string[]> {
  const imports: Record<string, Set<string>> = {};
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
  for (const file of files) {
    const feature = featureOf(file);
    const text = readFileSync(join(ROOT, folder, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import\(|import)\s*'([^']+)'/g)) {
      const target = path.startsWith('.')
        ? posix.join(dirname(file), path)
        : path.startsWith('@/')
          ? relative(folder, `client/src/${path.slice(2)}`)
          : '..';
      const other = featureOf(target);
      if (target.startsWith('..') || other === feature) continue;
      (imports[feature] ??= new Set()).add(other);
    }
  }
  return Object.fromEntries(
    Object.entries(imports).map(([feature, others]) => [feature, [...others].toSorted()]),
  );
}

const featureOf = (path: string): string => path.split('/')[0] ?? '';

describe('imports between features', () => {
  it.each([
    ['server', 'server/features'],
    ['client', 'client/src/features'],
  ] as const)('of the %s match feature-imports.json', (side, folder) => {
    expect(featureImports(folder)).toEqual(declared[side]);
  });
});
