import { describe, expect, it, vi } from 'vitest';
import { viewBoard } from '../../../tests/support/boards';
import { calendarFile, useFamilyCalendars } from '../../../tests/support/family-calendars';
import { purgeExpired } from '../audit/retention';
import { queueCalendars } from './fetch-calendar';

const { server, elsewhere, here, url, add, change, first, events, makeDue, minutesToNextTry, fetchAgain } =
  await useFamilyCalendars();

describe('a fetch', () => {
  it.each([
    ['not_found', 404, {}, ''],
    ['not_found', 403, {}, ''],
    ['unreachable', 500, {}, ''],
    ['private_address', 302, { Location: 'http://127.0.0.1/' }, ''],
    ['private_address', 301, { Location: 'http://10.0.0.7/' }, ''],
    ['private_address', 307, { Location: 'http://[::1]/' }, ''],
    ['private_address', 302, { Location: 'http://inside.net/' }, ''],
    ['unreachable', 302, { Location: 'http://unknown.net/' }, ''],
    ['unreachable', 302, { Location: 'ftp://example.org/' }, ''],
    ['not_a_calendar', 200, {}, '<!doctype html>'],
    ['too_large', 200, {}, `BEGIN:VCALENDAR\r\n${'x'.repeat(5 * 1024 * 1024)}`],
    ['too_large', 200, {}, `BEGIN:VCALENDAR\r\n${'X:1\r\n'.repeat(20_000)}`],
  ])('fails as %s after %i %j', async (problem, status, headers, body) => {
    elsewhere.respondWith((_req, res) => res.writeHead(status, headers).end(body));
    await add();
    await server.runJobs();
    expect(await first()).toMatchObject({
      state: 'failing',
      problem,
      fetchedAt: null,
      triedAt: expect.any(String),
    });
  });

  it('follows three redirects, and fails after four', async () => {
    let left = 3;
    const redirect = { Location: url };
    elsewhere.respondWith((_req, res) =>
      left-- > 0 ? res.writeHead(302, redirect).end() : res.end(calendarFile()),
    );
    await add();
    await server.runJobs();
    expect(await first()).toMatchObject({ state: 'ok' });
    left = 4;
    await fetchAgain();
    expect(await first()).toMatchObject({ state: 'failing', problem: 'unreachable' });
  });

  it('fails when the connection breaks in the middle', async () => {
    elsewhere.respondWith((_req, res) => {
      res.writeHead(200, { 'Content-Length': 1000 }).write('BEGIN:VCALENDAR');
      setImmediate(() => res.destroy());
    });
    await add();
    await server.runJobs();
    expect(await first()).toMatchObject({ state: 'failing', problem: 'unreachable' });
  });

  it('doubles the delay after each failure, up to four hours, and keeps the events for a day', async () => {
    await add();
    await server.runJobs();
    elsewhere.respondWith((_req, res) => res.writeHead(503).end());
    const waits: number[][] = [];
    for (let count = 0; count < 6; count += 1) {
      await fetchAgain();
      waits.push(await minutesToNextTry());
    }
    expect(waits.flat()).toEqual([15, 30, 60, 120, 240, 240]);
    expect((await viewBoard(here.board)).failingCalendars).toEqual(['School']);
    expect(await events()).toHaveLength(4);
    await server.pool.query(`UPDATE family_calendars SET fetched_at = now() - interval '25 hours'`);
    expect(await events()).toEqual([]);
    await purgeExpired(server.deps);
    const { rows } = await server.pool.query('SELECT 1 FROM calendar_events');
    expect(rows).toEqual([]);
    elsewhere.respondWith((_req, res) => res.end(calendarFile()));
    await fetchAgain();
    expect(await first()).toMatchObject({ state: 'ok', problem: null });
    expect(await viewBoard(here.board)).toMatchObject({ failingCalendars: [], events: { length: 4 } });
  });

  it('sends the ETag back on the same day, and keeps the events of an unchanged file', async () => {
    const conditions: unknown[] = [];
    elsewhere.respondWith((req, res) => {
      conditions.push(req.headers['if-none-match']);
      const isSame = req.headers['if-none-match'] === '"1"';
      res.writeHead(isSame ? 304 : 200, { ETag: '"1"' }).end(isSame ? undefined : calendarFile());
    });
    await add();
    await server.runJobs();
    await fetchAgain();
    expect(await events()).toHaveLength(4);
    await server.pool.query(`UPDATE family_calendars SET read_for = '2020-01-01 UTC'`);
    await fetchAgain();
    expect(conditions).toEqual([undefined, '"1"', undefined]);
    expect(await first()).toMatchObject({ state: 'ok' });
  });

  it('happens only when it is due and a board was online in the last hour', async () => {
    await add();
    await server.runJobs();
    expect(await queueCalendars(server.deps)).toBe(0);
    await makeDue();
    await server.pool.query(`UPDATE boards SET seen_at = now() - interval '61 minutes'`);
    expect(await queueCalendars(server.deps)).toBe(0);
    await viewBoard(here.board);
    expect(await queueCalendars(server.deps)).toBe(1);
    await server.runJobs();
    expect(elsewhere.requests).toHaveLength(2);
  });

  it('notifies boards and parents only if something changed', async () => {
    await add();
    await server.runJobs();
    const published = vi.spyOn(server.bus, 'publish');
    await fetchAgain();
    expect(published).not.toHaveBeenCalled();
    elsewhere.respondWith((_req, res) => res.end(calendarFile().replace('Trip', 'Camp')));
    await fetchAgain();
    elsewhere.respondWith((_req, res) => res.writeHead(500).end());
    await fetchAgain();
    await fetchAgain();
    expect(published.mock.calls.map(([{ type }]) => type)).toEqual(['calendar.changed', 'calendar.changed']);
    published.mockRestore();
  });

  it('is dropped if the address changed in the meantime', async () => {
    const added = await add();
    elsewhere.respondWith(async (req, res) => {
      if (req.url?.endsWith('?new')) return res.end(calendarFile());
      await change(added, { url: `${url}?new` });
      return res.writeHead(404).end();
    });
    await server.runJobs();
    expect(await first()).toMatchObject({ state: 'ok', problem: null });
  });

  it('replaces events that were moved or deleted', async () => {
    await add();
    await server.runJobs();
    elsewhere.respondWith((_req, res) =>
      res.end(calendarFile().replace('SUMMARY:Trip', 'SUMMARY:Long trip').replaceAll('T170000Z', 'T180000Z')),
    );
    await fetchAgain();
    expect((await events()).map(({ title }) => title)).toEqual(['Long trip', null, 'Long trip', 'Soccer']);
  });

  it('keeps events without an id that start at the same time', async () => {
    const file = calendarFile()
      .replaceAll(/UID:.*\n/g, '')
      .replace(/\d{8}T170000Z/, /\d{8}T100000Z/.exec(calendarFile())?.[0] ?? '');
    elsewhere.respondWith((_req, res) => res.end(file));
    await add();
    await server.runJobs();
    const titles = (await events()).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['Soccer', 'Trip', 'Trip', null]);
  });
});
