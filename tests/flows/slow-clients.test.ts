import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { errorResponse } from '@shared/contracts/error';
import type { HttpTimes } from '../../server/http/http-server';
import { createFamily } from '../support/families';
import { startServer } from '../support/server';

/**
 * Slow clients occupy a connection. Times are thirty times shorter than in production. SLOW_CLIENTS=200 uses
 * that many clients and the real times.
 */
const REAL = process.env.SLOW_CLIENTS !== undefined;
const COUNT = Number(process.env.SLOW_CLIENTS ?? 20);
const SHORT: Partial<HttpTimes> = { headersMs: 330, requestMs: 1000, checkMs: 70 };
const SHED_MS = REAL ? 35_000 : 2000;

const server = await startServer(REAL ? {} : { httpTimes: SHORT });
afterAll(() => server.close());

const HEAD = ['POST /api/login HTTP/1.1', 'Host: 127.0.0.1', 'X-Slow: '].join('\r\n');
const BODY = `${HEAD}1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n`;

interface Shed {
  afterMs: number;
  said: string;
}

/** Resolves when the server hangs up. */
function slowly(beginning: string): Promise<Shed> {
  const { port } = new URL(server.url);
  const started = performance.now();
  return new Promise((resolve) => {
    let said = '';
    const socket: Socket = connect(Number(port), '127.0.0.1', () => socket.write(beginning));
    const drip = setInterval(() => socket.writable && socket.write('x'), SHED_MS / 40);
    socket.on('data', (data) => (said += data.toString()));
    socket.on('error', () => {});
    socket.once('close', () => {
      clearInterval(drip);
      resolve({ afterMs: performance.now() - started, said });
    });
  });
}

describe('clients that send slowly', { timeout: 60_000 }, () => {
  it('are disconnected in time with an API error while others are served', async () => {
    const { parent } = await createFamily(server);
    const slow = Promise.all(Array.from({ length: COUNT }, (_, index) => slowly(index % 2 ? HEAD : BODY)));
    const over = new AbortController();
    void slow.then(() => over.abort());
    const times: number[] = [];
    while (!over.signal.aborted) {
      const started = performance.now();
      expect((await parent.get('/api/user')).status).toBe(200);
      times.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, SHED_MS / 100));
    }
    const shed = await slow;
    const slowest = Math.max(...shed.map(({ afterMs }) => afterMs));
    const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
    if (REAL) {
      const said = { count: COUNT, shedAfterMs: Math.round(slowest), othersMedianMs: middle };
      process.stdout.write(`slow clients: ${JSON.stringify(said)}\n`);
    }
    expect(slowest).toBeLessThan(SHED_MS);
    expect(middle).toBeLessThan(250);
    for (const { said } of shed) {
      expect(said).toMatch(/^HTTP\/1\.1 408 /);
      expect(errorResponse.parse(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).code).toBe('timeout');
    }
  });

  it.each([
    ['no HTTP at all', 'what is this\r\n\r\n', 400],
    ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X-Long: y\r\n'.repeat(3000)}\r\n`, 431],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('or %s get an API error', async (_name, text, status) => {
    const { said } = await slowly(text);
    expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    errorResponse.parse(JSON.parse(said.split('\r\n\r\n')[1] ?? ''));
  });
});
