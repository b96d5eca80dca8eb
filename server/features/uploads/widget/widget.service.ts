import { createHash } from 'node:crypto';
import type { UploadInput, WidgetPart } from '@shared/contracts/uploads';
import { uploadPath } from '@shared/rules/images';
import type { StoredPart } from '@shared/tables/index';
import { lockActor } from '../../../db/account-locks';
import type { Executor } from '../../../db/client';
import { databaseNow } from '../../../db/clock';
import type { Deps } from '../../../deps';
import { withTransaction } from '../../../events/with-transaction';
import type { ParentActor } from '../../../lib/actor';
import { conflict, notFound, invalidImage } from '../../../lib/errors';
import { TooManyBytesError } from '../../../stores/image-store';
import { directUploadsFor } from '../direct-uploads';
import { finishUpload, maxBytesOf } from '../finish-upload';
import { etagOf, partsOf } from '../receive-upload';
import { deleteWaiting } from '../image-removals';
import {
  incomingKey,
  multipartId,
  nameInKey,
  partKey,
  signUploadUrl,
  URL_SECONDS,
} from '../upload-locations';
import { findUpload, type UploadRow } from '../uploads.queries';
import { reserveUpload } from '../uploads.service';

/** Returns a form to POST one image. */
export async function widgetParams(deps: Deps, actor: ParentActor, input: UploadInput, pageOrigin: string) {
  const upload = await reserveUpload(deps, actor, input);
  const key = incomingKey(upload.familyId, upload.name);
  const terms = { contentType: upload.contentType ?? undefined, maxBytes: maxBytesOf(upload) };
  const direct = directUploadsFor(deps, pageOrigin);
  const form = direct
    ? await direct.postForm(key, terms, URL_SECONDS)
    : { url: signUploadUrl(deps.secrets.uploadKeys[0], { name: upload.name }, upload.createdAt), fields: {} };
  // The widget identifies the upload by the form's key in the response.
  return { method: 'POST' as const, url: form.url, fields: { key, ...form.fields } };
}

export async function startMultipart(deps: Deps, actor: ParentActor, input: UploadInput) {
  const { familyId, name } = await reserveUpload(deps, actor, input);
  return { key: incomingKey(familyId, name), uploadId: multipartId(deps.secrets.uploadKeys[0], name) };
}

/** Always our URL, because a bucket can't limit the size of parts. */
export async function signPart(
  deps: Deps,
  actor: ParentActor,
  at: MultipartPlace,
  part: number,
): Promise<string> {
  const upload = await multipartOf(deps.db, deps, actor, at);
  if (part > partsOf(upload)) throw invalidImage('too_large', upload.purpose);
  return signUploadUrl(deps.secrets.uploadKeys[0], { name: upload.name, part }, await databaseNow(deps.db));
}

export async function listParts(deps: Deps, actor: ParentActor, at: MultipartPlace): Promise<StoredPart[]> {
  return (await multipartOf(deps.db, deps, actor, at)).parts;
}

export async function completeMultipart(
  deps: Deps,
  actor: ParentActor,
  at: MultipartPlace,
  named: WidgetPart[],
): Promise<{ location: string; key: string }> {
  // Processing the image takes seconds.
  await withTransaction(deps, (tx) => lockActor(tx, actor));
  const upload = await multipartOf(deps.db, deps, actor, at);
  await deps.limits.take(['uploadCompletions', actor.userId]);
  const same =
    upload.parts.length === named.length &&
    named.every(
      ({ PartNumber, ETag }, index) =>
        PartNumber === index + 1 && unquoted(ETag) === unquoted(upload.parts[index]?.ETag ?? ''),
    );
  if (!same) throw invalidPart();
  if (!(await finishUpload(deps, upload, () => readParts(deps, upload)))) throw notFound('upload');
  return { location: uploadPath(upload.name), key: at.key };
}

export async function abortMultipart(deps: Deps, actor: ParentActor, at: MultipartPlace): Promise<void> {
  await withTransaction(deps, async (tx) => {
    await lockActor(tx, actor);
    await deleteWaiting(deps, tx, await multipartOf(tx, deps, actor, at));
  });
}

export interface MultipartPlace {
  uploadId: string;
  key: string;
}

async function multipartOf(
  tx: Executor,
  { secrets }: Pick<Deps, 'secrets'>,
  { familyId }: ParentActor,
  { key, uploadId }: MultipartPlace,
): Promise<UploadRow> {
  const name = nameInKey(familyId, key);
  if (name === null || !secrets.uploadKeys.some((secret) => uploadId === multipartId(secret, name)))
    throw notFound('upload');
  const upload = await findUpload(tx, familyId, name);
  if (upload?.status !== 'waiting') throw notFound('upload');
  return upload;
}

/** Joins the parts. Throws 409 if another part was sent at the same time. */
async function readParts({ images }: Deps, { familyId, name, parts }: UploadRow): Promise<Buffer> {
  const read: Buffer[] = [];
  for (const { PartNumber, ETag, Size } of parts) {
    const bytes = await images.read(partKey(familyId, name, PartNumber), Size).catch((error: unknown) => {
      throw error instanceof TooManyBytesError ? invalidPart() : error;
    });
    if (!bytes || etagOf(createHash('sha256').update(bytes).digest('hex')) !== ETag) throw invalidPart();
    read.push(bytes);
  }
  return Buffer.concat(read);
}

const invalidPart = () => conflict('invalid_part');

const unquoted = (etag: string): string => etag.replaceAll('"', '');
