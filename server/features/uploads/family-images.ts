import type { Readable } from 'node:stream';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { uploadNameOf, uploadPath } from '@shared/rules/images';
import { uploads } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import type { ImageStore } from '../../stores/image-store';
import { imageKey } from './upload-locations';

/** An image of a family, in the largest size there is of it. */
export interface FamilyImage {
  /** A plain name: no folder, nothing that climbs. */
  name: string;
  width: number;
  createdAt: Date;
}

/** The finished images that the family uploaded, oldest first; those from elsewhere are their sites' to keep. */
export async function listFamilyImages(tx: Executor, familyId: string): Promise<FamilyImage[]> {
  const rows = await tx
    .select({ name: uploads.name, widths: uploads.widths, createdAt: uploads.createdAt })
    .from(uploads)
    .where(and(eq(uploads.familyId, familyId), eq(uploads.status, 'ready'), isNull(uploads.sourceUrl)))
    .orderBy(asc(uploads.createdAt), asc(uploads.name));
  return rows.flatMap(({ name, widths, createdAt }) => {
    const width = widths.at(-1);
    return width === undefined || uploadNameOf(uploadPath(name)) === null ? [] : { name, width, createdAt };
  });
}

/** The image's bytes (WebP), or null when the store has them no more. The caller reads or destroys the stream. */
export async function openFamilyImage(
  images: ImageStore,
  familyId: string,
  { name, width }: FamilyImage,
): Promise<Readable | null> {
  const found = await images.open(imageKey(familyId, name, width));
  return found?.stream ?? null;
}
