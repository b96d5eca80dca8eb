import type { Request } from 'express';
import type { Deps } from '../../deps';
import { requestOrigin } from '../../http/request-origin';
import type { DirectUploads } from '../../stores/image-store';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The origin of the page that asks, as its browser names it; a GET names none, so there it is made of what we see. */
export function pageOriginOf(req: Request): string {
  return req.headers.origin ?? requestOrigin(req);
}

/**
 * The bucket's own uploads where a page at `pageOrigin` can use them, else null: then the image comes through the app,
 * which works from every address. A bucket lets in the pages of one address (STARNEST_URL), is of no use at a loopback
 * address that the page does not share, and browsers keep a page of https from sending to plain http (0110).
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
