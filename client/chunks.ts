import { relative } from 'node:path';

/** The pages, by who begins there: what only these share is their chunk. */
const PAGES: Record<string, readonly string[]> = {
  visitors: ['landing/landing', 'parent-auth/parent-auth', 'admin-login/admin-login'],
  'kid-login': ['kid/kid'],
  'grown-ups': ['family-home/family-home', 'parent/parent'],
  kids: ['kid/kid-dashboard', 'kid/read-only-kid'],
  admins: ['admin-dashboard/admin-dashboard'],
};

const groupOf = new Map<string, string>(
  Object.entries(PAGES).flatMap(([group, pages]) =>
    pages.map((page) => [`src/pages/${page}-page.tsx`, group]),
  ),
);

/** Features whose dialogs are forms with the contract's schemas. */
const FORMS = /^src\/features\/(?:chores|family|kids|library|rewards|settings)\/.*-dialog\.tsx$/;

/** Parts of some hundred bytes. */
const SMALL = /(?:not-found-page|admin-login-dialog)\.tsx$/;

const OWN = /client\/src\//;
const ICON = /lucide-react\/dist\/esm\/icons\/([\w-]+)\./;

interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[]; code?: string | null } | null;
}

/**
 * Names the chunk of a module of our own. What several parts of the app share stands in few files instead of dozens of some
 * hundred bytes: one for each group of pages, `pages` and `dashboards` for what several groups begin with before and after
 * the login, `forms`, `contracts` (with the rules they follow), and `parts` for all that comes later. What one part has for
 * itself is left to the bundler, and so null. No two chunks import each other, or a module might run before what it needs.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const users = partsUsing(id, graph);
  const isShared = users.length > 1;
  const groups = new Set(users.flatMap((part) => groupOf.get(part) ?? []));
  if (groups.size > 0) {
    if (!isShared) return null;
    const [only = ''] = groups;
    if (groups.size === 1) return only;
    return groups.has('visitors') || groups.has('kid-login') ? 'pages' : 'dashboards';
  }
  if (users.every((part) => FORMS.test(part))) return 'forms';
  if (users.every((part) => part.startsWith('src/features/kid-dashboard/'))) return 'kid-parts';
  if (/(?<!src)\/shared\//.test(id)) return isShared ? 'contracts' : null;
  if (id.includes('src/features/history/')) return 'history';
  return isShared || SMALL.test(id) ? 'parts' : null;
}

/**
 * The modules that import this one. An icon's own importer is the index of all icons, so those count that name it: a chunk
 * must not wait for an icon that another one brings, as `const TABS = [Settings]` is read before the other has begun.
 */
function importersOf(id: string, graph: Graph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const icon = ICON.exec(id)?.[1];
  if (icon === undefined) return importers;
  const name = icon.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const isNamed = new RegExp(`\\b${name}\\b`);
  return importers
    .flatMap((index) => graph.getModuleInfo(index)?.importers ?? [])
    .filter((module) => OWN.test(module) && isNamed.test(graph.getModuleInfo(module)?.code ?? ''));
}

/** The modules that are only ever loaded by `import()` and begin with this one, directly or through others. */
function partsUsing(id: string, graph: Graph): string[] {
  const parts: string[] = [];
  const seen = new Set<string>();
  const climb = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const importers = importersOf(module, graph);
    if (importers.length === 0) parts.push(relative(import.meta.dirname, module));
    importers.forEach(climb);
  };
  climb(id);
  return parts;
}
