import express from 'express';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DomainEvent } from '../events/domain-events';
import { createLogger } from '../lib/logger';
import { errorHandler } from './error-handler';
import { answerJsonPlainly } from './json-answer';
import { Unchanged } from './unchanged';

const FAMILY = '01900000-0000-7000-8000-000000000001';
const OTHER = '01900000-0000-7000-8000-000000000002';

// A bus in the test's hand, and a table of one answer whose readings are counted.
const ear = { isConnected: true, listener: (_event: DomainEvent) => {}, gap: () => {} };
let table: unknown = [];
let readings = 0;
let whileReading = async () => {};

const server = createServer();
let url = '';

beforeAll(async () => {
  const app = express();
  app.set('etag', false);
  answerJsonPlainly(app);
  const unchanged = new Unchanged({
    subscribe: (listener) => {
      ear.listener = listener;
      return () => {};
    },
    onResync: (listener) => {
      ear.gap = listener;
      return () => {};
    },
    isConnected: () => ear.isConnected,
  });
  app.get('/:family', (req, res) =>
    unchanged.answer(req, res, req.params.family, async () => {
      readings += 1;
      const read = table;
      await whileReading();
      return read;
    }),
  );
  app.use(errorHandler(createLogger('silent')));
  server.on('request', app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  ear.gap();
  ear.isConnected = true;
  table = ['a wish'];
  readings = 0;
  whileReading = async () => {};
});
afterEach(() => {
  vi.useRealTimers();
});

async function ask(etag?: string, family = FAMILY) {
  const answer = await fetch(`${url}/${family}`, {
    headers: etag === undefined ? {} : { 'If-None-Match': etag },
  });
  const { status, headers } = answer;
  return { status, etag: headers.get('etag') ?? '', headers, text: await answer.text() };
}

describe('an answer that is asked for again', () => {
  it('comes whole at first, with its ETag, and as 304 without a reading while nothing is heard', async () => {
    const first = await ask();
    expect(first).toMatchObject({ status: 200, text: '["a wish"]' });
    expect(first.etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (let poll = 0; poll < 5; poll += 1) {
      const again = await ask(first.etag);
      expect(again).toMatchObject({ status: 304, text: '', etag: first.etag });
      expect(again.headers.get('vary')).toBe('Accept-Encoding');
    }
    expect(readings).toBe(1);
  });

  it('is read for whoever has none or an older one', async () => {
    const { etag } = await ask();
    expect(await ask()).toMatchObject({ status: 200, text: '["a wish"]', etag });
    expect(await ask('W/"older"')).toMatchObject({ status: 200, text: '["a wish"]', etag });
    expect(readings).toBe(3);
  });

  it('is found among several ETags, strong or weak, and by *', async () => {
    const { etag } = await ask();
    for (const header of [`W/"older", ${etag}`, etag.slice(2), `"a" ,${etag.slice(2)}`, '*']) {
      expect((await ask(header)).status).toBe(304);
    }
    for (const header of ['', '""', etag.slice(0, -1), etag.slice(3, -1)]) {
      expect((await ask(header)).status).toBe(200);
    }
  });

  it('has the same ETag in a process that has just started', async () => {
    const { etag } = await ask();
    ear.gap();
    expect((await ask(etag)).status).toBe(304);
    expect(readings).toBe(2);
  });

  it('is read anew after any event of the family, and after no other', async () => {
    const [{ etag }, { etag: theirs }] = [await ask(), await ask(undefined, OTHER)];
    table = ['a wish', 'another'];
    ear.listener({ type: 'family.changed', familyId: FAMILY });
    expect(await ask(etag)).toMatchObject({ status: 200, text: '["a wish","another"]' });
    ear.listener({ type: 'sessions.ended', ids: ['a'] });
    readings = 0;
    expect((await ask(theirs, OTHER)).status).toBe(304);
    expect(readings).toBe(0);
  });

  it.each([
    ['events may be missing', () => ear.gap()],
    ['events may be coming unheard', () => void (ear.isConnected = false)],
  ])('is read anew when %s', async (_when, happens) => {
    const { etag } = await ask();
    table = [];
    happens();
    expect(await ask(etag)).toMatchObject({ status: 200, text: '[]' });
  });

  it('is read anew after 20 seconds, heard or not', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { etag } = await ask();
    table = [];
    vi.advanceTimersByTime(19_999);
    expect((await ask(etag)).status).toBe(304);
    vi.advanceTimersByTime(1);
    expect(await ask(etag)).toMatchObject({ status: 200, text: '[]' });
  });

  it('is not remembered when it changed while it was being read', async () => {
    whileReading = async () => {
      table = [];
      ear.listener({ type: 'family.changed', familyId: FAMILY });
    };
    const { etag, text } = await ask();
    expect(text).toBe('["a wish"]');
    whileReading = async () => {};
    expect(await ask(etag)).toMatchObject({ status: 200, text: '[]' });
  });

  it('is not remembered by the slower of two readings', async () => {
    let goOn = () => {};
    whileReading = () => new Promise((resolve) => (goOn = resolve));
    const slow = ask();
    await expect.poll(() => readings).toBe(1);
    whileReading = async () => {};
    table = [];
    ear.listener({ type: 'family.changed', familyId: FAMILY });
    const quick = await ask();
    goOn();
    const { etag } = await slow;
    expect((await ask(quick.etag)).status).toBe(304);
    expect(await ask(etag)).toMatchObject({ status: 200, text: '[]' });
  });

  it('leaves a fault of the reading to the caller and remembers nothing of it', async () => {
    const { etag } = await ask();
    ear.gap();
    whileReading = () => Promise.reject(new Error('the database is away'));
    expect((await ask(etag)).status).toBe(500);
    whileReading = async () => {};
    expect((await ask(etag)).status).toBe(304);
    expect(readings).toBe(3);
  });
});
