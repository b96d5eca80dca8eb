import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { imageRemovals, uploads } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import type { ImageStore } from '../../stores/image-store';
import { folderOf, placesOf } from './upload-keys';
import { URL_SECONDS } from './upload-url';

// A URL signed just before may still bring something in.
const AFTER_LAST_URL = sql`now() + make_interval(secs => ${URL_SECONDS + 60})`;

/**
 * Notes in the deletion's own transaction that the family's images are to go. Afterwards `removeImages` does it at once;
 * whatever happens then, the sweep does it again when no URL for it is good any more.
 */
export async function noteFamilyRemoval(tx: Tx, familyId: string): Promise<string> {
  const folder = folderOf(familyId);
  await note(tx, [folder]);
  return folder;
}

/** Deletes an upload that was refused, with its bytes. One that is finished meanwhile stays. */
export async function discardUpload(
  deps: Pick<Deps, 'db' | 'images' | 'logger'>,
  { familyId, name }: { familyId: string; name: string },
): Promise<void> {
  const folder = folderOf(familyId, name);
  const mine = and(eq(uploads.familyId, familyId), eq(uploads.name, name), eq(uploads.status, 'waiting'));
  const gone = await deps.db.transaction(async (tx) => {
    const rows = await tx.delete(uploads).where(mine).returning({ name: uploads.name });
    if (rows.length > 0) await note(tx, [folder]);
    return rows.length > 0;
  });
  if (gone) await removeImages(deps, folder);
}

/** Notes folders for removal; one that is noted already is put off. */
export async function note(tx: Tx, folders: string[]): Promise<void> {
  if (folders.length === 0) return;
  await tx
    .insert(imageRemovals)
    .values(folders.map((folder) => ({ folder, dueAt: AFTER_LAST_URL })))
    .onConflictDoUpdate({ target: imageRemovals.folder, set: { dueAt: AFTER_LAST_URL } });
}

/** Removes a folder's images from the store now; a store that is away is left to the sweep. Never throws. */
export async function removeImages(
  { images, logger }: Pick<Deps, 'images' | 'logger'>,
  folder: string,
): Promise<void> {
  try {
    await removeFrom(images, folder);
  } catch (error) {
    logger.warn({ err: error }, 'images not removed yet');
  }
}

/** Removes what is due, at most `limit` folders. Returns how many are done; one that fails stays for the next time. */
export async function removeDue(
  { db, images, logger }: Pick<Deps, 'db' | 'images' | 'logger'>,
  limit: number,
) {
  const due = await db
    .select({ folder: imageRemovals.folder })
    .from(imageRemovals)
    .where(lte(imageRemovals.dueAt, sql`now()`))
    .orderBy(imageRemovals.dueAt)
    .limit(limit);
  const done: string[] = [];
  for (const { folder } of due) {
    try {
      await removeFrom(images, folder);
      done.push(folder);
    } catch (error) {
      logger.warn({ err: error }, 'images not removed yet');
      break;
    }
  }
  if (done.length > 0) await db.delete(imageRemovals).where(inArray(imageRemovals.folder, done));
  return done.length;
}

async function removeFrom(images: ImageStore, folder: string): Promise<void> {
  for (const place of placesOf(folder)) await images.removeFolder(place);
}
