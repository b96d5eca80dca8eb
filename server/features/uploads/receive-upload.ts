import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { MIN_PART_BYTES } from '@shared/constants';
import { databaseNow } from '../../db/clock';
import type { Deps } from '../../deps';
import { AppError, forbidden, invalidImage } from '../../lib/errors';
import { asRefusal, finishUpload, isRefused, maxBytesOf } from './finish-upload';
import { discardUpload } from './image-removals';
import { type UploadTarget, incomingFolder, incomingKey, partKey, verifyUploadUrl } from './upload-locations';
import {
  claimUpload,
  findClaim,
  findWaiting,
  recordPart,
  releaseClaim,
  sizeOf,
  type UploadRow,
} from './uploads.queries';

// A healthy connection is never silent for this long.
const SILENCE_MS = 10_000;

export interface Body {
  chunks: AsyncIterable<Buffer>;
  length: number | undefined;
}

export function bodyOf(req: IncomingMessage): Body {
  const length = req.headers['content-length'];
  const chunks = async function* () {
    const silence = setTimeout(() => req.destroy(), SILENCE_MS);
    try {
      // The connection stays open for a 413 response.
      for await (const chunk of req.iterator({ destroyOnReturn: false })) {
        silence.refresh();
        yield chunk as Buffer;
      }
    } finally {
      clearTimeout(silence);
    }
  };
  return { chunks: chunks(), length: length === undefined ? undefined : Number(length) };
}

/** Throws 403 if it is invalid or has expired. */
export async function requireSignedUrl(
  { db, secrets }: Deps,
  name: string,
  query: Record<string, unknown>,
): Promise<UploadTarget> {
  const target = verifyUploadUrl(secrets.uploadKeys, name, query, await databaseNow(db));
  if (target === null) throw forbidden('upload_url');
  if (target === 'expired') throw new AppError('forbidden', 'upload_expired');
  return target;
}

/**
 * Receives a whole image, which is validated immediately, or a part. Returns a part's ETag. A rejected image
 * is deleted; an incomplete one can be sent again.
 */
export async function receiveUpload(
  deps: Deps,
  { name, part }: UploadTarget,
  body: Body,
): Promise<string | null> {
  return part === undefined ? receiveWhole(deps, name, body) : receivePart(deps, name, part, body);
}

async function receiveWhole(deps: Deps, name: string, body: Body): Promise<null> {
  const upload = await claimUpload(deps.db, name);
  if (!upload) throw await claimError(deps, name);
  try {
    await store(deps, upload, incomingKey(upload.familyId, name), body, maxBytesOf(upload));
    if (!(await finishUpload(deps, upload))) throw usedError();
    return null;
  } catch (error) {
    const refusal = asRefusal(error, upload);
    if (isRefused(refusal)) await discardUpload(deps, upload);
    else await startOver(deps, upload);
    throw refusal;
  }
}

/** An upload claimed by a sender, which may have crashed, can be retried soon. */
async function claimError({ db }: Deps, name: string): Promise<AppError> {
  const claim = await findClaim(db, name);
  if (!claim) return usedError();
  return new AppError('conflict', 'upload_in_progress', { retryAfter: claim.secondsLeft });
}

/** A retry sends all bytes, and a full disk needs the space. */
async function startOver({ db, images, logger }: Deps, { familyId, name }: UploadRow): Promise<void> {
  await images.removeFolder(incomingFolder(familyId, name)).catch((error: unknown) => {
    logger.warn({ err: error }, 'an unchecked image was left to the sweep');
  });
  await releaseClaim(db, name);
}

async function receivePart(deps: Deps, name: string, part: number, body: Body): Promise<string> {
  const upload = await findWaiting(deps.db, name);
  if (!upload) throw usedError();
  // All parts together must fit in the reserved size.
  const room = maxBytesOf(upload) - sizeOf(upload.parts.filter(({ PartNumber }) => PartNumber !== part));
  if (part > partsOf(upload) || room <= 0) throw invalidImage('too_large', upload.purpose);
  let size = 0;
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of body.chunks) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  const counted = { length: body.length, chunks: hashed() };
  await store(deps, upload, partKey(upload.familyId, name, part), counted, room).catch((error: unknown) => {
    throw asRefusal(error, upload);
  });
  const ETag = etagOf(hash.digest('hex'));
  const recorded = await recordPart(
    deps.db,
    upload,
    { PartNumber: part, ETag, Size: size },
    maxBytesOf(upload),
  );
  if (recorded === 'gone') throw usedError();
  if (recorded === 'too_large') {
    await discardUpload(deps, upload);
    throw invalidImage('too_large', upload.purpose);
  }
  return ETag;
}

export const partsOf = (upload: UploadRow): number => Math.ceil(maxBytesOf(upload) / MIN_PART_BYTES);

export const etagOf = (sha256: string): string => `"${sha256.slice(0, 32)}"`;

async function store(
  { images }: Deps,
  { purpose }: UploadRow,
  key: string,
  { chunks, length }: Body,
  maxBytes: number,
): Promise<void> {
  if (length !== undefined && length > maxBytes) {
    throw invalidImage('too_large', purpose);
  }
  let broken = false;
  const whole = async function* () {
    try {
      yield* chunks;
    } catch (error) {
      broken = true;
      throw error;
    }
  };
  await images.receive(key, whole(), maxBytes, length).catch((error: unknown) => {
    if (!broken) throw error;
    throw new AppError('validation', 'incomplete');
  });
}

const usedError = () => new AppError('forbidden', 'upload_used');
