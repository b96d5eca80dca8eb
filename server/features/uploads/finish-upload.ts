import { IMAGE_BYTES } from '@shared/constants';
import { inTransaction } from '../../db/transaction';
import type { Deps } from '../../deps';
import { AppError, invalidImage } from '../../lib/errors';
import { createQueue } from '../../lib/queue';
import { TooManyBytesError } from '../../stores/image-store';
import { processImage } from './process-image';
import { discardUpload, enqueueImageRemoval } from './image-removals';
import { folderOf, imageKey, incomingFolder, incomingKey } from './upload-locations';
import { findUpload, markReady, type UploadRow } from './uploads.queries';

// Two use up to 350 MB. Each family has one slot, so that no family delays all others.
const imageQueue = createQueue({
  atOnce: 2,
  atOncePerKey: 1,
  waiting: 200,
  waitingPerKey: 10,
  longestWaitMs: 20_000,
  busy: 'uploads',
});
const underWay = new Map<string, Promise<UploadRow | null>>();

type ReadArrived = () => Promise<Buffer | null>;

/**
 * Checks, re-encodes and stores an upload's data. Concurrent callers share the result. Returns null if
 * nothing was received yet. `read` is for data in several objects. Throws 413 or 415 and deletes the upload
 * if it is not an accepted image.
 */
export function finishUpload(
  deps: Deps,
  upload: UploadRow,
  read: ReadArrived = () => readWhole(deps, upload),
): Promise<UploadRow | null> {
  if (upload.status === 'ready') return Promise.resolve(upload);
  const running = underWay.get(upload.name);
  if (running) return running;
  // Inside the queue, so that waiting uploads use no memory.
  const finishing = imageQueue(() => finish(deps, upload, read), upload.familyId).finally(() =>
    underWay.delete(upload.name),
  );
  underWay.set(upload.name, finishing);
  return finishing;
}

const readWhole = ({ images }: Deps, upload: UploadRow): Promise<Buffer | null> =>
  images.read(incomingKey(upload.familyId, upload.name), maxBytesOf(upload));

async function finish(deps: Deps, upload: UploadRow, read: ReadArrived): Promise<UploadRow | null> {
  const { db, images } = deps;
  const { familyId, name } = upload;
  try {
    const bytes = await read();
    // Another process may have just finished.
    if (!bytes) return await readyOrNull(deps, upload);
    const { variants } = await processImage(bytes, upload.purpose);
    for (const { width, bytes: drawn } of variants) {
      await images.write(imageKey(familyId, name, width), drawn, 'image/webp');
    }
    const ready = await markReady(db, upload, {
      size: variants.reduce((sum, variant) => sum + variant.bytes.length, 0),
      widths: variants.map(({ width }) => width),
    });
    if (ready) {
      await images.removeFolder(incomingFolder(familyId, name)).catch((error: unknown) => {
        deps.logger.warn({ err: error }, 'an unchecked image was left to the sweep');
      });
      return ready;
    }
    const other = await readyOrNull(deps, upload);
    // The upload was deleted with its files, but not with those written since.
    if (!other) await inTransaction(db, (tx) => enqueueImageRemoval(deps, tx, [folderOf(familyId, name)]));
    return other;
  } catch (error) {
    const refusal = asRefusal(error, upload);
    if (isRefused(refusal)) await discardUpload(deps, upload);
    throw refusal;
  }
}

async function readyOrNull({ db }: Deps, { familyId, name }: UploadRow): Promise<UploadRow | null> {
  const now = await findUpload(db, familyId, name);
  return now?.status === 'ready' ? now : null;
}

export const maxBytesOf = ({ size, purpose }: UploadRow): number => size ?? IMAGE_BYTES[purpose];

/** Converts too many bytes to 413. */
export function asRefusal(error: unknown, { purpose }: Pick<UploadRow, 'purpose'>): unknown {
  return error instanceof TooManyBytesError ? invalidImage('too_large', purpose, error) : error;
}

/** A retry doesn't help. */
export function isRefused(error: unknown): error is AppError {
  return error instanceof AppError && (error.status === 413 || error.status === 415);
}
