import {
  ADMIN_PAGE,
  type AdminFamiliesQuery,
  type AdminFamily,
  type AdminStats,
} from '@shared/contracts/admin';
import type { Deps } from '../../http/deps';
import type { AdminActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { audit, type Whence } from '../audit/audit';
import { afterFamilyDeleted, deleteFamily } from '../families/delete-family';
import { presentFamilies } from './admin.present';
import * as queries from './admin.queries';
import { decodeCursor, encodeCursor, type Cursor } from './cursor';

// The first batch is small for an early first byte; the others are large enough to be quick, small enough to be light.
const FIRST_BATCH = 50;
const BATCH = 1000;

export interface FamilyPage {
  families: AdminFamily[];
  total: number;
  /** Where the next page starts; null on the last. */
  nextCursor: string | null;
}

/** Sums over all families. */
export function readStats({ db }: Deps): Promise<AdminStats> {
  return queries.sumUp(db);
}

/** One page of the families, newest first, and how many match in all. Throws 400 for a cursor that is not ours. */
export async function listFamilies({ db }: Deps, query: AdminFamiliesQuery): Promise<FamilyPage> {
  const { search, limit = ADMIN_PAGE.default } = query;
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  // One more than asked tells whether another page follows.
  const { places, total } = search
    ? await queries.searchPlaces(db, search, after, limit + 1)
    : { places: await queries.listPlaces(db, after, limit + 1), total: await queries.countFamilies(db) };
  const page = places.slice(0, limit);
  const last = page.at(-1);
  return {
    families: await load(db, page),
    total,
    nextCursor: places.length > limit && last ? encodeCursor(last) : null,
  };
}

/**
 * Every family, newest first, batch by batch. The next batch is read while the last one is being sent, and no further
 * ahead: nothing piles up behind a slow client.
 */
export async function* eachFamily({ db }: Deps): AsyncGenerator<AdminFamily[], void, undefined> {
  let next: Promise<Batch> | null = readBatch(db, null, FIRST_BATCH);
  while (next) {
    const batch: Batch = await next;
    next = batch.last ? readBatch(db, batch.last, BATCH) : null;
    // If the client goes away now, nobody waits for the batch under way, nor for its failure.
    next?.catch(() => {});
    yield batch.families;
  }
}

interface Batch {
  families: AdminFamily[];
  /** Where the next one starts; null at the end. */
  last: Cursor | null;
}

async function readBatch(db: Deps['db'], after: Cursor | null, size: number): Promise<Batch> {
  const places = await queries.listPlaces(db, after, size);
  return {
    families: await load(db, places),
    last: places.length < size ? null : (places.at(-1) ?? null),
  };
}

/** Deletes a family and all that is its own, for good. Throws 404. */
export async function removeFamily(deps: Deps, actor: AdminActor, from: Whence, id: string): Promise<void> {
  const gone = await deps.db.transaction(async (tx) => {
    const deleted = await deleteFamily(tx, id);
    if (!deleted) throw notFound('Family');
    await audit(tx, {
      actorType: 'admin',
      actorId: actor.userId,
      action: 'family.delete',
      target: id,
      outcome: 'ok',
      ...from,
    });
    return deleted;
  });
  afterFamilyDeleted(deps, gone);
}

async function load(db: Deps['db'], places: queries.Place[]): Promise<AdminFamily[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  return presentFamilies(ids, await queries.findFamilies(db, ids));
}
