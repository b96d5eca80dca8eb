import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calendarFeed, type CalendarFeed } from '@shared/contracts/calendars';
import { addDays } from '@shared/rules/calendar';
import { Agent } from '../../../tests/support/agent';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, type TestKid } from '../../../tests/support/families';
import { daily, today, useScheduledFamily, weekday } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';

const server = await startServer();
afterAll(() => server.close());

const { at, make, submitted } = useScheduledFamily(server);

const path = ({ id }: TestKid) => `/api/kids/${id}/calendar`;
const made = async (): Promise<CalendarFeed> =>
  expectResponse(await at.family.parent.post(path(at.mia)), 201, calendarFeed);
const listed = async (parent = at.family.parent) =>
  expectResponse(await parent.get('/api/family/calendars'), 200, z.array(calendarFeed));
const pathOf = ({ url }: CalendarFeed) => new URL(url).pathname;
const read = (feed: string) => new Agent(server.url).get(feed);
const textOf = async (feed: CalendarFeed) => String((await read(pathOf(feed))).body);

async function events(feed: CalendarFeed): Promise<string[]> {
  const unfolded = (await textOf(feed)).replaceAll('\r\n ', '');
  return [...unfolded.matchAll(/DTSTART;VALUE=DATE:(\d{8})[\s\S]*?SUMMARY:(.*)\r\n/g)].map(
    ([, day, title]) => `${day} ${title}`,
  );
}
const compact = (days = 0) => addDays(today(), days).replaceAll('-', '');

describe('a calendar feed', () => {
  it('contains only the kid’s scheduled chores, with a check mark on done ones', async () => {
    const dishes = await make({ name: 'Dishes, all', schedule: daily, starReward: 3 });
    await make({ name: 'Bins', schedule: { kind: 'days', days: [weekday(1)] }, kidIds: [at.mia.id] });
    await make({ name: 'Of Ben', schedule: daily, kidIds: [at.ben.id] });
    await make({ name: 'Any time' });
    await submitted(at.mia, dishes);
    const feed = await made();
    expect(feed.url).toMatch(new RegExp(`^${server.url}/api/calendars/[\\w-]{43}\\.ics$`));
    const found = await events(feed);
    expect(found).toContain(`${compact()} ✓ Dishes\\, all (3 ⭐)`);
    expect(found).toContain(`${compact(1)} Dishes\\, all (3 ⭐)`);
    expect(found.filter((event) => event.includes('Bins'))[0]).toBe(`${compact(1)} Bins (5 ⭐)`);
    expect(found.filter((event) => event.includes('Dishes')).at(-1)).toContain(compact(56));
    expect(found.join()).not.toMatch(/Of Ben|Any time/);
  });

  it('describes a routine with its time, in the family’s language, and its steps', async () => {
    const steps = [{ name: 'Get dressed', minutes: 5 }, { name: 'Shoes' }];
    await make({ name: 'Morning', description: 'Quietly', schedule: daily, steps, readyBy: '07:40' });
    const feed = await made();
    const unfolded = async () => (await textOf(feed)).replaceAll('\r\n ', '');
    expect(await unfolded()).toContain(
      'DESCRIPTION:Quietly\\nReady by 7:40 AM\\n1. Get dressed (5 min)\\n2. Shoes\r\n',
    );
    await at.family.parent.put('/api/family', { locale: 'de' });
    expect(await unfolded()).toContain('Quietly\\nFertig bis 07:40\\n1.');
  });

  it('is a file for calendar apps that no cache stores', async () => {
    const { headers, body } = await read(pathOf(await made()));
    const text = String(body);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(text).toContain('X-WR-CALNAME:Mia · Starnest');
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });

  it('is recomputed only after an event of the family, and returns 304 for its ETag', async () => {
    const dishes = await make({ name: 'Dishes', schedule: daily });
    const feed = await made();
    const get = (etag?: string) =>
      new Agent(server.url).get(pathOf(feed), etag === undefined ? {} : { 'If-None-Match': etag });
    const first = await get();
    const etag = first.headers.get('etag') ?? '';
    await server.pool.query(`UPDATE chores SET name = 'Behind our back' WHERE id = $1`, [dishes.id]);
    const cached = await get();
    expect(cached.body).toBe(first.body);
    expect((await get(etag)).status).toBe(304);
    await at.family.parent.put(`/api/chores/${dishes.id}`, { name: 'Pots' });
    const changed = await get(etag);
    expect(changed.status).toBe(200);
    expect(String(changed.body)).toContain('Pots');
    await submitted(at.mia, dishes);
    expect(String((await get()).body)).toContain('✓ Pots');
  });

  it('is complete with more events than one batch', async () => {
    for (const name of ['Dishes', 'Bed', 'Bins', 'Cat']) await make({ name, schedule: daily });
    const text = await textOf(await made());
    const count = (line: string) => text.split('\r\n').filter((each) => each === line).length;
    expect(count('BEGIN:VEVENT')).toBe(4 * 57);
    expect(count('END:VEVENT')).toBe(4 * 57);
    expect([count('BEGIN:VCALENDAR'), count('END:VCALENDAR'), count('VERSION:2.0')]).toEqual([1, 1, 1]);
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  });

  it('omits paused and missed chores', async () => {
    await make({ name: 'Daily', schedule: daily });
    const feed = await made();
    await at.family.parent.put(`/api/kids/${at.mia.id}/pause`, {
      from: today(),
      until: addDays(today(), 1),
    });
    const found = await events(feed);
    expect(found[0]).toBe(`${compact(2)} Daily (5 ⭐)`);
  });

  it('is listed with its URL, can be replaced and deleted, and notifies the family’s other pages', async () => {
    const desk = await openSocket(at.family.parent);
    await desk.join('parent', at.family.user.id);
    const first = await made();
    expect(await desk.next()).toEqual({ type: 'devices_changed' });
    expect(await listed()).toEqual([first]);
    const second = await made();
    expect(second.url).not.toBe(first.url);
    expect(await listed()).toEqual([second]);
    expectError(await read(pathOf(first)), 404, 'not_found', 'Calendar not found');
    expect((await read(pathOf(second))).status).toBe(200);
    expect((await at.family.parent.del(path(at.mia))).status).toBe(204);
    expect(await listed()).toEqual([]);
    expectError(await read(pathOf(second)), 404, 'not_found');
    expectError(await at.family.parent.del(path(at.mia)), 404, 'not_found', 'Calendar not found');
    await desk.close();
  });

  it('stops working when its kid is removed, and is unknown to other families', async () => {
    const feed = await made();
    const { rows } = await server.pool.query('SELECT token_hash FROM calendar_feeds WHERE kid_id = $1', [
      at.mia.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(pathOf(feed)).not.toContain(rows[0].token_hash);
    const other = await createFamily(server);
    expect(await listed(other.parent)).toEqual([]);
    const theirs = await createKid(other);
    expectError(await at.family.parent.post(path(theirs)), 404, 'not_found', 'Kid not found');
    expect((await at.family.parent.del(`/api/kids/${at.mia.id}`)).status).toBe(204);
    expectError(await read(pathOf(feed)), 404, 'not_found');
  });

  it('stays readable after many unknown tokens from the same address', async () => {
    const feed = await made();
    for (let count = 0; count < 25; count += 1)
      expectError(await read(`/api/calendars/guess-${count}.ics`), 404, 'not_found');
    expect((await read(pathOf(feed))).status).toBe(200);
  });
});
