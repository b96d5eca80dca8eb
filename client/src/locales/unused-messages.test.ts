import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { i18n } from '@lingui/core';

const SOURCE = join(import.meta.dirname, '..');

const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|locales[\\/]/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  .join('\n');

const named = new Set(Array.from(code.matchAll(/['"]([\w.-]+)['"]/g), ([, id]) => id));
const begun = new Set(Array.from(code.matchAll(/`([\w.-]+\.)\$\{/g), ([, start]) => start));

/** Whether an id is used, including ids built at run time such as `chores.state.${state}`. */
const used = (id: string) =>
  named.has(id) ||
  Array.from(id.matchAll(/\./g), ({ index }) => id.slice(0, index + 1)).some((start) => begun.has(start));

it('every message is used', async () => {
  const ids = Object.keys(i18n.messages).filter((id) => !id.startsWith('test.'));
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !used(id))).toEqual([]);
});
