import { relative } from 'node:path';

/** The pages, by who begins there: what only these share is their chunk. */
const PAGES: Record<string, readonly string[]> = {
  visitors: ['landing/landing', 'parent-auth/parent-auth', 'admin-login/admin-login'],
  'kid-login': ['kid-login/kid-login'],
  'kid-page': ['kid/kid'],
  'family-home': ['family-home/family-home'],
  parent: ['parent/parent'],
  kids: ['kid/kid-dashboard', 'kid/read-only-kid'],
  admins: ['admin-dashboard/admin-dashboard'],
};

/** What the kids' login shares with other pages: with it in the entry, that page is two scripts. */
const SHARED_BY_LOGIN =
  /ui\/(?:theme-button|link-button|toast-place)\.tsx$|(?:lib\/use-(?:audience|title)\.ts|ui\/keypad\.module\.css)$/;
const ICONS_OF_LOGIN =
  /lucide-react\/dist\/esm\/icons\/(?:circle-exclamation-point|arrow-left|info|search)\./;

/** Whether a module is the entry's; what that imports is too. */
export function isInEntry(id: string): boolean {
  return (
    /client\/(?:index\.html|src\/main\.tsx)$|rolldown\/runtime/.test(id) ||
    SHARED_BY_LOGIN.test(id) ||
    ICONS_OF_LOGIN.test(id)
  );
}

const GROWN_UPS = new Set(['family-home', 'parent']);

const groupOf = new Map<string, string>([
  ...Object.entries(PAGES).flatMap(([group, pages]) =>
    pages.map((page): [string, string] => [`src/pages/${page}-page.tsx`, group]),
  ),
  // The family's tablet begins there.
  ['src/features/kid-auth/later-steps.ts', 'kid-page'],
]);

/** Features whose dialogs are forms with the contract's schemas. */
const FORMS = /^src\/features\/(?:chores|family|kids|library|rewards|settings)\/.*-dialog\.tsx$/;

/** What every page loads once it stands: it must not bring along what only some pages need. */
const EXTRAS = /^src\/app\/extras/;
const EXTRAS_ALONE = /@radix-ui\/react-(?:toast|visually-hidden)\//;
/** The parts that kids open, and what every page is kept up to date by. */
const KIDS_PARTS =
  /^src\/(?:realtime\/live-connection|pages\/kid|features\/(?:kid-dashboard|kid-auth|leaderboard|voice|messages\/messages-dialog|history\/(?:chore-history|kid-reward-history)))/;

/** Lazy parts of some hundred bytes, with others that come at the same time or to the same people. */
const TOGETHER: readonly (readonly [chunk: string, parts: RegExp])[] = [
  ['history', /reward-history-tab|family-rewards/],
  [
    'parent-parts',
    /next-step|helper-note|more-sheet|family-code-card|stars-dialogs|spent-stars-dialog|undo-decision|decided-panel/,
  ],
  ['kid-parts', /read-taps|turn-egg|src\/features\/kid-dashboard\//],
  ['visitors', /admin-login-page/],
  ['account-pages', /(?:forgot-password|reset-password|confirm-email|cancel-email|unsubscribe)-page/],
  ['other-pages', /other-pages|not-found-page/],
  ['parts', /admin-sign-in|sign-in-tab|admin-login-dialog/],
];

/** Catalogs that several parts of the messages share (client/src/locales/en), each in one file of a language instead of many small ones. */
const MESSAGES: readonly (readonly [chunk: string, catalogs: RegExp])[] = [
  ['kid-messages', /^(?:friends|kid-dashboard|messages|voice|news|leaderboard)$/],
  ['small-messages', /^(?:pair|tablet|passkeys|sessions|letters)$/],
];
const CATALOG = /\/locales\/([\w-]+)\/features\/([\w-]+)\.ts$/;

/** The chunk of a catalog, or null where only one part has it. */
function chunkOfCatalog(id: string): string | null {
  const [, locale = '', feature = ''] = CATALOG.exec(id) ?? [];
  const chunk = MESSAGES.find(([, catalogs]) => catalogs.test(feature))?.[0];
  return chunk === undefined ? null : `${chunk}-${locale}`;
}

const OWN = /client\/src\//;
const ICON = /lucide-react\/dist\/esm\/icons\/([\w-]+)\./;

interface Graph {
  getModuleInfo: (id: string) => { importers: readonly string[]; code?: string | null } | null;
}

/**
 * Names the chunk of a module. What several parts of the app share stands in few files instead of dozens of some hundred
 * bytes: one for each group of pages; `pages`, `dashboards` and `grown-ups` for what a parent's page shares with others;
 * `logins` and `boards` for what the others share before and after the login; `forms`, `later` for what comes later to a
 * kid's page too, `contracts` (with the rules they follow), and `parts` for what else comes later. What one part has for
 * itself is left to the bundler, and so null. No two chunks import each other, or a module might run before what it needs.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  // Its own index imports all of it.
  if (id.includes('/@tanstack/')) return id.toLowerCase().includes('mutation') ? 'pages' : 'boards';
  if (EXTRAS_ALONE.test(id)) return 'extras';
  if (id.includes('/locales/')) return chunkOfCatalog(id);
  const users = partsUsing(id, graph);
  const isShared = users.length > 1;
  const together = TOGETHER.find(([, parts]) => users.every((part) => parts.test(part)));
  if (together) return together[0];
  const groups = new Set(users.flatMap((part) => groupOf.get(part) ?? []));
  const isOfExtras = users.some((part) => EXTRAS.test(part));
  if (isOfExtras && groups.size === 0) return 'extras';
  // A page's own chunk must not come with the extras, so what they share stands with what pages share.
  if (isOfExtras) groups.add('extras');
  if (groups.size > 0) return chunkOfPages(groups, isShared);
  if (users.every((part) => FORMS.test(part))) return 'forms';
  // Before what else is shared: a tablet must not load the grown-ups' forms for one line of them.
  if (isShared && users.some((part) => KIDS_PARTS.test(part))) return 'later';
  if (/(?<!src)\/shared\//.test(id)) return isShared ? 'contracts' : null;
  if (id.includes('src/features/history/')) return 'history';
  return isShared ? 'parts' : null;
}

/** The chunk of what pages begin with, by the groups that these are of. */
function chunkOfPages(groups: ReadonlySet<string>, isShared: boolean): string | null {
  // In one piece, as a child waits for it.
  if (groups.has('kid-login') && !groups.has('parent')) return 'kid-login';
  if (!isShared) return null;
  if ([...groups].every((group) => GROWN_UPS.has(group))) {
    return groups.size === 1 && groups.has('parent') ? 'parent' : 'grown-ups';
  }
  const [only = ''] = groups;
  if (groups.size === 1) return only;
  const isBeforeLogin = ['visitors', 'kid-login', 'kid-page'].some((group) => groups.has(group));
  if (!groups.has('parent')) return isBeforeLogin ? 'logins' : 'boards';
  return isBeforeLogin ? 'pages' : 'dashboards';
}

/** Asked for again and again, of a graph that stands by then. */
const importersById = new Map<string, readonly string[]>();

/**
 * The modules that import this one. An icon's own importer is the index of all icons, so those count that name it: a chunk
 * must not wait for an icon that another one brings, as `const TABS = [Settings]` is read before the other has begun.
 */
function importersOf(id: string, graph: Graph): readonly string[] {
  const known = importersById.get(id) ?? findImporters(id, graph);
  importersById.set(id, known);
  return known;
}

function findImporters(id: string, graph: Graph): readonly string[] {
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
