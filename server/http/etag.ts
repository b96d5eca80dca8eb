import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** Weak, because a response may be compressed. */
export const weakEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/**
 * Sends 304 if `If-None-Match` contains the ETag. Returns whether it did. `req.fresh` doesn't work: fetch
 * adds `Cache-Control: no-cache`, which makes Express ignore the ETag.
 */
export function sendNotModified(req: Request, res: Response, etag: string): boolean {
  res.setHeader('ETag', etag);
  const known = (req.headers['if-none-match'] ?? '').split(',').map(withoutWeakness);
  if (!known.includes('*') && !known.includes(withoutWeakness(etag))) return false;
  res.status(304).end();
  return true;
}

const withoutWeakness = (etag: string): string => etag.trim().replace(/^W\//, '');
