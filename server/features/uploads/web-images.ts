import { IMAGE_BYTES, MINUTE_MS } from '@shared/constants';
import { lockFamily, lockFamilyById } from '../../db/family-locks';
import type { Tx } from '../../db/client';
import { withTransaction } from '../../events/with-transaction';
import type { Deps } from '../../deps';
import type { FamilyActor, ParentActor } from '../../lib/actor';
import { AppError, invalid, notFound } from '../../lib/errors';
import { createQueue } from '../../lib/queue';
import { PublicFetchError } from '../../lib/public-fetch';
import { withTimeout } from '../../lib/with-timeout';
import { receiveUpload } from './receive-upload';
import { discardUpload } from './image-removals';
import { servedImage, type ServedImage } from './serve-image';
import { countWebUploads, findUpload, findWebUpload, showsImage, type UploadRow } from './uploads.queries';
import { insertReserved } from './uploads.service';

const FETCH_MS = 5000;
const FAILURE_MS = 10 * MINUTE_MS;
const REMEMBERED_FAILURES = 10_000;
/** Further web images are not loaded, and the drawing is shown. */
export const FAMILY_WEB_IMAGES = 200;

const fetchQueue = createQueue({
  atOnce: 6,
  atOncePerKey: 3,
  waiting: 300,
  waitingPerKey: 40,
  longestWaitMs: 20_000,
  busy: 'web_images',
});
const underWay = new Map<string, Promise<UploadRow>>();
// Expiry times by the process's clock.
const failures = new Map<string, number>();

const keyOf = (familyId: string, url: string) => `${familyId} ${url}`;

/**
 * Fetches, checks and re-encodes the image the first time, and stores it for the family. Throws 404 if no
 * record uses it (this is not an open proxy) or it is not an image.
 */
export async function findWebImage(
  deps: Deps,
  { familyId }: Pick<FamilyActor, 'familyId'>,
  url: string,
  width: number | undefined,
): Promise<ServedImage> {
  const known = await findWebUpload(deps.db, familyId, url);
  if (known?.status === 'ready') return servedImage(deps, known, width);
  if (failedRecently(keyOf(familyId, url)) || !(await showsImage(deps.db, familyId, url))) {
    throw notFound('picture');
  }
  const fetched = await fetchOnce(deps, familyId, url).catch((error: unknown) => {
    throw isLasting(error) ? notFound('picture') : error;
  });
  return servedImage(deps, fetched, width);
}

/** Fetches an image for the form. Throws 400 for the field `url` if there is no image. */
export async function addWebImage(deps: Deps, actor: ParentActor, url: string): Promise<void> {
  const { familyId } = actor;
  const known = await findWebUpload(deps.db, familyId, url);
  if (known?.status === 'ready') return;
  await withTransaction(deps, async (tx) => {
    await lockFamily(tx, actor, 'no key update');
    await reserveWebImage(tx, familyId, url).catch((error: unknown) => {
      throw isLasting(error) ? invalidUrl(error) : error;
    });
  });
  failures.delete(keyOf(familyId, url));
  await fetchOnce(deps, familyId, url).catch((error: unknown) => {
    throw isLasting(error) ? invalidUrl(error) : error;
  });
}

/** Concurrent requests for the same image of a family share one fetch. */
function fetchOnce(deps: Deps, familyId: string, url: string): Promise<UploadRow> {
  const key = keyOf(familyId, url);
  const running = underWay.get(key);
  if (running) return running;
  const fetching = fetchQueue(() => fetchImage(deps, familyId, url), familyId)
    .catch((error: unknown) => {
      if (isLasting(error)) rememberFailure(key);
      throw error;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, fetching);
  return fetching;
}

async function fetchImage(deps: Deps, familyId: string, url: string): Promise<UploadRow> {
  await deps.limits.take(['webImages', familyId]);
  const upload = await withTransaction(deps, async (tx) => {
    // Several requests may share this fetch.
    if (!(await lockFamilyById(tx, familyId, 'no key update'))) throw notFound('picture');
    return reserveWebImage(tx, familyId, url);
  });
  if (upload.status === 'ready') return upload;
  try {
    await withTimeout(FETCH_MS, async (signal) =>
      receiveUpload(deps, { name: upload.name }, await deps.fetchPublic(url, signal)),
    );
  } catch (error) {
    if (isLasting(error)) {
      // The log has no URL of a family.
      deps.logger.info({ reason: reasonForLog(error) }, 'an image from elsewhere could not be loaded');
      await discardUpload(deps, upload);
    }
    throw error;
  }
  const stored = await findUpload(deps.db, familyId, upload.name);
  if (stored?.status !== 'ready') throw notFound('picture');
  return stored;
}

async function reserveWebImage(tx: Tx, familyId: string, url: string): Promise<UploadRow> {
  const existing = await findWebUpload(tx, familyId, url);
  if (existing) return existing;
  if ((await countWebUploads(tx, familyId)) >= FAMILY_WEB_IMAGES) {
    throw new AppError('too_large', 'too_many_web_images', { params: { max: FAMILY_WEB_IMAGES } });
  }
  const size = IMAGE_BYTES.chore;
  return insertReserved(tx, { familyId, purpose: 'chore', contentType: null, size, sourceUrl: url });
}

/** Whether a retry would fail the same way. */
function isLasting(error: unknown): error is PublicFetchError | AppError {
  return error instanceof PublicFetchError || (error instanceof AppError && error.status < 429);
}

function invalidUrl(error: PublicFetchError | AppError): AppError {
  const isAboutImage = error instanceof AppError && (error.status === 413 || error.status === 415);
  // Different messages would reveal the server's network.
  return isAboutImage ? invalid('url', error.key, error.params) : invalid('url', 'validation.web_image');
}

const reasonForLog = (error: PublicFetchError | AppError): string =>
  error instanceof AppError ? error.code : error.message;

function failedRecently(key: string): boolean {
  const until = failures.get(key);
  if (until === undefined || until > performance.now()) return until !== undefined;
  failures.delete(key);
  return false;
}

function rememberFailure(key: string): void {
  if (failures.size >= REMEMBERED_FAILURES) failures.clear();
  failures.set(key, performance.now() + FAILURE_MS);
}
