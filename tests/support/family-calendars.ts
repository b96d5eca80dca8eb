import { afterAll, beforeEach } from 'vitest';
import { familyBoard, familyCalendar, type FamilyCalendar } from '@shared/contracts/boards';
import { addDays } from '@shared/rules/calendar';
import { queueCalendars } from '../../server/features/family-calendars/fetch-calendar';
import { createPublicFetch } from '../../server/lib/public-fetch';
import type { Agent } from './agent';
import { connectBoard, viewBoard } from './boards';
import { startElsewhere } from './elsewhere';
import { expectResponse } from './expect-response';
import { today, useScheduledFamily } from './scheduled-family';
import { startServer } from './server';

/** Part of the calendar's address, which must never be shown. */
export const SECRET = 'private-8f3a1c';

const compact = (date: string) => date.replaceAll('-', '');

/** An all-day event of two days, a private event and one of tomorrow. */
export const calendarFile = () =>
  `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:trip
SUMMARY:Trip
DTSTART;VALUE=DATE:${compact(today())}
DTEND;VALUE=DATE:${compact(addDays(today(), 2))}
END:VEVENT
BEGIN:VEVENT
UID:dentist
SUMMARY:Dentist
CLASS:PRIVATE
DTSTART:${compact(today())}T100000Z
DTEND:${compact(today())}T110000Z
END:VEVENT
BEGIN:VEVENT
UID:soccer
SUMMARY:Soccer
DTSTART:${compact(addDays(today(), 1))}T170000Z
DURATION:PT1H
END:VEVENT
END:VCALENDAR`;

/** A server that may read calendars on one host, and before each test a new family with a board. */
export async function useFamilyCalendars() {
  const elsewhere = await startElsewhere();
  const { port } = new URL(elsewhere.url('/'));
  const privateHosts = new Set([`calendars.home:${port}`]);
  const fetchCalendar = createPublicFetch({
    privateHosts,
    resolve: async (host) =>
      host === 'calendars.home' ? ['127.0.0.1'] : host === 'inside.net' ? ['10.0.0.7'] : [],
  });
  const server = await startServer({ privateHosts, fetchCalendar });
  afterAll(() => Promise.all([server.close(), elsewhere.close()]));

  const { at } = useScheduledFamily(server);
  const here = {} as { board: Agent; boardId: string };
  beforeEach(async () => {
    const { agent, id } = await connectBoard(server, at.family);
    Object.assign(here, { board: agent, boardId: id });
    await server.pool.query('DELETE FROM family_calendars');
    elsewhere.requests.length = 0;
    elsewhere.respondWith((_req, res) => res.end(calendarFile()));
  });

  const url = `http://calendars.home:${port}/${SECRET}.ics`;
  const post = (changes: object = {}, agent = at.family.parent, key?: string) =>
    agent.post(
      '/api/family/board/calendars',
      { name: 'School', url, color: 'blue', ...changes },
      key === undefined ? {} : { 'Idempotency-Key': key },
    );
  const add = async (changes: object = {}) => expectResponse(await post(changes), 201, familyCalendar);
  const change = async ({ id }: FamilyCalendar, changes: object) =>
    expectResponse(
      await at.family.parent.put(`/api/family/board/calendars/${id}`, changes),
      200,
      familyCalendar,
    );
  const settings = async (agent = at.family.parent) =>
    expectResponse(await agent.get('/api/family/board'), 200, familyBoard);
  const first = async () => (await settings()).calendars[0];
  const events = async () => (await viewBoard(here.board)).events;
  const makeDue = () => server.pool.query('UPDATE family_calendars SET next_try_at = now()');
  const minutesToNextTry = async () => {
    const { rows } = await server.pool.query<{ minutes: string }>(
      'SELECT extract(epoch FROM next_try_at - tried_at) / 60 AS minutes FROM family_calendars',
    );
    return rows.map(({ minutes }) => Number(minutes));
  };
  const fetchAgain = async () => {
    await makeDue();
    await queueCalendars(server.deps);
    await server.runJobs();
  };

  return {
    server,
    elsewhere,
    at,
    here,
    host: `calendars.home:${port}`,
    url,
    post,
    add,
    change,
    settings,
    first,
    events,
    makeDue,
    minutesToNextTry,
    fetchAgain,
  };
}
