import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { loadCatalog, type MessagePart } from '@/lib/i18n/messages';

const SOURCE = join(import.meta.dirname, '..');
const PARTS: readonly MessagePart[] = ['start', 'site', 'kids', 'board', 'adults', 'manage', 'admin'];

interface File {
  imports: { name: string; parts: string[] }[];
  /** Ids, and beginnings of ids that are completed at run time. */
  ids: string[];
}

const files = new Map<string, File>();

function pathOf(from: string, name: string): string | undefined {
  const path = name.startsWith('@/')
    ? join(SOURCE, name.slice(2))
    : name.startsWith('.')
      ? join(dirname(from), name)
      : null;
  return ['.ts', '.tsx'].map((end) => `${path}${end}`).find((file) => path !== null && existsSync(file));
}

/** `import('./page'), 'site'` loads the page with its messages. */
function fileAt(path: string): File {
  const known = files.get(path);
  if (known) return known;
  const code = readFileSync(path, 'utf8').replaceAll(/^(?:import|export) type [^;]+;/gm, '');
  const file: File = {
    imports: Array.from(
      code.matchAll(/(?<=\bfrom |^import |import\(\s*)'([^']+)'\)?((?:,\s*'\w+')*)/gm),
      ([, name = '', parts = '']) => ({
        name: pathOf(path, name) ?? '',
        parts: Array.from(parts.matchAll(/\w+/g), ([part]) => part),
      }),
    ).filter(({ name }) => name !== '' && !name.includes('/locales/')),
    ids: Array.from(code.matchAll(/['`]([\w-]+\.[\w.-]*)(?:'|\$\{)/g), ([, id = '']) => id),
  };
  files.set(path, file);
  return file;
}

it('every page and dialog loads the messages that it shows', async () => {
  const catalogs = new Map(
    await Promise.all(
      PARTS.map(async (part) => [part as string, Object.keys(await loadCatalog('en', part))] as const),
    ),
  );
  const idsOf = new Map<string, Set<string>>();
  const idsIn = (parts: readonly string[]) => {
    const ids = idsOf.get(parts.join()) ?? new Set(parts.flatMap((part) => catalogs.get(part) ?? []));
    idsOf.set(parts.join(), ids);
    return ids;
  };
  const matching = (ids: ReadonlySet<string>, id: string) =>
    id.endsWith('.') ? [...ids].some((one) => one.startsWith(id)) : ids.has(id);
  const missing = new Map<string, string>();
  const visited = new Set<string>();
  const visit = (path: string, parts: readonly string[], from: string) => {
    const key = `${path} ${parts.join()}`;
    if (visited.has(key)) return;
    visited.add(key);
    const loaded = idsIn(parts);
    for (const id of fileAt(path).ids) {
      if (!matching(loaded, id) && matching(idsIn(PARTS), id))
        missing.set(`${id} in ${path}`, `${from}: ${parts.join()}`);
    }
    for (const { name, parts: more } of fileAt(path).imports)
      visit(name, [...new Set([...parts, ...more])].toSorted(), more.length > 0 ? name : from);
  };
  visit(join(SOURCE, 'main.tsx'), ['start'], 'main');
  expect(visited.size).toBeGreaterThan(1000);
  expect(Object.fromEntries(missing)).toEqual({});
});
