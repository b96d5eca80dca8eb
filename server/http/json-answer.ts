import { gzip, gzipSync, type ZlibOptions } from 'node:zlib';
import type { Express, Request, Response } from 'express';
import { JsonText } from '../lib/json-text';
import { takesGzip } from './accept-encoding';

/** Shorter texts leave in one packet or two either way. */
const GZIP_FROM_BYTES = 1200;
/** Packing more than this would keep other requests waiting, so a thread of zlib's does it. */
const GZIP_APART_FROM_BYTES = 64 * 1024;

const LEVEL = 1;
// What zlib sets up for a long text costs more than packing a short one.
const SHORT: { upTo: number; options: ZlibOptions } = {
  upTo: 8192,
  options: { level: LEVEL, windowBits: 13, memLevel: 5, chunkSize: 4096 },
};

/**
 * Lets `res.json` do what this app needs and no more: no spaces, no ETag (answers of the API are never kept), gzip for
 * what is read and long (docs/decisions/0092), and the head and the text in one write, where Express makes a buffer of the text
 * and asks for its own settings first.
 */
export function answerJsonPlainly(app: Express): void {
  app.response.json = json;
}

function json(this: Response, value: unknown): Response {
  const text = value instanceof JsonText ? value.text : JSON.stringify(value);
  const length = Buffer.byteLength(text);
  this.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (!isRead(this.req)) return send(this, text, length);
  this.setHeader('Vary', 'Accept-Encoding');
  if (length <= GZIP_FROM_BYTES || !takesGzip(this.req.headers['accept-encoding'])) {
    return send(this, text, length);
  }
  if (length < GZIP_APART_FROM_BYTES) {
    const packed = gzipSync(text, length <= SHORT.upTo ? SHORT.options : { level: LEVEL });
    return sendPacked(this, packed);
  }
  gzip(text, { level: LEVEL }, (error, packed) => {
    if (error) send(this, text, length);
    else sendPacked(this, packed);
  });
  return this;
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

function sendPacked(res: Response, packed: Buffer): Response {
  res.setHeader('Content-Encoding', 'gzip');
  return send(res, packed, packed.byteLength);
}

/** Node leaves the body out of an answer to HEAD by itself. */
function send(res: Response, body: string | Buffer, length: number): Response {
  res.setHeader('Content-Length', length);
  res.end(body);
  return res;
}
