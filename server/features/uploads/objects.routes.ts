import { finished, pipeline } from 'node:stream/promises';
import { type ErrorRequestHandler, type Request, type Response, Router } from 'express';
import { imageEndpoints } from '@shared/api/endpoints/images';
import type { Deps } from '../../deps';
import { sendNotModified } from '../../http/etag';
import { mount, mountRaw } from '../../http/mount';
import { withTimeout } from '../../lib/with-timeout';
import { readFormFile } from './form-file';
import { bodyOf, receiveUpload, requireSignedUrl } from './receive-upload';
import { findImage, type ServedImage } from './serve-image';
import { findWebImage } from './web-images';

const YEAR_SECONDS = 31_536_000;
// A URL may be reused for another picture.
const DAY_SECONDS = 86_400;
// A sender doesn't see the response while it sends a rejected body.
const PARTING_MS = 1000;

/** Accepts uploads to signed URLs if there is no bucket. */
export function objectsRoutes(deps: Deps): Router {
  const router = Router();

  mountRaw(router, imageEndpoints.viewUpload, async ({ actor, query, req, res }) => {
    const image = await findImage(deps, actor, req.path, query.w);
    await sendImage(req, res, image, `private, max-age=${YEAR_SECONDS}, immutable`);
  });

  // Serves an external image by its URL, if a record of the family uses it.
  mountRaw(router, imageEndpoints.viewWebImage, async ({ actor, query, req, res }) => {
    const image = await findWebImage(deps, actor, query.url, query.w);
    await sendImage(req, res, image, `private, max-age=${DAY_SECONDS}`);
  });

  mountRaw(router, imageEndpoints.receiveUpload, async ({ params, req, res }) => {
    const target = await requireSignedUrl(deps, params.name, req.query);
    const etag = await receiveUpload(deps, target, bodyOf(req));
    if (etag !== null) res.set('ETag', etag);
    res.status(200).end();
  });

  // Newer upload widgets send a form.
  mount(router, imageEndpoints.receiveForm, async ({ params, req }) => {
    const target = await requireSignedUrl(deps, params.name, req.query);
    const file = await readFormFile(bodyOf(req), req.headers['content-type']);
    await receiveUpload(deps, target, file);
  });

  router.use(drainBody);
  return router;
}

export async function sendImage(
  req: Request,
  res: Response,
  image: ServedImage,
  cacheControl: string,
): Promise<void> {
  res.set({
    'Cache-Control': cacheControl,
    // Makes the browser request the image again after a logout.
    Vary: 'Cookie',
    // Opened as a page, it can't run or load anything.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Disposition': 'inline; filename="picture.webp"',
  });
  if (sendNotModified(req, res, image.etag)) return;
  const { size, stream } = await image.open();
  res.set({ 'Content-Type': 'image/webp', 'Content-Length': String(size) });
  if (req.method === 'HEAD') {
    stream.destroy();
    res.end();
  } else await pipeline(stream, res).catch(() => res.destroy());
}

/** Reads an unwanted body for a moment before responding, then closes the connection. */
const drainBody: ErrorRequestHandler = async (error, req, res, next) => {
  if (!req.complete && !req.destroyed) {
    req.resume();
    await endOf(req, PARTING_MS);
    if (!req.complete) res.set('Connection', 'close');
  }
  next(error);
};

/** Resolves after `ms` at the latest. */
function endOf(req: Request, ms: number): Promise<void> {
  return withTimeout(ms, (signal) => finished(req, { signal, writable: false })).catch(() => {});
}
