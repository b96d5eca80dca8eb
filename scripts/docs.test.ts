import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const DECISIONS = join(ROOT, 'docs/decisions');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const records = readdirSync(DECISIONS).filter((name) => /^\d{4}-.*\.md$/.test(name));
const numbers = new Set(records.map((name) => name.slice(0, 4)));
const FORM = /^# \d{4} .+\n[^]*\bContext\b[^]*\bDecision\b[^]*\bConsequences\b/;

const FOLDERS = ['bench', 'client', 'docs', 'scripts', 'server', 'shared', 'tests'];
const files = [
  'README.md',
  'CONTRIBUTING.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|mjs|js|css|html|md)$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
];

/** A page, or the comments of a module. */
function proseOf(file: string): string {
  const text = read(file);
  return file.endsWith('.md') ? text : (text.match(/^\s*(?:\/\/|\/?\*).*$/gm) ?? []).join('\n');
}

describe('the decision records', () => {
  it('have their number in the title, a context, a decision and consequences', () => {
    const malformed = records.filter((name) => {
      const text = readFileSync(join(DECISIONS, name), 'utf8');
      return !FORM.test(text) || text.slice(2, 6) !== name.slice(0, 4);
    });
    expect(malformed).toEqual([]);
  });

  it('have unique numbers, and are all in the index', () => {
    expect(numbers.size).toBe(records.length);
    const index = readFileSync(join(DECISIONS, 'README.md'), 'utf8');
    const listed = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, name]) => name);
    expect(listed).toEqual(records.toSorted());
  });
});

describe('citations in comments and pages', () => {
  it('are decisions that exist', () => {
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/decisions\/(\d{4})/g)]
        .filter(([, number = '']) => !numbers.has(number))
        .map(([citation]) => `${file}: ${citation}`),
    );
    expect(missing).toEqual([]);
  });

  it('are modules that exist', () => {
    const missing = files.flatMap((file) =>
      [
        ...proseOf(file).matchAll(
          /(?<![\w./-])(?:bench|client|scripts|server|shared|tests)\/[\w./-]+\.(?:tsx?|mjs|json)\b/g,
        ),
      ]
        .filter(([path]) => !existsSync(join(ROOT, path)))
        .map(([path]) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });

  it('are files that exist', () => {
    const missing = files
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...read(file).matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
          .map(([, target = '']) => target)
          .filter((target) => !existsSync(resolve(ROOT, dirname(file), target)))
          .map((target) => `${file}: ${target}`),
      );
    expect(missing).toEqual([]);
  });
});

it('docs/security.md names a test for each promise', () => {
  const [, table = ''] = read('docs/security.md').split('\n## Proof\n');
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  const proofs = rows.flatMap((row) => /^\| .+ \| `([\w./-]+\.test\.tsx?)` +\|$/.exec(row)?.[1] ?? []);
  // All rows but the heading.
  expect(proofs).toHaveLength(rows.length - 2);
  expect(proofs.length).toBeGreaterThan(20);
  expect(proofs.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});
