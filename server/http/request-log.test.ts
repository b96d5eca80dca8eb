import { Writable } from 'node:stream';
import express from 'express';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { requestLog } from './request-log';

/** The path as it is logged for a request to `url`. */
async function loggedPath(url: string): Promise<string> {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = express();
  app.use(requestLog(pino({ level: 'info' }, sink)));
  app.use((_req, res) => {
    res.end();
  });
  const server = app.listen(0, '127.0.0.1');
  try {
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    await fetch(`http://127.0.0.1:${port}${url}`);
    await expect.poll(() => lines.length).toBe(1);
  } finally {
    server.close();
  }
  return (JSON.parse(lines[0] ?? '{}') as { path: string }).path;
}

const TOKEN = 'jXu2e71_MROcdjKQ2MwUxOtYbrfZkkEJGAROmj-GxoA';

describe('the log line of a request', () => {
  it.each([
    ['/api/kids/family/12345?x=1', '/api/kids/family/-'],
    ['/api/admin/families?search=mia', '/api/admin/families'],
    [`/api/invites/${TOKEN}`, '/api/invites/-'],
    [`/reset/${TOKEN}?from=mail`, '/reset/-'],
    [
      '/api/kids/0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c3d/login',
      '/api/kids/0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c3d/login',
    ],
  ])('of %s holds no code, search or token', async (url, path) => {
    expect(await loggedPath(url)).toBe(path);
  });
});
