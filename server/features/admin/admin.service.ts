import { PAGE } from '@shared/constants';
import type { AdminFamiliesQuery, AdminStats, UnknownCodes } from '@shared/contracts/admin';
import { withTransaction } from '../../events/with-transaction';
import type { Deps } from '../../deps';
import { ALL_UNKNOWN_CODES } from '../../limits/rate-limit';
import type { AdminActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { audit, type AuditContext } from '../audit/audit';
import { deleteFamily } from '../families/delete-family';
import * as queries from './admin.queries';
import { decodeCursor, encodeCursor, type Cursor } from './cursor';
import { familiesBetween, familiesNamed, MAX_BATCH } from './family-list.statement';

// Small, for an early first byte.
const FIRST_BATCH = 50;
// Batches that PostgreSQL prepares at once.
const AHEAD = 2;

export interface FamilyPage {
  /** The JSON text of AdminFamily records. */
  families: string;
  total: number;
  /** Where the next page starts; null on the last. */
  nextCursor: string | null;
}

/** Sums over all families. */
export function readStats({ db }: Deps): Promise<AdminStats> {
  return queries.sumUp(db);
}

/** How many unknown family codes strangers have tried (docs/security.md, "Attempt limits"). */
export async function readUnknownCodes({ limits }: Deps): Promise<UnknownCodes> {
  const { used, allowed, endsAt } = await limits.usage(ALL_UNKNOWN_CODES);
  return { tried: used, allowed, endsAt: endsAt?.toISOString() ?? null };
}

/** One page of the families, newest first, and how many match in all. Throws 400 for a cursor that is not ours. */
export async function listFamilies({ db }: Deps, query: AdminFamiliesQuery): Promise<FamilyPage> {
  const { search, limit = PAGE.default } = query;
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  // One more than asked tells whether another page follows.
  const { places, total } = search
    ? await queries.searchFamilyCursors(db, search, after, limit + 1)
    : {
        places: await queries.listFamilyCursors(db, after, limit + 1),
        total: await queries.countFamilies(db),
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
 * Every family, newest first, batch by batch (docs/decisions/0031). The next two batches are read while the last one is
 * being sent, and none further ahead: nothing piles up behind a slow client.
 */
export async function* eachFamily({ db }: Deps): AsyncGenerator<string, void, undefined> {
  const ahead: Promise<string>[] = [];
  for await (const { after, upTo } of spans(db)) {
    const batch = familiesBetween(db, after, upTo);
    // If the client disconnects, nothing awaits the batch under way or handles its rejection.
    batch.catch(() => {});
    ahead.push(batch);
    if (ahead.length > AHEAD || after === null) yield (await ahead.shift()) ?? '[]';
  }
  for (const batch of ahead) yield await batch;
}

/** The whole list in pieces: after which place each begins, and with which it ends, null for the list's own ends. */
async function* spans(db: Deps['db']): AsyncGenerator<{ after: Cursor | null; upTo: Cursor | null }> {
  let after: Cursor | null = null;
  do {
    const upTo: Cursor | null = await queries.cursorAfter(db, after, after ? MAX_BATCH : FIRST_BATCH);
    yield { after, upTo };
    after = upTo;
  } while (after);
}

/** Deletes a family and all that is its own, for good. Throws 404. */
export async function removeFamily(
  deps: Deps,
  actor: AdminActor,
  context: AuditContext,
  id: string,
): Promise<void> {
  const gone = await withTransaction(deps, async (tx) => {
    const deleted = await deleteFamily(deps, tx, id, actor);
    if (!deleted) throw notFound('family');
    await audit(tx, {
      actorType: 'admin',
      actorId: actor.userId,
      action: 'family.delete',
      target: id,
      outcome: 'ok',
      ...context,
    });
    return deleted;
  });
  deps.sessions.announceEnded(gone);
}
