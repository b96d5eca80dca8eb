import ICAL from 'ical.js';
import { CALENDAR_DAY_EVENTS } from '@shared/calendar-constants';
import { DAY_MS } from '@shared/constants';
import { addDays, startOfDate } from '@shared/rules/calendar';
import { instantAt, type WallTime } from '@shared/rules/clock';
import { dateOf, dayOf } from '@shared/rules/day';
import { isTimezone } from '@shared/rules/timezone';
import { CalendarError, type ParsedEvent, type ReadFor } from './calendar-file';

const MAX_LINES = 20_000;
const MAX_EVENTS = 2000;
const MAX_REPETITIONS = 5000;
const MAX_TITLE = 200;
/** Today and seven more days. */
const DAYS = 8;

/** A local time with its zone. `zone` is null for a date. */
interface Moment {
  wall: WallTime;
  zone: Zone | null;
}

type Time = InstanceType<typeof ICAL.Time>;
type Zone = (wall: WallTime) => number;
type Lines = Map<string, string[]>;

// Everything else, such as descriptions and attendees, is never read.
const EVENT_LINE =
  /^(UID|SUMMARY|DTSTART|DTEND|DURATION|RRULE|EXDATE|RDATE|RECURRENCE-ID|STATUS|CLASS)(?=[:;])/i;
const ZONE_LINE = /^(?:BEGIN|END|TZID|DTSTART|RRULE|RDATE|TZOFFSETFROM|TZOFFSETTO)[:;]/i;
const FORBIDDEN_IN_TITLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

// Accepts dates without VALUE=DATE and times without seconds, which some programs write.
ICAL.design.strict = false;

/**
 * Returns the events from today to seven days ahead: at most 50 per day, the earliest first. Runs in a worker, because a
 * hostile file can take forever. Throws CalendarError.
 */
export function parseCalendar(text: string, readFor: ReadFor): ParsedEvent[] {
  const { events, zones } = scan(text);
  const from = startOfDate(readFor.today, readFor.timezone).getTime();
  const until = startOfDate(addDays(readFor.today, DAYS), readFor.timezone).getTime();
  const calendar = new Calendar(zones, readFor, { from, until });
  return earliestOfDays(calendar.read(events), readFor);
}

/** Splits a file into events and time zones. Lines of other components are skipped. */
function scan(text: string): { events: Lines[]; zones: string[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.length > MAX_LINES) throw new CalendarError('too_large');
  if (!/^BEGIN:VCALENDAR\s*$/i.test(lines.find((line) => line.trim() !== '') ?? ''))
    throw new CalendarError('not_a_calendar');
  const events: Lines[] = [];
  const zones: string[] = [];
  const open: string[] = [];
  let event: Lines | null = null;
  let zone: string[] | null = null;
  for (const line of unfold(lines)) {
    const [, edge, name = ''] = /^(BEGIN|END):([\w-]{1,60})\s*$/i.exec(line) ?? [];
    if (edge?.toUpperCase() === 'BEGIN') {
      open.push(name.toUpperCase());
      const path = open.length > 2 ? '' : open.join('/');
      if (path === 'VCALENDAR/VEVENT') event = new Map();
      if (path === 'VCALENDAR/VTIMEZONE') zone = [];
    }
    if (zone && ZONE_LINE.test(line)) zone.push(line);
    if (event && open.length === 2 && !edge) addLine(event, line);
    if (edge?.toUpperCase() !== 'END') continue;
    open.pop();
    if (open.length !== 1) continue;
    if (event) events.push(event);
    if (zone) zones.push(zone.join('\r\n'));
    event = null;
    zone = null;
  }
  return { events, zones };
}

/** Joins lines that continue the one before. */
function unfold(lines: readonly string[]): string[] {
  const joined: string[][] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && /^[ \t]/.test(line)) last.push(line.slice(1));
    else joined.push([line]);
  }
  return joined.map((parts) => parts.join(''));
}

