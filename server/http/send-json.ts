import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip, gzipSync } from 'node:zlib';
import type { Response } from 'express';
import { sendChunks } from './send-stream';

/** Shorter texts fit into one or two packets anyway. */
const GZIP_FROM_BYTES = 1200;
/** Compressed in a thread, so that it doesn't block other requests. */
const BACKGROUND_FROM_BYTES = 64 * 1024;
// Smaller than zlib's default of 256 KB, whose setup costs half as much as the compression.
const OPTIONS = { level: 1, windowBits: 13, memLevel: 6 };
const gzipInBackground = promisify(gzip);

export function sendJson(res: Response, value: unknown): Promise<void> {
  return sendJsonText(res, JSON.stringify(value));
}

/** Sends parts of a JSON text, yielding between large ones. */
export async function sendJsonParts(res: Response, parts: readonly string[]): Promise<void> {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length < BACKGROUND_FROM_BYTES) return sendJsonText(res, parts.join(''));
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Vary', 'Accept-Encoding');
  if (res.req.acceptsEncodings('gzip', 'identity') !== 'gzip') return sendChunks(res, streamOf(parts));
  res.setHeader('Content-Encoding', 'gzip');
  return sendChunks(res, Readable.from(parts).pipe(createGzip(OPTIONS)));
}

async function* streamOf(parts: readonly string[]) {
  yield* parts;
}

/**
 * Compresses a read's long response. A write's response may contain a secret next to attacker-controlled text
 * (BREACH).
 */
export async function sendJsonText(res: Response, text: string): Promise<void> {
  const { req } = res;
  const length = Buffer.byteLength(text);
  let body: string | Buffer = text;
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (req.method === 'GET' || req.method === 'HEAD') {
    res.setHeader('Vary', 'Accept-Encoding');
    if (length > GZIP_FROM_BYTES && req.acceptsEncodings('gzip', 'identity') === 'gzip') {
      body = length < BACKGROUND_FROM_BYTES ? gzipSync(text, OPTIONS) : await gzipInBackground(text, OPTIONS);
      res.setHeader('Content-Encoding', 'gzip');
    }
  }
  res.setHeader('Content-Length', typeof body === 'string' ? length : body.byteLength);
  // Node omits the body of a HEAD response.
  res.end(body);
}
