import { and, eq } from 'drizzle-orm';
import { uploads } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { ImageStore } from '../../stores/image-store';
import { folderOf, placesOf, URL_SECONDS } from './upload-locations';
import type { UploadRow } from './uploads.queries';

/**
 * Enqueues the removal in the transaction that deletes the rows. Runs again once all signed URLs have
 * expired, because these may still create files.
 */
export async function enqueueImageRemoval(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  folders: string[],
): Promise<void> {
  const afterLastUrl = new Date(Date.now() + (URL_SECONDS + 60) * 1000);
  await jobs.add(tx, 'remove-images', { folders });
  await jobs.add(tx, 'remove-images', { folders }, { startAfter: afterLastUrl });
}

export async function discardUpload(deps: Deps, upload: Pick<UploadRow, 'familyId' | 'name'>): Promise<void> {
  await withTransaction(deps, (tx) => deleteWaiting(deps, tx, upload));
}

export async function deleteWaiting(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  { familyId, name }: Pick<UploadRow, 'familyId' | 'name'>,
): Promise<void> {
  const waiting = and(eq(uploads.familyId, familyId), eq(uploads.name, name), eq(uploads.status, 'waiting'));
  const deleted = await tx.delete(uploads).where(waiting).returning({ name: uploads.name });
  if (deleted.length > 0) await enqueueImageRemoval(deps, tx, [folderOf(familyId, name)]);
}

/** Removes checked and unchecked images. Repeatable. */
export async function removeImages(images: ImageStore, folders: string[]): Promise<void> {
  for (const folder of folders) {
    for (const place of placesOf(folder)) await images.removeFolder(place);
  }
}
