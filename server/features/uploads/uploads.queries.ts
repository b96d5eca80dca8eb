import { and, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { uploads, type StoredPart } from '@shared/tables/index';
import type { Db, Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import { inTransaction } from '../../db/transaction';

export type UploadRow = typeof uploads.$inferSelect;

const CLAIM = sql`interval '60 seconds'`;
const LATER = sql`now() + interval '24 hours'`;

const uploadOfFamily = prepared((db) =>
  db
    .select()
    .from(uploads)
    .where(and(eq(uploads.familyId, sql.placeholder('familyId')), eq(uploads.name, sql.placeholder('name'))))
    .prepare('upload_of_family'),
);

export async function findUpload(
  db: Executor,
  familyId: string,
  name: string,
): Promise<UploadRow | undefined> {
  const [row] = await uploadOfFamily(db).execute({ familyId, name });
  return row;
}

export async function findWebUpload(
  tx: Executor,
  familyId: string,
  url: string,
): Promise<UploadRow | undefined> {
  const digest = sql`md5(${uploads.sourceUrl}) = md5(${url})`;
  const [row] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.familyId, familyId), digest, eq(uploads.sourceUrl, url)));
  return row;
}

export function countWebUploads(tx: Executor, familyId: string): Promise<number> {
  return tx.$count(uploads, and(eq(uploads.familyId, familyId), isNotNull(uploads.sourceUrl)));
}

export const isShown = (familyId: SQL, imageUrl: SQL): SQL => sql`(
  EXISTS (SELECT FROM chores c WHERE c.family_id = ${familyId} AND c.image_url = ${imageUrl})
  OR EXISTS (SELECT FROM rewards r WHERE r.family_id = ${familyId} AND r.image_url = ${imageUrl})
  OR EXISTS (SELECT FROM chore_submissions s WHERE s.family_id = ${familyId} AND s.chore_image_url = ${imageUrl})
  OR EXISTS (SELECT FROM reward_redemptions d WHERE d.family_id = ${familyId} AND d.reward_image_url = ${imageUrl}))`;

export async function showsImage(tx: Executor, familyId: string, url: string): Promise<boolean> {
  const { rows } = await tx.execute<{ shown: boolean }>(
    sql`SELECT ${isShown(sql`${familyId}::uuid`, sql`${url}::text`)} AS shown`,
  );
  return rows[0]?.shown === true;
}

/** Returns used and reserved bytes. The caller locks the family. */
export async function sumBytes(tx: Tx, familyId: string): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${uploads.size}), 0)` })
    .from(uploads)
    .where(eq(uploads.familyId, familyId));
  return Number(row?.bytes ?? 0);
}

export async function insertUpload(tx: Executor, row: typeof uploads.$inferInsert): Promise<UploadRow> {
  const [made] = await tx.insert(uploads).values(row).returning();
  if (!made) throw new Error('insert returned no row');
  return made;
}

/**
 * Returns undefined if it is finished, deleted, or claimed by another. A crashed sender's claim ends after a
 * minute.
 */
export async function claimUpload(tx: Executor, name: string): Promise<UploadRow | undefined> {
  const [row] = await tx
    .update(uploads)
    .set({ claimedAt: sql`now()` })
    .where(
      and(
        eq(uploads.name, name),
        eq(uploads.status, 'waiting'),
        or(isNull(uploads.claimedAt), lt(uploads.claimedAt, sql`now() - ${CLAIM}`)),
      ),
    )
    .returning();
  return row;
}

/** Returns undefined without a claim. */
export async function findClaim(tx: Executor, name: string): Promise<{ secondsLeft: number } | undefined> {
  const left = sql<string>`extract(epoch from ${uploads.claimedAt} + ${CLAIM} - now())`;
  const [row] = await tx
    .select({ left })
    .from(uploads)
    .where(and(eq(uploads.name, name), eq(uploads.status, 'waiting')));
  return row && { secondsLeft: Math.max(1, Math.ceil(Number(row.left))) };
}

export async function findWaiting(tx: Executor, name: string): Promise<UploadRow | undefined> {
  const [row] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.name, name), eq(uploads.status, 'waiting')));
  return row;
}

export async function releaseClaim(tx: Executor, name: string): Promise<void> {
  await tx
    .update(uploads)
    .set({ claimedAt: null })
    .where(and(eq(uploads.name, name), eq(uploads.status, 'waiting')));
}

export const sizeOf = (parts: StoredPart[]): number => parts.reduce((sum, { Size }) => sum + Size, 0);

/** Replaces an earlier recording of the part, if all parts fit into `maxBytes`. */
export async function recordPart(
  db: Db,
  { familyId, name }: Pick<UploadRow, 'familyId' | 'name'>,
  part: StoredPart,
  maxBytes: number,
): Promise<'recorded' | 'too_large' | 'gone'> {
  const waiting = and(eq(uploads.familyId, familyId), eq(uploads.name, name), eq(uploads.status, 'waiting'));
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select({ parts: uploads.parts }).from(uploads).where(waiting).for('update');
    if (!row) return 'gone';
    const others = row.parts.filter(({ PartNumber }) => PartNumber !== part.PartNumber);
    if (sizeOf(others) + part.Size > maxBytes) return 'too_large';
    const parts = [...others, part].toSorted((a, b) => a.PartNumber - b.PartNumber);
    await tx.update(uploads).set({ parts }).where(waiting);
    return 'recorded';
  });
}

/** Returns undefined if it already is, or was deleted. */
export async function markReady(
  tx: Executor,
  { familyId, name }: Pick<UploadRow, 'familyId' | 'name'>,
  stored: { size: number; widths: number[] },
): Promise<UploadRow | undefined> {
  const [row] = await tx
    .update(uploads)
    .set({
      ...stored,
      status: 'ready',
      contentType: 'image/webp',
      parts: [],
      claimedAt: null,
      readyAt: sql`now()`,
      sweepAt: LATER,
    })
    .where(and(eq(uploads.familyId, familyId), eq(uploads.name, name), eq(uploads.status, 'waiting')))
    .returning();
  return row;
}

/**
 * Postpones the sweep of an image that is about to be used. Returns whether it is the family's finished
 * upload.
 */
export async function keepUpload(tx: Executor, familyId: string, name: string): Promise<boolean> {
  const rows = await tx
    .update(uploads)
    .set({ sweepAt: LATER })
    .where(and(eq(uploads.familyId, familyId), eq(uploads.name, name), eq(uploads.status, 'ready')))
    .returning({ name: uploads.name });
  return rows.length > 0;
}
