import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

function drawnClasses(): Map<string, Set<string>> {
  const drawn = new Map<string, Set<string>>();
  const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const sheet of sheets.filter((name) => /(?<!\.module)\.css$/.test(name))) {
    const [feature = ''] = sheet.split(/[/\\]/);
    const css = readFileSync(join(import.meta.dirname, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, selectors = ''] of css.matchAll(/([^{};]+)\{/g)) {
      for (const selector of selectors.split(',')) {
        const name = /^\s*\.([\w-]+)(?::[\w()-]+)*\s*$/.exec(selector)?.[1];
        if (name) drawn.set(name, (drawn.get(name) ?? new Set()).add(feature));
      }
    }
  }
  return drawn;
}

it('no two features style the same class, because their style sheets stay loaded together', () => {
  const drawn = drawnClasses();
  expect([...drawn].filter(([, features]) => features.size > 1).map(([name]) => name)).toEqual([]);
});
