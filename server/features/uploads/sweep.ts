import { inArray, sql } from 'drizzle-orm';
import { uploads } from '@shared/tables/index';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { enqueueImageRemoval } from './image-removals';
import { folderOf } from './upload-locations';
import { isShown } from './uploads.queries';

const BATCH = 50;
const MAX_BATCHES = 200;

/**
 * Removes uploads that were not finished or attached within 24 hours, and unused images, until `signal`
 * aborts. Returns their number; jobs delete the files.
 */
export async function sweepUploads(deps: Pick<Deps, 'db' | 'jobs'>, signal?: AbortSignal): Promise<number> {
  let swept = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    if (signal?.aborted) break;
    const { looked, removed } = await sweepBatch(deps);
    swept += removed;
    if (looked < BATCH) break;
  }
  return swept;
}

interface Due extends Record<string, unknown> {
  name: string;
  familyId: string;
  needed: boolean;
}

// The URL in records.
const IMAGE_URL = sql`coalesce(u.source_url, '/objects/uploads/' || u.name)`;

const namesOf = (rows: Due[]) => rows.map(({ name }) => name);

async function sweepBatch(deps: Pick<Deps, 'db' | 'jobs'>): Promise<{ looked: number; removed: number }> {
  return inTransaction(deps.db, async (tx) => {
    const { rows: due } = await tx.execute<Due>(sql`
      SELECT u.name, u.family_id AS "familyId", u.status = 'ready' AND ${isShown(sql`u.family_id`, IMAGE_URL)} AS needed
      FROM uploads u WHERE u.sweep_at <= now() ORDER BY u.sweep_at LIMIT ${BATCH}
      -- A request that is attaching one has locked it, or finds it gone.
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
      const folders = gone.map(({ familyId, name }) => folderOf(familyId, name));
      await enqueueImageRemoval(deps, tx, folders);
    }
    return { looked: due.length, removed: gone.length };
  });
}
