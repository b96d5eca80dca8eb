import express from 'express';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../tests/support/app-process';
import { sendJson } from './send-json';

const listOf = (length: number) =>
  Array.from({ length }, (_, index) => ({ name: `Water the plants 🌱 ${index}` }));
const texts: Record<string, unknown> = {
  '/short': listOf(20),
  '/long': listOf(60),
  '/middle': listOf(500),
  '/huge': listOf(3000),
};

const server = createServer();
let port = 0;

beforeAll(async () => {
  const app = express();
  app.set('etag', false);
  for (const [path, value] of Object.entries(texts)) app.get(path, (_req, res) => sendJson(res, value));
  app.post('/long', (_req, res) => sendJson(res, listOf(60)));
  server.on('request', app);
  port = await listen(server);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

interface RawResponse {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** fetch would request gzip and decompress it silently. */
function ask(path: string, acceptEncoding?: string, method = 'GET'): Promise<RawResponse> {
  const headers = acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding };
  return new Promise((resolve, reject) => {
    const asking = request({ port, path, method, headers, agent: false }, (res) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.once('end', () => resolve({ headers: res.headers, body: Buffer.concat(parts) }));
    });
    asking.once('error', reject).end();
  });
}

const plain = (path: string): string => JSON.stringify(texts[path]);

describe('sendJson', () => {
  it.each(['/long', '/middle', '/huge'])('compresses %s for a client that accepts gzip', async (path) => {
    const { headers, body } = await ask(path, 'gzip, deflate, br, zstd');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': String(body.byteLength),
      vary: 'Accept-Encoding',
    });
    expect(gunzipSync(body).toString()).toBe(plain(path));
    expect(body.byteLength).toBeLessThan(Buffer.byteLength(plain(path)) / 2);
  });

  it('sends a short response uncompressed, but with Vary because it may grow', async () => {
    const { headers, body } = await ask('/short', 'gzip');
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.byteLength) });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe(plain('/short'));
  });

  it.each([
    undefined,
    '',
    'identity',
    'br',
    'deflate, br',
    'gzip;q=0',
    'gzip; q=0.000, br',
    '*;q=0',
    'gzip;q=0, *',
    'identity, gzip;q=0.5',
    'gzip;q=nonsense',
    'gzipped',
  ])('sends plain text for Accept-Encoding: %s', async (header) => {
    const { headers, body } = await ask('/long', header);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.byteLength) });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe(plain('/long'));
  });

  it.each([
    'gzip',
    'GZIP',
    '*',
    'br;q=0, *;q=0.1',
    'gzip;q=0.5',
    'deflate , gzip ; q=1.0',
    'identity;q=0, gzip;q=0.001',
  ])('sends gzip for Accept-Encoding: %s', async (header) => {
    const { headers, body } = await ask('/long', header);
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(plain('/long'));
  });

  it.each(['gzip', 'identity'])(
    'responds to HEAD with the headers of GET and no body for %s',
    async (acceptEncoding) => {
      for (const path of ['/short', '/long', '/huge']) {
        const [get, head] = [await ask(path, acceptEncoding), await ask(path, acceptEncoding, 'HEAD')];
        const { date: _date, connection: _connection, ...expected } = get.headers;
        expect(head.headers).toMatchObject(expected);
        expect(head.body.byteLength).toBe(0);
      }
    },
  );

  it('never compresses a response to a write, which may contain a secret next to user input', async () => {
    const { headers, body } = await ask('/long', 'gzip', 'POST');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
    expect(body.toString()).toBe(plain('/long'));
  });
});
