import type { Rolldown } from 'vite';

/** Modules by kind of visit. */
const VISITS = {
  extras: /\/app\/extras/,
  kidlogin: /\/pages\/(?:kid-login|pair)\//,
  // A parent's view has separate code.
  kid: /\/pages\/kid\/(?!read-only)/,
  board: /\/pages\/board\//,
  visitor: /\/pages\/(?:landing|parent-auth)\/[\w-]+-page\.tsx/,
  rare: /\/pages\/(?:invite|forgot-password|reset-password|confirm-email|cancel-email|unsubscribe|not-found|admin-login)\//,
  home: /\/pages\/family-home/,
  overview: /\/pages\/parent\/(?:parent-page|overview-tab)/,
  adult:
    /\/pages\/(?:parent\/(?!parent-page|overview-tab)|no-family|admin-dashboard)|\/features\/plan\/plan-panel/,
};
type Visit = keyof typeof VISITS;

/**
 * The first chunk whose visits all use a module gets it. A module's imports are used by at least the same
 * visits, so no two chunks import each other.
 */
const CHUNKS: readonly (readonly [name: string, ...visits: Visit[]])[] = [
  ['common', 'kidlogin'],
  ['shared', 'visitor', 'extras'],
  ['shared', 'visitor', 'kid'],
  // Every page loads the extras soon.
  ['extras-shared', 'extras'],
  ['extras-shared', 'rare', 'kid'],
  ['kid-home', 'kid', 'home'],
  ['kid-overview', 'kid', 'overview'],
  ['kid-adult', 'kid', 'adult'],
  ['visitor-adult', 'visitor', 'home'],
  ['visitor-adult', 'visitor', 'overview'],
  ['visitor-adult', 'visitor', 'adult'],
  ['visitor-adult', 'visitor', 'rare'],
  ['rare-adult', 'rare', 'home'],
  ['rare-adult', 'rare', 'overview'],
  ['rare-adult', 'rare', 'adult'],
  ['board-adult', 'board', 'home'],
  ['board-adult', 'board', 'overview'],
  ['board-adult', 'board', 'adult'],
  ['home', 'home', 'overview'],
  ['home', 'home', 'adult'],
  ['overview', 'overview'],
  ['adult', 'adult'],
  ['visitor', 'visitor'],
  ['rare', 'rare'],
  ['kid', 'kid'],
];

/**
 * Without this plugin, Vite makes one file for each combination of pages. The kids' login gets one file,
 * because it is the first page on a slow tablet.
 */
export function sharedChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const users = new Set([id]);
  // The set grows during the loop.
  for (const user of users)
    for (const importer of graph.getModuleInfo(user)?.importers ?? []) users.add(importer);
  const files = [...users].map((user) => graph.getModuleInfo(user));
  const starts = files.filter((file) => file?.isEntry || (file?.dynamicImporters.length ?? 0) > 0);
  if (starts.length < 2) return null;
  const isUsedBy = (visit: Visit) => [...users].some((user) => VISITS[visit].test(user));
  const chunk = CHUNKS.find(([, ...visits]) => visits.every(isUsedBy))?.[0] ?? null;
  // An icon is not worth loading the extras.
  return chunk === 'extras-shared' && id.includes('/lucide-react/') ? 'shared' : chunk;
}
