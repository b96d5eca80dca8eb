import express from 'express';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../tests/support/app-process';
import type { DomainEvent } from '../events/event-map';
import { createLogger } from '../lib/logger';
import { errorHandler } from './error-handler';
import { EtagCache } from './etag-cache';
import { isEventFor } from '../events/event-map';

const FAMILY = '01900000-0000-7000-8000-000000000001';
const OTHER = '01900000-0000-7000-8000-000000000002';

const bus = { isConnected: true, listener: (_event: DomainEvent) => {}, resync: () => {} };
let table: unknown = [];
let reads = 0;
let duringRead = async () => {};

const server = createServer();
let url = '';

beforeAll(async () => {
  const app = express();
  app.set('etag', false);
  const polls = new EtagCache({
    subscribe: (receiver, listener) => {
      bus.listener = (event) => {
        if (isEventFor(receiver, event)) listener(event);
      };
      return () => {};
    },
    onResync: (listener) => {
      bus.resync = listener;
      return () => {};
    },
    isConnected: () => bus.isConnected,
  });
  app.get('/:family', (req, res) =>
    polls.send(req, res, req.params.family, async () => {
      reads += 1;
      const read = table;
      await duringRead();
      return read;
    }),
  );
  app.use(errorHandler(createLogger('silent')));
  server.on('request', app);
  url = `http://127.0.0.1:${await listen(server)}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  bus.resync();
  bus.isConnected = true;
  table = ['a redemption'];
  reads = 0;
  duringRead = async () => {};
});
afterEach(() => {
  vi.useRealTimers();
});

async function ask(etag?: string, family = FAMILY) {
  const response = await fetch(`${url}/${family}`, {
    headers: etag === undefined ? {} : { 'If-None-Match': etag },
  });
  const { status, headers } = response;
  return { status, etag: headers.get('etag') ?? '', headers, text: await response.text() };
}

describe('a poll', () => {
  it('returns the list first, then 304 without a query until an event arrives', async () => {
    const first = await ask();
    expect(first).toMatchObject({ status: 200, text: '["a redemption"]' });
    expect(first.etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (let poll = 0; poll < 5; poll += 1) {
      const again = await ask(first.etag);
      expect(again).toMatchObject({ status: 304, text: '', etag: first.etag });
      expect(again.headers.get('vary')).toBe('Accept-Encoding');
    }
    expect(reads).toBe(1);
  });

  it('returns the list without an ETag or with an outdated one', async () => {
    const { etag } = await ask();
    expect(await ask()).toMatchObject({ status: 200, text: '["a redemption"]', etag });
    expect(await ask('W/"older"')).toMatchObject({ status: 200, text: '["a redemption"]', etag });
    expect(reads).toBe(3);
  });

  it('returns 304 for a matching ETag in a list, strong or weak, and for *', async () => {
    const { etag } = await ask();
    for (const header of [`W/"older", ${etag}`, etag.slice(2), `"a" ,${etag.slice(2)}`, '*']) {
      expect((await ask(header)).status).toBe(304);
    }
    for (const header of ['', '""', etag.slice(0, -1), etag.slice(3, -1)]) {
      expect((await ask(header)).status).toBe(200);
    }
  });

  it('returns the same ETag from a restarted process', async () => {
    const { etag } = await ask();
    bus.resync();
    expect((await ask(etag)).status).toBe(304);
    expect(reads).toBe(2);
  });

  it('reads again only after events of its family', async () => {
    const [{ etag }, { etag: theirs }] = [await ask(), await ask(undefined, OTHER)];
    table = ['a redemption', 'another'];
    bus.listener({ type: 'settings.changed', familyId: FAMILY });
    expect(await ask(etag)).toMatchObject({ status: 200, text: '["a redemption","another"]' });
    bus.listener({ type: 'sessions.ended', ids: ['a'] });
    reads = 0;
    expect((await ask(theirs, OTHER)).status).toBe(304);
    expect(reads).toBe(0);
  });

  it.each([
    ['events may have been missed', () => bus.resync()],
    ['events cannot arrive', () => void (bus.isConnected = false)],
  ])('reads again when %s', async (_when, happens) => {
    const { etag } = await ask();
    table = [];
    happens();
    expect(await ask(etag)).toMatchObject({ status: 200, text: '[]' });
  });

  it('reads again after 20 seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { etag } = await ask();
    table = [];
    vi.advanceTimersByTime(19_999);
    expect((await ask(etag)).status).toBe(304);
    vi.advanceTimersByTime(1);
    expect(await ask(etag)).toMatchObject({ status: 200, text: '[]' });
  });

  it("doesn't cache a list that changed during the read", async () => {
    duringRead = async () => {
      table = [];
      bus.listener({ type: 'settings.changed', familyId: FAMILY });
    };
    const { etag, text } = await ask();
    expect(text).toBe('["a redemption"]');
    duringRead = async () => {};
    expect(await ask(etag)).toMatchObject({ status: 200, text: '[]' });
  });

  it("doesn't cache the slower of two overlapping reads", async () => {
    let goOn = () => {};
    duringRead = () => new Promise((resolve) => (goOn = resolve));
    const slow = ask();
    await expect.poll(() => reads).toBe(1);
    duringRead = async () => {};
    table = [];
    bus.listener({ type: 'settings.changed', familyId: FAMILY });
    const quick = await ask();
    goOn();
    const { etag } = await slow;
    expect((await ask(quick.etag)).status).toBe(304);
    expect(await ask(etag)).toMatchObject({ status: 200, text: '[]' });
  });

  it('passes on a read error and caches nothing', async () => {
    const { etag } = await ask();
    bus.resync();
    duringRead = () => Promise.reject(new Error('the database is away'));
    expect((await ask(etag)).status).toBe(500);
    duringRead = async () => {};
    expect((await ask(etag)).status).toBe(304);
    expect(reads).toBe(3);
  });
});
