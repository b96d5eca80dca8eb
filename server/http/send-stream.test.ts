import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../../tests/support/app-process';
import { errorHandler } from './error-handler';
import { createLogger } from '../lib/logger';
import { sendArray } from './send-stream';

let close = () => Promise.resolve();
afterEach(() => close());

async function serve(arrays: () => AsyncGenerator<unknown[]>): Promise<string> {
  const app = express();
  const batches = async function* () {
    for await (const array of arrays()) yield JSON.stringify(array);
  };
  app.get('/', (_req, res) => sendArray(res, batches()));
  app.use(errorHandler(createLogger('silent')));
  const http = createServer(app as RequestListener);
  const port = await listen(http);
  close = async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  };
  return `http://127.0.0.1:${port}/`;
}

const open = (url: string) => new Promise<IncomingMessage>((resolve) => get(url, resolve));
const megabyte = 'x'.repeat(1_000_000);

describe('sendArray', () => {
  it.each([
    [[], []],
    [[[]], []],
    [[[1, 2]], [1, 2]],
    [
      [[1], [], [2, { a: 'é"' }]],
      [1, 2, { a: 'é"' }],
    ],
  ])('writes the batches %j as one array', async (batches, whole) => {
    const url = await serve(async function* () {
      yield* batches;
    });
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(whole);
  });

  it('sends the first batch before reading the second', async () => {
    let letGo = () => {};
    const url = await serve(async function* () {
      yield ['early'];
      await new Promise<void>((resolve) => (letGo = resolve));
      yield ['late'];
    });
    const response = await open(url);
    const first = await new Promise((resolve) => response.once('data', resolve));
    expect(String(first)).toBe('["early"');
    letGo();
    expect((await response.toArray()).join('')).toBe(',"late"]');
  });

  it('reads only as fast as the client receives', async () => {
    let read = 0;
    const url = await serve(async function* () {
      for (; read < 60; read += 1) yield [megabyte];
    });
    const response = await open(url);
    await sleep(300);
    expect(read).toBeLessThan(30);
    const text = (await response.toArray()).join('');
    expect(JSON.parse(text)).toHaveLength(60);
  });

  it('stops reading when the client disconnects', async () => {
    let read = 0;
    let ended = false;
    const url = await serve(async function* () {
      try {
        for (; ; read += 1) yield [megabyte];
      } finally {
        ended = true;
      }
    });
    const response = await open(url);
    response.destroy();
    await expect.poll(() => ended).toBe(true);
    expect(read).toBeLessThan(30);
  });

  it('returns an ordinary error response before the first byte', async () => {
    const url = await serve(async function* () {
      yield* [];
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    });
    expect((await fetch(url)).status).toBe(503);
  });

  it('breaks the connection after a late error, so that a partial list can’t look complete', async () => {
    const url = await serve(async function* () {
      yield [1];
      throw new Error('half way');
    });
    const response = await fetch(url);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });
});
