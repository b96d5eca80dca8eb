import { createHash } from 'node:crypto';
import type { CalendarProblem } from '@shared/calendar-constants';
import { dateOf } from '@shared/rules/day';
import type { Tx } from '../../db/client';
import { lockFamilyById } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import { PublicFetchError } from '../../lib/public-fetch';
import { withTimeout } from '../../lib/with-timeout';
import { familyClock, todayOf } from '../families/family-timezone';
import * as queries from './family-calendars.queries';
import { CalendarError, type ParsedEvent, type ReadFor } from './calendar-file';
import { readCalendar } from './read-calendar';

const FETCH_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_HEADER = 500;

interface ReadFile {
  /** Null if the file has not changed. */
  events: ParsedEvent[] | null;
  etag: string | null;
  lastModified: string | null;
}

type Result = ReadFile | { problem: CalendarProblem };

/** Queues a fetch for each calendar that is due and whose family had a board online. Returns their number. */
export async function queueCalendars(deps: Deps): Promise<number> {
  const due = await queries.listDueCalendars(deps.db);
  if (due.length > 0) await withTransaction(deps, (tx) => deps.jobs.addAll(tx, 'fetch-calendar', due));
  return due.length;
}

/** Fetches a due calendar and replaces its events. After a failure, it keeps them. */
export async function fetchCalendar(
  deps: Deps,
  which: queries.CalendarRef,
  signal: AbortSignal,
): Promise<void> {
  const { familyId } = which;
  const calendar = await withTransaction(deps, (tx) => queries.claimCalendar(tx, which));
  if (!calendar) return;
  const clock = await familyClock(deps.db, familyId);
  const readFor = { today: dateOf(todayOf(clock)), timezone: clock.timezone };
  const result = await read(deps, calendar, readFor, signal);
  if (signal.aborted) return;
  await withTransaction(deps, async (tx, publish) => {
    if (!(await lockFamilyById(tx, familyId, 'key share'))) return;
    const isChanged =
      'problem' in result
        ? await recordProblem(deps, tx, calendar, result.problem)
        : await recordFile(tx, calendar, { ...result, readFor: nameOf(readFor) });
    // The event makes parents' pages refetch everything, so it is skipped for an unchanged calendar.
    if (isChanged) publish({ type: 'calendar.changed', familyId });
  });
}

/** Returns whether boards or parents see a difference. */
async function recordProblem(
  { logger }: Deps,
  tx: Tx,
  calendar: queries.CalendarRow,
  problem: CalendarProblem,
): Promise<boolean> {
  // Without the address or the reason, which would reveal it or the network.
  logger.info({ problem }, 'a calendar could not be read');
  return (await queries.recordFailure(tx, calendar, problem)) && calendar.problem !== problem;
}

async function recordFile(
  tx: Tx,
  calendar: queries.CalendarRow,
  { events, ...file }: ReadFile & { readFor: string },
): Promise<boolean> {
  if (!(await queries.recordSuccess(tx, calendar, file))) return false;
  const which = { familyId: calendar.familyId, calendarId: calendar.id };
  const isChanged = events !== null && (await queries.replaceEvents(tx, which, rowsOf(calendar.id, events)));
  return isChanged || calendar.state !== 'ok';
}

const nameOf = ({ today, timezone }: ReadFor): string => `${today} ${timezone}`;

async function read(
  deps: Deps,
  calendar: queries.CalendarRow,
  readFor: ReadFor,
  signal: AbortSignal,
): Promise<Result> {
  const url = deps.secrets.openAddress(calendar.id, calendar.urlEncrypted);
  // Encrypted with a secret that the server no longer has.
  if (url === null) return { problem: 'not_found' };
  try {
    const { text, etag, lastModified } = await download(deps, url, conditions(calendar, readFor), signal);
    if (text === null) return { events: null, etag: calendar.etag, lastModified: calendar.lastModified };
    return { events: await readCalendar({ text, ...readFor }), etag, lastModified };
  } catch (error) {
    if (error instanceof CalendarError) return { problem: error.problem };
    if (error instanceof PublicFetchError) return { problem: error.reason };
    if (error instanceof Timeout) return { problem: 'timeout' };
    throw error;
  }
}

class Timeout extends Error {}

/** The stored events are only current if they were read for the same days. */
function conditions(
  { etag, lastModified, readFor }: queries.CalendarRow,
  now: ReadFor,
): Record<string, string> {
  if (readFor !== nameOf(now)) return {};
  return {
    ...(etag !== null && { 'If-None-Match': etag }),
    ...(lastModified !== null && { 'If-Modified-Since': lastModified }),
  };
}

/** Returns no text if the file has not changed. */
async function download(
  { fetchCalendar: fetchFile }: Pick<Deps, 'fetchCalendar'>,
  url: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ text: string | null; etag: string | null; lastModified: string | null }> {
  const get = async (inTime: AbortSignal) => {
    try {
      const file = await fetchFile(url, inTime, { Accept: 'text/calendar, */*;q=0.5', ...headers });
      const etag = kept(file.headers.etag);
      const lastModified = kept(file.headers['last-modified']);
      if (file.status === 304) return { text: null, etag, lastModified };
      if ((file.length ?? 0) > MAX_BYTES) throw new CalendarError('too_large');
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of file.chunks) {
        size += chunk.length;
        if (size > MAX_BYTES) throw new CalendarError('too_large');
        chunks.push(chunk);
      }
      return { text: new TextDecoder().decode(Buffer.concat(chunks)), etag, lastModified };
    } catch (error) {
      if (error instanceof CalendarError) throw error;
      if (inTime.aborted) throw new Timeout();
      // The connection broke.
      throw error instanceof PublicFetchError ? error : new PublicFetchError('no content', { cause: error });
    }
  };
  return withTimeout(FETCH_MS, get, signal);
}

const kept = (header: string | undefined): string | null =>
  header !== undefined && header.length <= MAX_HEADER ? header : null;

/** A file can contain an event twice. */
function rowsOf(calendarId: string, events: readonly ParsedEvent[]): queries.EventRow[] {
  const rows = events.map((event): queries.EventRow => {
    const { uid, title } = event;
    const start = 'startsAt' in event ? event.startsAt : event.startsOn;
    const key = createHash('sha256')
      .update(`${calendarId} ${start} ${uid || title}`)
      .digest('base64url')
      .slice(0, 22);
    return 'startsAt' in event
      ? { key, title, startsAt: new Date(event.startsAt), endsAt: new Date(event.endsAt) }
      : { key, title, startsOn: event.startsOn, endsOn: event.endsOn };
  });
  return [...new Map(rows.map((row) => [row.key, row])).values()];
}
