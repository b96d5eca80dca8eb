import { CALENDAR_DAY_EVENTS } from '@shared/calendar-constants';
import type {
  BoardEvent,
  CalendarInput,
  FamilyCalendar,
  UpdateCalendarInput,
} from '@shared/contracts/boards';
import { addDays, startOfDate, type CalendarDate } from '@shared/rules/calendar';
import { groupBy } from '@shared/rules/group-by';
import type { Executor } from '../../db/client';
import { requireRoom } from '../../db/family-caps';
import { lockFamily } from '../../db/family-locks';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { ParentActor } from '../../lib/actor';
import { invalid, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isPrivateHost, type PrivateHosts } from '../../lib/private-hosts';
import { isPublicHost } from '../../lib/public-address';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { requireOwnKids } from '../kids/kids.queries';
import * as queries from './family-calendars.queries';

/** The family's calendars, oldest first. Helpers don't see their hosts. */
export async function listCalendars(
  tx: Executor,
  { familyId, role }: Pick<ParentActor, 'familyId' | 'role'>,
): Promise<FamilyCalendar[]> {
  const rows = await queries.listCalendars(tx, familyId);
  return rows.map((row) => ({ ...presentCalendar(row), ...(role === 'helper' && { host: null }) }));
}

/**
 * Adds a calendar and queues its first fetch. Throws 400 for a private address or another family's kid, 409
 * `too_many_calendars`, 429 after too many addresses.
 */
export async function addCalendar(
  deps: Deps,
  actor: ParentActor,
  input: CalendarInput,
  { key, context }: { key: IdempotencyKey | null; context: AuditContext },
): Promise<FamilyCalendar> {
  const { name, url, color, kidId = null, showTitles = true } = input;
  const { familyId } = actor;
  const address = requireAddress(url, deps.privateHosts);
  await deps.limits.take(['calendarAddresses', familyId]);
  return withTransaction(deps, async (tx, publish) => {
    // Sequential, because calendars are counted before the insert.
    await lockFamily(tx, actor, 'no key update');
    return idempotent(tx, key, input, async () => {
      if (kidId !== null) await requireOwnKids(tx, familyId, [kidId], 'kidId');
      await requireRoom(tx, familyId, 'calendars');
      const id = newId();
      const sealed = sealedAddress(deps, id, address);
      const row = await queries.insertCalendar(tx, {
        id,
        familyId,
        name,
        color,
        kidId,
        showTitles,
        ...sealed,
      });
      if (!row) throw notFound('calendar');
      await deps.jobs.add(tx, 'fetch-calendar', { familyId, calendarId: id });
      await auditSuccess(tx, actor, 'board.calendar.add', context, id);
      publish({ type: 'calendar.changed', familyId });
      return presentCalendar(row);
    });
  });
}

/** Changes a calendar. A new address drops its events and queues a fetch. Throws 404, and like `addCalendar`. */
export async function changeCalendar(
  deps: Deps,
  actor: ParentActor,
  calendarId: string,
  { url, ...changes }: UpdateCalendarInput,
  context: AuditContext,
): Promise<FamilyCalendar> {
  const { familyId } = actor;
  const which = { familyId, calendarId };
  const address = url === undefined ? null : requireAddress(url, deps.privateHosts);
  if (address) await deps.limits.take(['calendarAddresses', familyId]);
  return withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    if (changes.kidId) await requireOwnKids(tx, familyId, [changes.kidId], 'kidId');
    const row = await queries.updateCalendar(tx, which, {
      ...changes,
      ...(address && { address: sealedAddress(deps, calendarId, address) }),
    });
    if (!row) throw notFound('calendar');
    if (address) {
      await deps.jobs.add(tx, 'fetch-calendar', which);
      await auditSuccess(tx, actor, 'board.calendar.change', context, calendarId);
    }
    publish({ type: 'calendar.changed', familyId });
    return presentCalendar(row);
  });
}

export async function removeCalendar(
  deps: Deps,
  actor: ParentActor,
  calendarId: string,
  context: AuditContext,
): Promise<void> {
  const { familyId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    if (!(await queries.deleteCalendar(tx, { familyId, calendarId }))) throw notFound('calendar');
    await auditSuccess(tx, actor, 'board.calendar.remove', context, calendarId);
    publish({ type: 'calendar.changed', familyId });
  });
}

/** The events of `today` and the next day that a board shows. */
export async function listBoardEvents(
  tx: Executor,
  familyId: string,
  { today, timezone, showsKid }: { today: CalendarDate; timezone: string; showsKid: (id: string) => boolean },
): Promise<BoardEvent[]> {
  const tomorrow = addDays(today, 1);
  const rows = await queries.listEvents(tx, familyId, {
    first: today,
    last: tomorrow,
    from: startOfDate(today, timezone),
    until: startOfDate(addDays(today, 2), timezone),
  });
  const shown = rows.filter(({ kidId }) => kidId === null || showsKid(kidId));
  return [today, tomorrow].flatMap((date) => eventsOf(shown, date, timezone));
}

function eventsOf(rows: readonly queries.ShownEvent[], date: CalendarDate, timezone: string): BoardEvent[] {
  const from = startOfDate(date, timezone);
  const until = startOfDate(addDays(date, 1), timezone);
  const ofDay = rows
    .filter(({ startsAt, endsAt, startsOn, endsOn }) =>
      startsAt && endsAt
        ? startsAt < until && (endsAt > from || startsAt >= from)
        : startsOn !== null && endsOn !== null && startsOn <= date && endsOn >= date,
    )
    .toSorted(inOrder);
  const byCalendar = groupBy(ofDay, ({ calendarId }) => calendarId);
  return [...byCalendar.values()]
    .flatMap((events) => events.slice(0, CALENDAR_DAY_EVENTS))
    .toSorted(inOrder)
    .map(({ key, startsAt, endsAt, title, showTitles, color, kidId }) => ({
      id: key,
      date,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      allDay: startsAt === null,
      title: showTitles ? title : null,
      color,
      kidId,
    }));
}

const inOrder = (a: queries.ShownEvent, b: queries.ShownEvent): number =>
  (a.startsAt?.getTime() ?? 0) - (b.startsAt?.getTime() ?? 0) || a.key.localeCompare(b.key);

/** The URL to fetch. Throws 400 for hosts that can't be public, unless the operator allows them. */
function requireAddress(value: string, privateHosts: PrivateHosts): URL {
  const text = value.replace(/^webcal:/i, 'https:');
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain =
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isPlain) throw invalid('url', 'validation.calendar_url');
  const isPublic = isPublicHost(url.hostname) && ['', '80', '443'].includes(url.port);
  if (!isPublic && !isPrivateHost(url, privateHosts)) throw invalid('url', 'validation.calendar_url');
  url.hash = '';
  return url;
}

const sealedAddress = ({ secrets }: Deps, id: string, url: URL) => ({
  urlEncrypted: secrets.sealAddress(id, url.href),
  host: url.host,
});

const presentCalendar = (row: queries.CalendarRow): FamilyCalendar => ({
  id: row.id,
  name: row.name,
  host: row.host,
  color: row.color,
  kidId: row.kidId,
  showTitles: row.showTitles,
  state: row.state,
  problem: row.problem,
  fetchedAt: row.fetchedAt?.toISOString() ?? null,
  triedAt: row.triedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
