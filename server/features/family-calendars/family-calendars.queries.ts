import { and, asc, eq, exists, getTableColumns, lte, ne, or, sql } from 'drizzle-orm';
import type { CalendarProblem } from '@shared/calendar-constants';
import type { UpdateCalendarInput } from '@shared/contracts/boards';
import { boards, calendarEvents, familyCalendars } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';

export type CalendarRow = typeof familyCalendars.$inferSelect;
export type EventRow = Omit<typeof calendarEvents.$inferInsert, 'familyId' | 'calendarId'>;

export interface CalendarRef {
  familyId: string;
  calendarId: string;
}

/** How long the events of a calendar that can't be read are shown. */
const KEPT_HOURS = 24;
/** A calendar is only read if a board of its family was seen within this time. */
const SEEN_HOURS = 1;
/** Longer than a fetch and its parsing. */
const CLAIM_MINUTES = 2;
const RETRY_MINUTES = { min: 15, max: 240 };

const isCalendar = ({ familyId, calendarId }: CalendarRef) =>
  and(eq(familyCalendars.familyId, familyId), eq(familyCalendars.id, calendarId));
const ofCalendar = ({ familyId, calendarId }: CalendarRef) =>
  and(eq(calendarEvents.familyId, familyId), eq(calendarEvents.calendarId, calendarId));

export const listCalendars = (tx: Executor, familyId: string): Promise<CalendarRow[]> =>
  tx
    .select()
    .from(familyCalendars)
    .where(eq(familyCalendars.familyId, familyId))
    .orderBy(asc(familyCalendars.createdAt), asc(familyCalendars.id));

export async function insertCalendar(
  tx: Tx,
  row: typeof familyCalendars.$inferInsert,
): Promise<CalendarRow | undefined> {
  const [inserted] = await tx.insert(familyCalendars).values(row).returning();
  return inserted;
}

export async function updateCalendar(
  tx: Tx,
  which: CalendarRef,
  changes: Omit<UpdateCalendarInput, 'url'> & { address?: Pick<CalendarRow, 'urlEncrypted' | 'host'> },
): Promise<CalendarRow | undefined> {
  const { address, ...others } = changes;
  const isNew = {
    ...address,
    state: 'new' as const,
    problem: null,
    failures: 0,
    etag: null,
    lastModified: null,
    readFor: null,
    fetchedAt: null,
    triedAt: null,
    nextTryAt: sql`now()`,
  };
  // An update without columns is invalid SQL.
  const [updated] = await tx
    .update(familyCalendars)
    .set({ familyId: which.familyId, ...others, ...(address && isNew) })
    .where(isCalendar(which))
    .returning();
  if (updated && address) await tx.delete(calendarEvents).where(ofCalendar(which));
  return updated;
}

export async function deleteCalendar(tx: Tx, which: CalendarRef): Promise<boolean> {
  const { rowCount } = await tx.delete(familyCalendars).where(isCalendar(which));
  return rowCount === 1;
}

export const listDueCalendars = (tx: Executor): Promise<CalendarRef[]> =>
  tx
    .select({ familyId: familyCalendars.familyId, calendarId: familyCalendars.id })
    .from(familyCalendars)
    .where(
      and(
        lte(familyCalendars.nextTryAt, sql`now()`),
        exists(
          tx
            .select({ id: boards.deviceId })
            .from(boards)
            .where(
              and(
                eq(boards.familyId, familyCalendars.familyId),
                sql`${boards.seenAt} > now() - ${SEEN_HOURS} * interval '1 hour'`,
              ),
            ),
        ),
      ),
    );

/** Returns the calendar if it is due and no other process reads it. */
export async function claimCalendar(tx: Tx, which: CalendarRef): Promise<CalendarRow | undefined> {
  const [row] = await tx
    .update(familyCalendars)
    .set({ nextTryAt: sql`now() + ${CLAIM_MINUTES} * interval '1 minute'` })
    .where(and(isCalendar(which), lte(familyCalendars.nextTryAt, sql`now()`)))
    .returning();
  return row;
}

const isUnchanged = ({ familyId, id, urlEncrypted }: CalendarRow) =>
  and(isCalendar({ familyId, calendarId: id }), eq(familyCalendars.urlEncrypted, urlEncrypted));

