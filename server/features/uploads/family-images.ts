import type { Readable } from 'node:stream';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { uploadNameOf, uploadPath } from '@shared/rules/images';
import { uploads } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import type { ImageStore } from '../../stores/image-store';
import { imageKey } from './upload-locations';

export interface FamilyImage {
  name: string;
  width: number;
  createdAt: Date;
}

/** The family's images, oldest first, without external ones. */
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

/** WebP, or null if the bytes are missing. The caller must read or destroy the stream. */
export async function openFamilyImage(
  images: ImageStore,
  familyId: string,
  { name, width }: FamilyImage,
): Promise<Readable | null> {
  const found = await images.open(imageKey(familyId, name, width));
  return found?.stream ?? null;
}
