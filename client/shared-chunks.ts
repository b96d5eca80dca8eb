import type { Rolldown } from 'vite';

/** Pages that people open first, and groups of other pages. */
const VISITS = {
  login: /\/pages\/(?:kid-login|pair)\//,
  landing: /\/pages\/landing\/landing-page/,
  auth: /\/pages\/parent-auth\/parent-auth-page/,
  kid: /\/pages\/kid\/kid-(?:dashboard-)?page/,
  board: /\/pages\/board\/board-page/,
  home: /\/pages\/family-home\/family-home-page/,
  overview: /\/pages\/parent\/(?:parent-page|overview-tab)/,
  /** The screens that a kid opens later. */
  places:
    /\/features\/(?:nest|shop|stickers|celebrations|goodnight|hello|routine|today|voice|leaderboard\/(?:leaderboard-panel|kid-week)|history\/(?:chore|kid-reward)-history|messages\/messages-dialog)/,
  rewards: /\/pages\/family-home\/family-rewards/,
  extras: /\/app\/extras/,
  rare: /\/pages\/(?:invite|forgot-password|reset-password|confirm-email|cancel-email|unsubscribe|not-found|admin-login)\//,
  adult:
    /\/pages\/(?:parent\/(?!parent-page|overview-tab)|no-family|admin-dashboard)|\/features\/plan\/plan-panel/,
};
type Visit = keyof typeof VISITS;

/**
 * The first chunk whose visits all use a module gets it. A module's imports are used by at least the same
 * visits, so no two chunks import each other.
 */
const CHUNKS: readonly (readonly [name: string, ...visits: Visit[]])[] = [
  ['common', 'login', 'landing'],
  ['common', 'login', 'overview'],
  ['common', 'login', 'home'],
  ['common', 'login', 'auth'],
  ['kid-login', 'login'],
  ['shared', 'landing', 'auth'],
  ['shared', 'landing', 'kid'],
  ['shared', 'landing', 'overview'],
  ['shared', 'landing', 'extras'],
  ['shared', 'auth', 'kid'],
  ['shared', 'auth', 'home'],
  ['shared', 'auth', 'overview'],
  ['shared', 'auth', 'extras'],
  ['signed-in', 'kid', 'home'],
  ['signed-in', 'extras', 'home'],
  ['signed-in', 'extras', 'kid'],
  ['signed-in', 'extras', 'overview'],
  ['signed-in', 'extras', 'rare'],
  ['extras-shared', 'extras'],
  ['kid-overview', 'kid', 'overview'],
  ['kid-board', 'kid', 'board'],
  ['home', 'home', 'overview'],
  ['rest-overview', 'rewards', 'overview'],
  ['rest-overview', 'board', 'overview'],
  ['kid-rare', 'kid', 'rare'],
  ['auth-rare', 'auth', 'rare'],
  ['rest-overview', 'overview', 'rare'],
  ['rare-adult', 'rare', 'adult'],
  ['rare', 'rare'],
  ['kid-adult', 'kid', 'adult'],
  ['rest-overview', 'places', 'overview'],
  ['places-board', 'places', 'board'],
  ['kid', 'kid'],
  ['auth', 'auth'],
  ['landing', 'landing'],
  ['places-adult', 'places', 'adult'],
  ['places', 'places'],
  ['history', 'rewards', 'adult'],
  ['overview', 'overview'],
  ['home-adult', 'home'],
  ['board', 'board'],
  ['adult', 'adult'],
];

/**
 * Without this function, Vite makes one file for each combination of pages: the overview loads 154 scripts.
 * Rolldown's own merging of small files (`entriesAwareMergeThreshold`) makes every first page load 365 kB or
 * more. With this function, first pages load 5 to 17 scripts with 128 to 217 kB.
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