/** Returns false if the calendar was removed or has another address by now. */
export async function recordSuccess(
  tx: Tx,
  calendar: CalendarRow,
  file: Pick<CalendarRow, 'etag' | 'lastModified' | 'readFor'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(familyCalendars)
    .set({
      ...file,
      state: 'ok',
      problem: null,
      failures: 0,
      fetchedAt: sql`now()`,
      triedAt: sql`now()`,
      nextTryAt: sql`now() + ${RETRY_MINUTES.min} * interval '1 minute'`,
    })
    .where(isUnchanged(calendar));
  return rowCount === 1;
}

/** Returns false like `recordSuccess`. The next wait is twice as long. */
export async function recordFailure(
  tx: Tx,
  calendar: CalendarRow,
  problem: CalendarProblem,
): Promise<boolean> {
  const minutes = sql`least(${RETRY_MINUTES.max}, ${RETRY_MINUTES.min} * 2 ^ least(${familyCalendars.failures}, 10))`;
  const { rowCount } = await tx
    .update(familyCalendars)
    .set({
      state: 'failing',
      problem,
      failures: sql`${familyCalendars.failures} + 1`,
      triedAt: sql`now()`,
      nextTryAt: sql`now() + ${minutes} * interval '1 minute'`,
    })
    .where(isUnchanged(calendar));
  return rowCount === 1;
}

/** Returns whether an event differs from the stored ones. */
export async function replaceEvents(
  tx: Tx,
  which: CalendarRef,
  events: readonly EventRow[],
): Promise<boolean> {
  const { familyId: _family, calendarId: _calendar, ...columns } = getTableColumns(calendarEvents);
  const stored = await tx.select(columns).from(calendarEvents).where(ofCalendar(which));
  if (isSame(stored, events)) return false;
  await tx.delete(calendarEvents).where(ofCalendar(which));
  if (events.length > 0)
    await tx.insert(calendarEvents).values(events.map((event) => ({ ...which, ...event })));
  return true;
}

function isSame(stored: readonly EventRow[], events: readonly EventRow[]): boolean {
  const textOf = ({ key, startsAt, endsAt, startsOn, endsOn, title }: EventRow) =>
    JSON.stringify([key, startsAt ?? null, endsAt ?? null, startsOn ?? null, endsOn ?? null, title ?? null]);
  const known = new Set(stored.map(textOf));
  return known.size === events.length && events.every((event) => known.has(textOf(event)));
}

const isShown = or(
  ne(familyCalendars.state, 'failing'),
  sql`${familyCalendars.fetchedAt} > now() - ${sql.raw(`interval '${KEPT_HOURS} hours'`)}`,
);

const shownEvents = prepared((db) =>
  db
    .select({
      calendarId: calendarEvents.calendarId,
      key: calendarEvents.key,
      startsAt: calendarEvents.startsAt,
      endsAt: calendarEvents.endsAt,
      startsOn: calendarEvents.startsOn,
      endsOn: calendarEvents.endsOn,
      title: calendarEvents.title,
      color: familyCalendars.color,
      kidId: familyCalendars.kidId,
      showTitles: familyCalendars.showTitles,
    })
    .from(calendarEvents)
    .innerJoin(
      familyCalendars,
      and(
        eq(familyCalendars.familyId, calendarEvents.familyId),
        eq(familyCalendars.id, calendarEvents.calendarId),
      ),
    )
    .where(
      and(
        eq(calendarEvents.familyId, sql.placeholder('familyId')),
        isShown,
        or(
          sql`${calendarEvents.startsAt} < ${sql.placeholder('until')} AND (${calendarEvents.endsAt} > ${sql.placeholder('from')} OR ${calendarEvents.startsAt} >= ${sql.placeholder('from')})`,
          sql`${calendarEvents.startsOn} <= ${sql.placeholder('last')} AND ${calendarEvents.endsOn} >= ${sql.placeholder('first')}`,
        ),
      ),
    )
    .prepare('board_events'),
);

export type ShownEvent = Awaited<ReturnType<typeof listEvents>>[number];

/** The events of these days, which start and end at `from` and `until`. */
export const listEvents = (
  tx: Executor,
  familyId: string,
  { from, until, first, last }: { from: Date; until: Date; first: string; last: string },
) => shownEvents(tx).execute({ familyId, first, last, from: from.toISOString(), until: until.toISOString() });
