import { PAGE } from '@shared/constants';
import type { AdminFamiliesQuery, AdminStats, UnknownCodes } from '@shared/contracts/admin';
import type { Deps } from '../../deps';
import { ALL_UNKNOWN_CODES } from '../../limits/rate-limit';
import * as queries from './admin.queries';
import { decodeCursor, encodeCursor, type Cursor } from './cursor';
import { familiesBetween, familiesNamed, MAX_BATCH } from './family-list.statement';

// Small, for a fast first byte.
const FIRST_BATCH = 50;
// Batches that PostgreSQL prepares concurrently.
const AHEAD = 2;

export interface FamilyPage {
  families: string;
  total: number;
  nextCursor: string | null;
}

export function readStats({ db }: Deps): Promise<AdminStats> {
  return queries.readTotals(db);
}

/** Returns the number of unknown family codes from unknown devices. */
export async function readUnknownCodes({ limits }: Deps): Promise<UnknownCodes> {
  const { used, allowed, endsAt } = await limits.usage(ALL_UNKNOWN_CODES);
  return { tried: used, allowed, endsAt: endsAt?.toISOString() ?? null };
}

/** Returns a page of families, newest first, with the total number of matches. */
export async function listFamilies({ db }: Deps, query: AdminFamiliesQuery): Promise<FamilyPage> {
  const { search, state, limit = PAGE.default } = query;
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  // Reads one more, to know whether another page follows.
  const { places, total } = search
    ? await queries.searchFamilyCursors(db, { search, state }, after, limit + 1)
    : {
        places: await queries.listFamilyCursors(db, state, after, limit + 1),
        total: await queries.countFamilies(db, state),
      };
  const page = places.slice(0, limit);
  const last = page.at(-1);
  return {
    families: await familiesNamed(
      db,
      page.map(({ id }) => id),
    ),
    total,
    nextCursor: places.length > limit && last ? encodeCursor(last) : null,
  };
}

/**
 * Yields all families, newest first. Reads at most two batches ahead, so that a slow client doesn't fill the
 * memory.
 */
export async function* eachFamily({ db }: Deps): AsyncGenerator<string, void, undefined> {
  const ahead: Promise<string>[] = [];
  for await (const { after, upTo } of spans(db)) {
    const batch = familiesBetween(db, after, upTo);
    batch.catch(() => {});
    ahead.push(batch);
    if (ahead.length > AHEAD || after === null) yield (await ahead.shift()) ?? '[]';
  }
  for (const batch of ahead) yield await batch;
}

/** Cursors of the batches. Null is an end of the list. */
async function* spans(db: Deps['db']): AsyncGenerator<{ after: Cursor | null; upTo: Cursor | null }> {
  let after: Cursor | null = null;
  do {
    const upTo: Cursor | null = await queries.cursorAfter(db, after, after ? MAX_BATCH : FIRST_BATCH);
    yield { after, upTo };
    after = upTo;
  } while (after);
}
