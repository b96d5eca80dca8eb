import { randomBytes } from 'node:crypto';
import { IMAGE_BYTES } from '@shared/constants';
import type { UploadResponse, UploadInput } from '@shared/contracts/uploads';
import { imageTypeOf, uploadNameOf, uploadPath } from '@shared/rules/images';
import { withTransaction } from '../../events/with-transaction';
import type { Tx } from '../../db/client';
import { lockFamily } from '../../db/family-locks';
import type { Deps } from '../../deps';
import type { ParentActor } from '../../lib/actor';
import { AppError, invalid, invalidImage } from '../../lib/errors';
import { directUploadsFor } from './direct-uploads';
import { finishUpload, isRefused } from './finish-upload';
import { incomingKey, signUploadUrl, URL_SECONDS } from './upload-locations';
import { findUpload, insertUpload, keepUpload, sumBytes, type UploadRow } from './uploads.queries';

const FAMILY_BYTES = 500 * 1024 * 1024;

/**
 * Reserves space and returns a URL for one PUT from a page at `pageOrigin` within ten minutes. The caller
 * makes our own path absolute. Throws 413 for a full family storage.
 */
export async function requestUpload(
  deps: Deps,
  actor: ParentActor,
  input: UploadInput,
  pageOrigin: string,
): Promise<UploadResponse> {
  const upload = await reserveUpload(deps, actor, input);
  const direct = directUploadsFor(deps, pageOrigin);
  const uploadURL = direct
    ? await direct.putUrl(
        incomingKey(upload.familyId, upload.name),
        { contentType: upload.contentType ?? undefined, size: input.size },
        URL_SECONDS,
      )
    : signUploadUrl(deps.secrets.uploadKeys[0], { name: upload.name }, upload.createdAt);
  return { uploadURL, objectPath: uploadPath(upload.name) };
}

export async function reserveUpload(
  deps: Deps,
  actor: ParentActor,
  { contentType, size, purpose }: UploadInput,
): Promise<UploadRow> {
  const { userId, familyId } = actor;
  const type = contentType === undefined ? null : imageTypeOf(contentType);
  if (contentType !== undefined && type === null) {
    throw invalidImage('unsupported_type', purpose);
  }
  const room = size ?? IMAGE_BYTES[purpose];
  if (room > IMAGE_BYTES[purpose]) throw invalidImage('too_large', purpose);
  await deps.limits.take(['uploads', userId]);
  return withTransaction(deps, async (tx) => {
    await lockFamily(tx, actor, 'no key update');
    return insertReserved(tx, { familyId, purpose, contentType: type, size: room });
  });
}

/** Reserves `size` bytes. The caller has locked the family. Throws 413 if its storage is full. */
export async function insertReserved(
  tx: Tx,
  row: Pick<UploadRow, 'familyId' | 'purpose' | 'contentType'> & { size: number; sourceUrl?: string },
): Promise<UploadRow> {
  if ((await sumBytes(tx, row.familyId)) + row.size > FAMILY_BYTES) {
    throw new AppError('too_large', 'storage_full', { params: { megabytes: FAMILY_BYTES / 1024 / 1024 } });
  }
  return insertUpload(tx, { name: randomBytes(16).toString('hex'), ...row });
}

/**
 * Accepts no image, an external URL, or the family's own upload, and finishes one in the bucket. Throws 400
 * for another path below /objects/, because guessing it would show another family's picture.
 */
export async function requireOwnImage(
  deps: Deps,
  familyId: string,
  imageUrl: string | null | undefined,
): Promise<void> {
  const name = imageUrl ? uploadNameOf(imageUrl) : null;
  if (name === null) return;
  const upload = await findUpload(deps.db, familyId, name);
  const ready = upload && (await finishUpload(deps, upload).catch(asFieldFault));
  // The sweep may be deleting an unused picture at the same time.
  if (!ready || !(await keepUpload(deps.db, familyId, name))) {
    throw invalid('imageUrl', 'validation.own_upload');
  }
}

function asFieldFault(error: unknown): never {
  throw isRefused(error) ? invalid('imageUrl', error.key, error.params) : error;
}