function addLine(event: Lines, line: string): void {
  const [, name] = EVENT_LINE.exec(line) ?? [];
  if (name === undefined) return;
  const key = name.toUpperCase();
  const before = event.get(key);
  if (before) before.push(line);
  else event.set(key, [line]);
}

class Calendar {
  readonly #readFor: ReadFor;
  readonly #span: { from: number; until: number };
  readonly #zones = new Map<string, Zone>();
  readonly #floating: Zone;

  constructor(zones: readonly string[], readFor: ReadFor, span: { from: number; until: number }) {
    this.#readFor = readFor;
    this.#span = span;
    this.#floating = (wall) => instantAt(wall, readFor.timezone);
    for (const text of zones) this.#addZone(text);
  }

  read(all: readonly Lines[]): ParsedEvent[] {
    const events = all.filter((event) => !this.#isOver(event)).slice(0, MAX_EVENTS);
    const changed = new Map<string, Set<number>>();
    for (const event of events) {
      const [instead] = this.#moments(event, 'RECURRENCE-ID');
      if (!instead) continue;
      const uid = uidOf(event);
      changed.set(uid, (changed.get(uid) ?? new Set()).add(this.#identity(instead)));
    }
    return events.flatMap((event) => {
      try {
        return this.#occurrences(event, changed.get(uidOf(event)) ?? new Set());
      } catch {
        // One broken event must not hide the others.
        return [];
      }
    });
  }

  /** Whether an event that doesn't repeat ended days ago: most of an old calendar. */
  #isOver(event: Lines): boolean {
    if (event.has('RRULE') || event.has('RDATE') || event.has('RECURRENCE-ID')) return false;
    const [, digits] = /:(\d{8})/.exec(event.get('DTEND')?.[0] ?? '') ?? [];
    const earliest = addDays(this.#readFor.today, -2).replaceAll('-', '');
    return digits !== undefined && digits < earliest;
  }

  #occurrences(event: Lines, changed: ReadonlySet<number>): ParsedEvent[] {
    const [start] = this.#moments(event, 'DTSTART');
    if (!start || /:\s*CANCELL?ED/i.test(event.get('STATUS')?.[0] ?? '')) return [];
    const { from, until } = this.#span;
    const length = this.#length(event, start);
    const starts = new Map([start, ...this.#moments(event, 'RDATE')].map((each) => [each.wall, each]));
    const isChange = event.has('RECURRENCE-ID');
    if (!isChange) {
      for (const line of event.get('RRULE') ?? [])
        for (const wall of this.#repetitions(line, start, length)) starts.set(wall, { ...start, wall });
    }
    const isLeftOut = this.#leftOut(event);
    const title = titleOf(event);
    const uid = uidOf(event);
    return [...starts.values()].flatMap((each): ParsedEvent[] => {
      const identity = this.#identity(each);
      if (isLeftOut(each)) return [];
      if (!isChange && changed.has(identity)) return [];
      if (!each.zone) {
        const days = Math.max(1, Math.round(length / DAY_MS));
        const startsOn = dateOf(each.wall / DAY_MS);
        const endsOn = addDays(startsOn, days - 1);
        const isNear = endsOn >= this.#readFor.today && startsOn < addDays(this.#readFor.today, DAYS);
        return isNear ? [{ uid, title, startsOn, endsOn }] : [];
      }
      const startsAt = each.zone(each.wall);
      const endsAt = startsAt + length;
      const isNear = startsAt < until && (endsAt > from || startsAt >= from);
      return isNear ? [{ uid, title, startsAt, endsAt }] : [];
    });
  }

  /** Some programs leave out the day of a time, or a time of an all-day event. */
  #leftOut(event: Lines): (moment: Moment) => boolean {
    const moments = this.#moments(event, 'EXDATE');
    const times = new Set(moments.filter(({ zone }) => zone).map((each) => this.#identity(each)));
    const dates = new Set(moments.filter(({ zone }) => !zone).map(dayOfMoment));
    const days = new Set(moments.map(dayOfMoment));
    return (moment) =>
      moment.zone
        ? times.has(this.#identity(moment)) || dates.has(dayOfMoment(moment))
        : days.has(dayOfMoment(moment));
  }

  /** The local starts of a rule that matter: from shortly before today to the last stored day. */
  *#repetitions(line: string, start: Moment, length: number): Generator<WallTime> {
    const rule = ICAL.Recur.fromString(line.slice(line.indexOf(':') + 1));
    if (!/^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(rule.freq)) return;
    const { from, until } = this.#span;
    const last = rule.until && this.#momentOf(rule.until, start.zone);
    const ended = (wall: WallTime) => {
      if (!last) return false;
      if (!last.zone || !start.zone) return Math.floor(wall / DAY_MS) > Math.floor(last.wall / DAY_MS);
      return start.zone(wall) > last.zone(last.wall);
    };
    const earliest = from - length - 2 * DAY_MS;
    const latest = until + 2 * DAY_MS;
    if (last && last.wall < earliest) return;
    // Compared here, in the event's zone; the library only gets a limit for rules that never match.
    rule.until = timeOf(latest);
    const iterator = rule.iterator(timeOf(movedStart(rule, start.wall, earliest)));
    for (let count = 0; count < MAX_REPETITIONS; count += 1) {
      const next = iterator.next();
      if (!next) return;
      const wall = wallOf(next);
      if (wall > latest || ended(wall)) return;
      if (wall >= earliest) yield wall;
    }
  }

  /** The length in ms; in whole days for all-day events. */
  #length(event: Lines, start: Moment): number {
    const [end] = this.#moments(event, 'DTEND');
    if (end) {
      const isDate = !start.zone || !end.zone;
      const length = isDate ? end.wall - start.wall : this.#instant(end) - this.#instant(start);
      return Math.max(0, length);
    }
    const [line] = event.get('DURATION') ?? [];
    if (line === undefined) return start.zone ? 0 : DAY_MS;
    return Math.max(0, ICAL.Duration.fromString(line.slice(line.indexOf(':') + 1).trim()).toSeconds() * 1000);
  }

  /** Identifies an occurrence by its instant, or by the number of its day. */
  #identity(moment: Moment): number {
    return moment.zone ? moment.zone(moment.wall) : moment.wall / DAY_MS;
  }

  #instant = ({ wall, zone }: Moment): number => (zone ?? this.#floating)(wall);

  #moments(event: Lines, name: string): Moment[] {
    return (event.get(name) ?? []).flatMap((line) => {
      try {
        const property = ICAL.Property.fromString(line);
        const zoneName = property.getParameter('tzid');
        const zone = this.#zoneOf(typeof zoneName === 'string' ? zoneName : '');
        const values = property.getValues() as (Time | { start: Time })[];
        return values.map((value) => this.#momentOf('start' in value ? value.start : value, zone));
      } catch {
        return [];
      }
    });
  }

  #momentOf(time: Time, zone: Zone | null): Moment {
    const wall = wallOf(time);
    if (!Number.isFinite(wall)) throw new CalendarError('not_a_calendar');
    if (time.isDate) return { wall, zone: null };
    if (time.zone === ICAL.Timezone.utcTimezone) return { wall, zone: (utc) => utc };
    return { wall, zone: zone ?? this.#floating };
  }

  /** The zone of the file, else the IANA zone at the end of the name, else the family's. */
  #zoneOf(name: string): Zone | null {
    if (name === '') return null;
    const known = this.#zones.get(name);
    if (known) return known;
    const parts = name.split('/');
    const iana = [parts, parts.slice(-3), parts.slice(-2)]
      .map((each) => each.join('/'))
      .find((each) => each !== '' && isTimezone(each));
    const zone: Zone = iana === undefined ? this.#floating : (wall) => instantAt(wall, iana);
    this.#zones.set(name, zone);
    return zone;
  }

  #addZone(text: string): void {
    try {
      const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
      const tzid = component.getFirstPropertyValue('tzid');
      if (typeof tzid !== 'string' || !component.getAllSubcomponents().length) return;
      const zone = new ICAL.Timezone({ component, tzid });
      this.#zones.set(tzid, (wall) => wall - zone.utcOffset(timeOf(wall)) * 1000);
    } catch {
      // The name may be enough.
    }
  }
}

const dayOfMoment = ({ wall }: Moment): number => Math.floor(wall / DAY_MS);

const uidOf = (event: Lines): string => valueOf(event, 'UID').slice(0, 500);

const valueOf = (event: Lines, name: string): string => {
  const [line = ''] = event.get(name) ?? [];
  return line === '' ? '' : String(ICAL.Property.fromString(line).getFirstValue() ?? '').trim();
};

/** Null for private and untitled events. */
function titleOf(event: Lines): string | null {
  if (/:\s*(?:PRIVATE|CONFIDENTIAL)/i.test(event.get('CLASS')?.[0] ?? '')) return null;
  const title = valueOf(event, 'SUMMARY').replace(FORBIDDEN_IN_TITLE, ' ').toWellFormed().trim();
  return Array.from(title).slice(0, MAX_TITLE).join('') || null;
}

const wallOf = ({ year, month, day, hour, minute, second }: Time): WallTime =>
  Date.UTC(year, month - 1, day, hour, minute, second);

function timeOf(wall: WallTime): Time {
  const at = new Date(wall);
  const parts = {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    isDate: false,
  };
  return new ICAL.Time(parts, ICAL.Timezone.localTimezone);
}

/** Skips whole intervals of an old rule, because the library walks a rule from its first occurrence. */
function movedStart(rule: InstanceType<typeof ICAL.Recur>, start: WallTime, earliest: WallTime): WallTime {
  if (rule.count || start >= earliest) return start;
  const interval = Math.max(1, rule.interval);
  const at = new Date(start);
  const skip = (units: number) => Math.floor(units / interval) * interval;
  if (rule.freq === 'DAILY') return start + skip((earliest - start) / DAY_MS) * DAY_MS;
  if (rule.freq === 'WEEKLY') return start + skip((earliest - start) / (7 * DAY_MS)) * 7 * DAY_MS;
  // The day doesn't exist in each month or year.
  if (at.getUTCDate() > 28) return start;
  const to = new Date(earliest);
  const months = (to.getUTCFullYear() - at.getUTCFullYear()) * 12 + to.getUTCMonth() - at.getUTCMonth() - 1;
  if (rule.freq === 'MONTHLY') at.setUTCMonth(at.getUTCMonth() + skip(Math.max(0, months)));
  else at.setUTCFullYear(at.getUTCFullYear() + skip(Math.max(0, months - 12) / 12));
  return at.getTime();
}

/** Returns the earliest 50 events of each day. */
function earliestOfDays(events: readonly ParsedEvent[], { today, timezone }: ReadFor): ParsedEvent[] {
  const start = (event: ParsedEvent) =>
    'startsAt' in event ? event.startsAt : startOfDate(event.startsOn, timezone).getTime();
  const sorted = events.toSorted((a, b) => start(a) - start(b));
  const kept = new Set<ParsedEvent>();
  for (let day = dayOf(today); day < dayOf(today) + DAYS; day += 1) {
    const date = dateOf(day);
    const [from, until] = [date, addDays(date, 1)].map((each) => startOfDate(each, timezone).getTime());
    sorted
      .filter((event) =>
        'startsAt' in event
          ? event.startsAt < (until ?? 0) && (event.endsAt > (from ?? 0) || event.startsAt >= (from ?? 0))
          : event.startsOn <= date && event.endsOn >= date,
      )
      .slice(0, CALENDAR_DAY_EVENTS)
      .forEach((event) => kept.add(event));
  }
  return [...kept];
}
