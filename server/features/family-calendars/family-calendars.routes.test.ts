import { describe, expect, it, vi } from 'vitest';
import { addDays } from '@shared/rules/calendar';
import { changeDevice, viewBoard } from '../../../tests/support/boards';
import { expectError, expectFieldError } from '../../../tests/support/expect-response';
import { SECRET, useFamilyCalendars } from '../../../tests/support/family-calendars';
import { addMember } from '../../../tests/support/members';
import { today } from '../../../tests/support/scheduled-family';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';

const {
  server,
  elsewhere,
  at,
  here,
  host,
  url,
  post,
  add,
  change,
  settings,
  first,
  events,
  minutesToNextTry,
} = await useFamilyCalendars();

describe('a calendar', () => {
  it('is read and shown on the boards of the family', async () => {
    const etag = (await here.board.get('/api/board')).headers.get('etag') ?? '';
    const added = await add({ kidId: at.mia.id });
    expect(added).toMatchObject({
      name: 'School',
      host: host,
      color: 'blue',
      kidId: at.mia.id,
      showTitles: true,
      state: 'new',
      problem: null,
      fetchedAt: null,
    });
    await server.runJobs();
    expect(await first()).toMatchObject({
      id: added.id,
      state: 'ok',
      problem: null,
      fetchedAt: expect.any(String),
    });
    const tomorrow = addDays(today(), 1);
    const allDay = {
      title: 'Trip',
      allDay: true,
      startsAt: null,
      endsAt: null,
      color: 'blue',
      kidId: at.mia.id,
    };
    expect(await events()).toMatchObject([
      { ...allDay, date: today() },
      {
        title: null,
        allDay: false,
        date: today(),
        startsAt: `${today()}T10:00:00.000Z`,
        endsAt: `${today()}T11:00:00.000Z`,
      },
      { ...allDay, date: tomorrow },
      {
        title: 'Soccer',
        date: tomorrow,
        startsAt: `${tomorrow}T17:00:00.000Z`,
        endsAt: `${tomorrow}T18:00:00.000Z`,
      },
    ]);
    expect((await here.board.get('/api/board', { 'If-None-Match': etag })).status).toBe(200);
    expect(await minutesToNextTry()).toEqual([15]);
  });

  it('is hidden on boards without events and on boards of other kids', async () => {
    await add({ kidId: at.mia.id });
    await server.runJobs();
    await changeDevice(at.family, here.boardId, { board: { kidIds: [at.ben.id] } });
    expect(await events()).toEqual([]);
    await changeDevice(at.family, here.boardId, { board: { kidIds: [at.mia.id] } });
    expect(await events()).toHaveLength(4);
    await changeDevice(at.family, here.boardId, { board: { showEvents: false } });
    expect(await events()).toEqual([]);
  });

  it('can hide its titles, and belongs to no kid after the kid was removed', async () => {
    const added = await add({ kidId: at.ben.id });
    await server.runJobs();
    await change(added, { showTitles: false, color: 'red', name: 'Ben' });
    const shown = await events();
    expect(shown).toHaveLength(4);
    for (const event of shown) expect(event).toMatchObject({ title: null, color: 'red' });
    expect((await at.family.parent.del(`/api/kids/${at.ben.id}`)).status).toBe(204);
    expect(await first()).toMatchObject({ name: 'Ben', kidId: null });
  });

  it('is removed with its events, and a new address drops them', async () => {
    const added = await add();
    await server.runJobs();
    expect(await change(added, { url: `${url}?2` })).toMatchObject({ state: 'new', fetchedAt: null });
    expect(await events()).toEqual([]);
    await server.runJobs();
    expect(elsewhere.requests.at(-1)).toBe(`/${SECRET}.ics?2`);
    expect(await events()).toHaveLength(4);
    expect((await at.family.parent.del(`/api/family/board/calendars/${added.id}`)).status).toBe(204);
    expect(await events()).toEqual([]);
    expect((await settings()).calendars).toEqual([]);
    expectError(
      await at.family.parent.del(`/api/family/board/calendars/${added.id}`),
      404,
      'not_found',
      'Calendar not found',
    );
  });

  it('tells boards and parents about each change', async () => {
    const sockets = [await openSocket(here.board), await openSocket(at.family.parent)] as const;
    await sockets[0].join('board', here.boardId);
    await sockets[1].join('parent', at.family.user.id);
    await add();
    expect(await sockets[0].next()).toEqual({ type: 'board_changed' });
    expect(await sockets[1].next()).toEqual({ type: 'family_changed' });
  });

  it('is written to the audit log when it is added, gets another address or is removed', async () => {
    const added = await add();
    await change(added, { name: 'Soccer' });
    await change(added, { url });
    await at.family.parent.del(`/api/family/board/calendars/${added.id}`);
    const { rows } = await server.pool.query<{ action: string }>(
      'SELECT action FROM audit_log WHERE target = $1 ORDER BY at, id',
      [added.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'board.calendar.add',
      'board.calendar.change',
      'board.calendar.remove',
    ]);
  });
});

