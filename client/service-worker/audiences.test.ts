import { expect, it } from 'vitest';
import { filesByAudience } from './audiences';

const at = (path: string) => `/app/client/src/${path}`;
const MAIN = at('main.tsx');
/** Who imports whom, now or later. */
const GRAPH: Record<string, string[]> = {
  [MAIN]: [
    at('pages/pages.ts'),
    at('pages/parent/parent-page.tsx'),
    at('pages/admin-dashboard/admin-dashboard-page.tsx'),
    at('locales/en/entry.ts'),
  ],
  [at('pages/pages.ts')]: [
    at('pages/kid-login/kid-login-page.tsx'),
    at('pages/kid/kid-dashboard-page.tsx'),
  ],
  [at('pages/kid/kid-dashboard-page.tsx')]: [at('features/kid-dashboard/shop.tsx'), at('lib/shared.ts')],
  [at('pages/parent/parent-page.tsx')]: [at('features/plan/plan-panel.tsx'), at('lib/shared.ts')],
  [at('locales/en/entry.ts')]: [
    at('locales/en/kid.ts'),
    at('locales/en/parent.ts'),
    at('locales/en/admin.ts'),
  ],
};
const script = (modules: string[], imports: string[] = [], assets: string[] = []) => ({
  modules: modules.map(at),
  imports,
  assets,
});
const SCRIPTS = new Map([
  ['index.js', script(['main.tsx', 'pages/pages.ts'])],
  ['login.js', script(['pages/kid-login/kid-login-page.tsx'])],
  ['kid.js', script(['pages/kid/kid-dashboard-page.tsx'], ['shared.js', 'index.js'], ['egg.svg'])],
  ['shop.js', script(['features/kid-dashboard/shop.tsx'])],
  ['parent.js', script(['pages/parent/parent-page.tsx'], ['shared.js'])],
  ['plan.js', script(['features/plan/plan-panel.tsx'], [], ['egg.svg'])],
  ['shared.js', script(['lib/shared.ts'], ['library.js'])],
  ['library.js', script([])],
  ['admin.js', script(['pages/admin-dashboard/admin-dashboard-page.tsx'])],
  ['en.js', script(['locales/en/entry.ts'])],
  ['en-kid.js', script(['locales/en/kid.ts'])],
  ['en-parent.js', script(['locales/en/parent.ts'])],
  ['en-admin.js', script(['locales/en/admin.ts'])],
]);

const files = filesByAudience(
  [...SCRIPTS.keys(), 'egg.svg', 'font.woff2'],
  SCRIPTS,
  MAIN,
  (id) => GRAPH[id] ?? [],
);

it('everyone has the app, the kids’ login, and what no script names', () => {
  expect([...files.everyone].toSorted()).toEqual(['en.js', 'font.woff2', 'index.js', 'login.js']);
});

it('kids and parents have their pages with all that these may load, and nothing of each other', () => {
  const common = ['egg.svg', 'library.js', 'shared.js'];
  expect([...files.kids].toSorted()).toEqual([...common, 'en-kid.js', 'kid.js', 'shop.js'].toSorted());
  expect([...files.parents].toSorted()).toEqual(
    [...common, 'en-parent.js', 'parent.js', 'plan.js'].toSorted(),
  );
});

it('nobody has what only admins need', () => {
  const all = new Set([...files.everyone, ...files.kids, ...files.parents]);
  expect(['admin.js', 'en-admin.js'].filter((file) => all.has(file))).toEqual([]);
});
