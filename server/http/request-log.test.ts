import { Writable } from 'node:stream';
import express from 'express';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { requestLog } from './request-log';

async function logged(url: string, status = 200): Promise<{ path: string; level: number }> {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = express();
  app.use(requestLog(pino({ level: 'debug' }, sink)));
  app.use((_req, res) => {
    res.status(status).end();
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
  return JSON.parse(lines[0] ?? '{}') as { path: string; level: number };
}

const DEBUG = 20;
const INFO = 30;
const TOKEN = 'jXu2e71_MROcdjKQ2MwUxOtYbrfZkkEJGAROmj-GxoA';

describe('the log line of a request', () => {
  it.each([
    ['/api/kids/family/12345?x=1', '/api/kids/family/-'],
    ['/api/kids/FAMILY/12345/chores', '/api/kids/FAMILY/-/chores'],
    ['/pair/483920', '/pair/-'],
    ['/Pair/483920', '/Pair/-'],
    ['/api/family/export', '/api/family/export'],
    ['/api/family/devices/pairings', '/api/family/devices/pairings'],
    ['/api/admin/families?search=mia', '/api/admin/families'],
    [`/api/invites/${TOKEN}`, '/api/invites/-'],
    [`/reset/${TOKEN}?from=mail`, '/reset/-'],
    [
      '/api/kids/0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c3d/login',
      '/api/kids/0197a4b2-7f38-7a7e-9f3e-3a6f0a1b2c3d/login',
    ],
  ])('for %s contains no code, search or token', async (url, path) => {
    expect(await logged(url)).toMatchObject({ path, level: INFO });
  });

  it.each([
    ['/healthz', 200, DEBUG],
    ['/readyz', 200, DEBUG],
    ['/readyz', 503, INFO],
  ])('for %s with status %i has level %i', async (url, status, level) => {
    expect(await logged(url, status)).toMatchObject({ status, level });
  });
});