describe('the address of a calendar', () => {
  it('is in no response, log, export or column', async () => {
    const log = vi.spyOn(server.deps.logger, 'info').mockReturnValue(undefined);
    elsewhere.respondWith((_req, res) => res.writeHead(404).end());
    const added = await add();
    const texts = [added, await change(added, { url }), await settings(), await viewBoard(here.board)];
    await server.runJobs();
    const exported = await at.family.parent.get('/api/family/export');
    const { rows } = await server.pool.query('SELECT * FROM family_calendars');
    expect(log).toHaveBeenCalledWith({ problem: 'not_found' }, 'a calendar could not be read');
    const all = JSON.stringify([texts, await settings(), exported.body, rows, log.mock.calls]);
    log.mockRestore();
    expect(all).toContain('calendars.home');
    expect(all).not.toContain(SECRET);
  });

  it('hides its host from helpers, who can’t change calendars', async () => {
    const { id } = await add();
    const helper = (await addMember(at.family, 'helper')).agent;
    expect((await settings(helper)).calendars).toMatchObject([{ id, name: 'School', host: null }]);
    expectError(await post({}, helper), 403, 'forbidden');
    expectError(await helper.del(`/api/family/board/calendars/${id}`), 403, 'forbidden');
  });

  it.each([
    ['ftp://calendar.example.org/a.ics'],
    ['javascript:alert(1)'],
    ['calendar.example.org/a.ics'],
    ['https://'],
    ['https://name:word@calendar.example.org/a.ics'],
    ['https://calendar.example.org:8443/a.ics'],
    ['http://127.0.0.1/a.ics'],
    ['http://10.0.0.1/a.ics'],
    ['http://[::1]/a.ics'],
    ['http://[::ffff:192.168.0.1]/a.ics'],
    ['http://2130706433/a.ics'],
    ['http://169.254.169.254/latest'],
    ['webcal://192.168.1.2/a.ics'],
    ['http://localhost/a.ics'],
    ['http://nas.local/a.ics'],
    ['http://nas/a.ics'],
    ['http://nas.internal/a.ics'],
    [7],
    [null],
  ])('is not %s', async (bad) => {
    const message = 'Please enter a public web address that starts with https:// or webcal://';
    expectFieldError(await post({ url: bad }), 'url', message);
  });

  it('can be a webcal address on a standard port', async () => {
    const added = await add({ url: 'webcal://calendar.example.org:443/a.ics#top' });
    expect(added.host).toBe('calendar.example.org');
    const { rows } = await server.pool.query<{ url_encrypted: string }>(
      'SELECT url_encrypted FROM family_calendars',
    );
    const opened = server.deps.secrets.openAddress(added.id, rows[0]?.url_encrypted ?? '');
    expect(opened).toBe('https://calendar.example.org/a.ics');
    expect(server.deps.secrets.openAddress(newId(), rows[0]?.url_encrypted ?? '')).toBeNull();
  });

  it('has at most 2,048 characters, a family’s kid, a listed color and a short name', async () => {
    expectFieldError(
      await post({ url: `https://example.org/${'a'.repeat(2048)}` }),
      'url',
      'Please use 2048 characters or fewer',
    );
    expectFieldError(await post({ kidId: newId() }), 'kidId', 'Please choose kids from your family');
    expectFieldError(await post({ color: 'pink' }), 'color', 'Please choose one of the colors');
    expectFieldError(await post({ name: 'x'.repeat(41) }), 'name', 'Please use 40 characters or fewer');
  });

  it('can be changed 20 times an hour', async () => {
    const added = await add();
    for (let count = 1; count < 20; count += 1) await change(added, { url });
    expectError(await post(), 429, 'rate_limited');
    await change(added, { name: 'Still allowed' });
  });
});

it('a family has up to three calendars, and a repeated request adds one', async () => {
  const key = newId();
  const [one, again] = [await post({}, at.family.parent, key), await post({}, at.family.parent, key)];
  expect(again.body).toEqual(one.body);
  await add();
  await add();
  expectError(await post(), 409, 'too_many_calendars', 'A family can have up to 3 calendars.');
});
