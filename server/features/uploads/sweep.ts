import { inArray, sql } from 'drizzle-orm';
import type pg from 'pg';
import { uploads } from '@shared/tables/index';
import type { Deps } from '../../deps';
import { note, removeDue } from './removals';
import { folderOf } from './upload-keys';
import { isShown } from './uploads.queries';

// Any number that nothing else locks.
const LOCK = 7_263_542;
const BATCH = 50;
const MOST_BATCHES = 200;

export interface Swept {
  /** Uploads that nothing needed. */
  uploads: number;
  /** Folders that are gone from the store. */
  folders: number;
}

/**
 * Removes what nobody needs: uploads that were never finished or attached within 24 hours, images that no chore, reward,
 * submission or redemption mentions any more, and what earlier deletions left in the store. One process at a time does
 * it, in small batches; the others return null at once. `go` is asked between batches.
 */
export async function sweep(
  deps: Pick<Deps, 'db' | 'images' | 'logger'>,
  pool: pg.Pool,
  go: () => boolean = () => true,
): Promise<Swept | null> {
  const client = await pool.connect();
  try {
    const lock = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [LOCK]);
    if (!lock.rows[0]?.free) return null;
    try {
      const swept = { uploads: 0, folders: 0 };
      for (let batch = 0; batch < MOST_BATCHES && go(); batch += 1) {
        const { looked, removed } = await sweepRows(deps);
        swept.uploads += removed;
        if (looked < BATCH) break;
      }
      for (let batch = 0; batch < MOST_BATCHES && go(); batch += 1) {
        const removed = await removeDue(deps, BATCH);
        swept.folders += removed;
        if (removed < BATCH) break;
      }
      return swept;
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

interface Due extends Record<string, unknown> {
  name: string;
  familyId: string;
  needed: boolean;
}

// What records call it by.
const IMAGE_URL = sql`coalesce(u.source_url, '/objects/uploads/' || u.name)`;

const namesOf = (rows: Due[]) => rows.map(({ name }) => name);

/** Looks at the uploads whose time has come: some go, and those that are needed are left alone for a week. */
async function sweepRows({ db }: Pick<Deps, 'db'>): Promise<{ looked: number; removed: number }> {
  return db.transaction(async (tx) => {
    // Written out: each column here must name its table, or it would mean another one's.
    const { rows: due } = await tx.execute<Due>(sql`
      SELECT u.name, u.family_id AS "familyId", u.status = 'ready' AND ${isShown(sql`u.family_id`, IMAGE_URL)} AS needed
      FROM uploads u WHERE u.sweep_at <= now() ORDER BY u.sweep_at LIMIT ${BATCH}
      -- Whoever is attaching one of them right now either was first, or finds it gone.
      FOR UPDATE SKIP LOCKED`);
    const needed = due.filter((upload) => upload.needed);
    const gone = due.filter((upload) => !upload.needed);
    if (needed.length > 0) {
      await tx
        .update(uploads)
        .set({ sweepAt: sql`now() + interval '7 days'` })
        .where(inArray(uploads.name, namesOf(needed)));
    }
    if (gone.length > 0) {
      await tx.delete(uploads).where(inArray(uploads.name, namesOf(gone)));
      await note(
        tx,
        gone.map(({ familyId, name }) => folderOf(familyId, name)),
      );
    }
    return { looked: due.length, removed: gone.length };
  });
}
