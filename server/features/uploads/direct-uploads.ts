import type { Request } from 'express';
import type { Deps } from '../../deps';
import { requestOrigin } from '../../http/request-origin';
import type { DirectUploads } from '../../stores/image-store';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A GET has no Origin header, so there it is the request's URL. */
export function pageOriginOf(req: Request): string {
  return req.headers.origin ?? requestOrigin(req);
}

/**
 * Returns null if a page at `pageOrigin` can't use the bucket, and the image is uploaded through the app. A
 * bucket allows only pages of STARNEST_URL, a loopback bucket is only reachable locally, and https pages
 * can't send to plain http.
 */
export function directUploadsFor(
  { images, appOrigin }: Pick<Deps, 'images' | 'appOrigin'>,
  pageOrigin: string,
): DirectUploads | null {
  const { direct } = images;
  if (!direct || !URL.canParse(pageOrigin)) return null;
  const page = new URL(pageOrigin);
  const bucket = new URL(direct.origin);
  if (appOrigin !== undefined && page.origin !== appOrigin) return null;
  if (LOOPBACK.test(bucket.hostname)) return LOOPBACK.test(page.hostname) ? direct : null;
  return page.protocol === 'https:' && bucket.protocol === 'http:' ? null : direct;
}
