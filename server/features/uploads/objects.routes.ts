import { finished, pipeline } from 'node:stream/promises';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { webImageRequest } from '@shared/contracts/uploads';
import type { Deps } from '../../deps';
import { ApiRouter } from '../../http/api-router';
import { allow } from '../../http/require-role';
import { familyActorOf } from '../../http/resolve-actor';
import { parse } from '../../http/validate';
import { withTimeout } from '../../lib/with-timeout';
import { readFormFile } from './form-file';
import { bodyOf, receiveUpload, requireSignedUrl } from './receive-upload';
import { findImage, type ServedImage } from './serve-image';
import { findWebImage } from './web-images';

const YEAR_SECONDS = 31_536_000;
// The address may stand for another picture once it is fetched anew.
const DAY_SECONDS = 86_400;
// How long the rest of a refused body is read: who still sends would not hear the answer.
const PARTING_MS = 1000;

/** `/objects`: the images, and the signed URLs that take them where there is no bucket. */
export function objectsRoutes(deps: Deps): ApiRouter {
  const router = new ApiRouter();

  router.get('/uploads/:name', allow('parent', 'helper', 'kid'), async (req, res) => {
    const image = await findImage(deps, familyActorOf(req), req.path, widthOf(req.query['w']));
    await sendImage(req, res, image, `private, max-age=${YEAR_SECONDS}, immutable`);
  });

  // An image from elsewhere that a record of the family shows, by the record's address of it.
  router.get('/web', allow('parent', 'helper', 'kid'), async (req, res) => {
    const { url } = parse(webImageRequest, req.query);
    const image = await findWebImage(deps, familyActorOf(req), url, widthOf(req.query['w']));
    await sendImage(req, res, image, `private, max-age=${DAY_SECONDS}`);
  });

  // No session: as with a bucket, whoever has the signed URL may use it.
  router.put('/incoming/:name', allow('anyone'), async (req, res) => {
    const target = await requireSignedUrl(deps, String(req.params['name']), req.query);
    const etag = await receiveUpload(deps, target, bodyOf(req));
    if (etag !== null) res.set('ETag', etag);
    res.status(200).end();
  });

  // The upload widget's newer clients send a form, as to a bucket.
  router.post('/incoming/:name', allow('anyone'), async (req, res) => {
    const target = await requireSignedUrl(deps, String(req.params['name']), req.query);
    const file = await readFormFile(bodyOf(req), req.headers['content-type']);
    await receiveUpload(deps, target, file);
    res.status(204).end();
  });

  router.router.use(hearOut);
  return router;
}

async function sendImage(
  req: Request,
  res: Response,
  image: ServedImage,
  cacheControl: string,
): Promise<void> {
  res.set({
    'Cache-Control': cacheControl,
    // Kept for this session alone: after a logout the browser asks anew and is refused.
    Vary: 'Cookie',
    ETag: image.etag,
    // Never a page: opened by itself it can run and load nothing.
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Disposition': 'inline; filename="picture.webp"',
  });
  if (isKnown(req.headers['if-none-match'], image.etag)) {
    res.status(304).end();
    return;
  }
  const { size, stream } = await image.open();
  res.set({ 'Content-Type': 'image/webp', 'Content-Length': String(size) });
  if (req.method === 'HEAD') {
    stream.destroy();
    res.end();
  } else await pipeline(stream, res).catch(() => res.destroy());
}

/** A body that is not wanted is read on for a moment before its sender is told so, and then cut off. */
const hearOut: ErrorRequestHandler = async (error, req, res, next) => {
  if (!req.complete && !req.destroyed) {
    req.resume();
    await endOf(req, PARTING_MS);
    if (!req.complete) res.set('Connection', 'close');
  }
  next(error);
};

/** Resolves when all of `req` has come, when it breaks, and after `ms` at the latest. */
function endOf(req: Request, ms: number): Promise<void> {
  return withTimeout(ms, (signal) => finished(req, { signal, writable: false })).catch(() => {});
}

function widthOf(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : undefined;
}

function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => {
    const plain = tag.trim().replace(/^W\//, '');
    return plain === etag || plain === '*';
  });
}
