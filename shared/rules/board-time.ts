import { DAY_MS, HOUR_MS, MINUTE_MS, type BOARD_THEMES } from '../constants';
import type { Board, BoardChore, BoardLane } from '../contracts/boards';
import type { Theme } from '../theme';
import { calendarDateOf, type CalendarDate } from './calendar';
import { wallTimeAt } from './clock';
import { isPaused } from './pause';
import type { TimeOfDay } from './quiet-hours';
import { partOfDayAt } from './today';

/**
 * Rules of a family board that depend on the time. `now` is the server's time in ms; times of day are in the family's
 * zone.
 */

type Night = Board['night'];

const DAY_MINUTES = DAY_MS / MINUTE_MS;

/** Minutes before the night hours when the theme turns dark, and when the board starts to fade. */
const DARK_MINUTES = 60;
const FADE_MINUTES = 10;
/** Without night hours. */
const DARK_HOURS = { from: '20:00', until: '06:00' };

/** How long a tap wakes a board at night. */
export const WAKE_MS = MINUTE_MS;

/** The board's only timer. Each minute starts with a tick. */
export const TICK_MS = 20_000;

const modulo = (value: number, by: number) => ((value % by) + by) % by;

const minuteOf = (time: TimeOfDay): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const minuteAt = (now: number, timezone: string): number =>
  Math.floor(modulo(wallTimeAt(now, timezone), DAY_MS) / MINUTE_MS);

/** Minutes since `early` minutes before the hours, or null outside of them. */
function minutesInto({ from, until }: NonNullable<Night>, minute: number, early: number): number | null {
  const length = modulo(minuteOf(until) - minuteOf(from), DAY_MINUTES) + early;
  const since = modulo(minute - minuteOf(from) + early, DAY_MINUTES);
  return since < length ? since : null;
}

export function boardThemeAt(
  setting: (typeof BOARD_THEMES)[number],
  night: Night,
  now: number,
  timezone: string,
): Theme {
  if (setting !== 'auto') return setting === 'dark' ? 'bedtime' : 'day';
  const early = night ? DARK_MINUTES : 0;
  const isDark = minutesInto(night ?? DARK_HOURS, minuteAt(now, timezone), early) !== null;
  return isDark ? 'bedtime' : 'day';
}

/** At night the board is silent, and the device may turn off its screen. */
export const isNightAt = (night: Night, now: number, timezone: string): boolean =>
  night !== null && minutesInto(night, minuteAt(now, timezone), 0) !== null;

/**
 * How far the night screen has faded in, from 0 to 1. A running routine delays it to an hour after the usual start of
 * the fade, or after its own start.
 */
export function nightLevelAt(board: Pick<Board, 'night' | 'lanes' | 'family'>, now: number): number {
  const { night, lanes, family } = board;
  const since = night && minutesInto(night, minuteAt(now, family.timezone), FADE_MINUTES);
  if (since === null) return 0;
  const isDelayed = lanes
    .flatMap(({ chores }) => chores)
    .some(({ run }) => run && !run.pausedAt && (since < 60 || now - Date.parse(run.startedAt) < HOUR_MS));
  return isDelayed ? 0 : Math.min((since + 1) / FADE_MINUTES, 1);
}

/** The offset that prevents burn-in: one pixel per tick, around a square. */
export function shiftAt(now: number, reach: number): { x: number; y: number } {
  const step = modulo(Math.floor(now / TICK_MS), 8 * reach);
  const along = (step % (2 * reach)) - reach;
  const sides = [
    { x: along, y: -reach },
    { x: reach, y: along },
    { x: -along, y: reach },
    { x: -reach, y: -along },
  ];
  return sides[Math.floor(step / (2 * reach))] ?? { x: 0, y: 0 };
}

/** One of four places of the night clock, for ten minutes each. */
export const nightPlaceAt = (now: number): number => modulo(Math.floor(now / (10 * MINUTE_MS)), 4);

/** Durations are measured without the clock, which can change. */
export interface BoardPage {
  openMs: number;
  untouchedMs: number;
  pendingChecks: number;
  /** `refused`: the server rejects this build. */
  newBuild: 'none' | 'known' | 'refused';
  /** Minutes after 3:00 AM. */
  refreshMinute: number;
}

/** Prevents a loop of reloads with a wrong build or clock. */
const LEAST_OPEN_MS = { refused: 10 * MINUTE_MS, other: 4 * HOUR_MS };
const UNTOUCHED_MS = { refused: 2 * MINUTE_MS, other: 10 * MINUTE_MS };
const BUILD_MINUTES = { from: 2 * 60, until: 5 * 60 };
const REFRESH_MINUTES = { from: 3 * 60, until: 4 * 60 };

/** Whether to reload the page for a new build, or for the nightly refresh. */
export function isReloadDue(page: BoardPage, now: number, timezone: string): boolean {
  const { openMs, untouchedMs, pendingChecks, newBuild, refreshMinute } = page;
  const kind = newBuild === 'refused' ? newBuild : 'other';
  if (openMs < LEAST_OPEN_MS[kind] || untouchedMs < UNTOUCHED_MS[kind]) return false;
  if (kind === 'refused') return true;
  const minute = minuteAt(now, timezone);
  const isRefresh = minute >= REFRESH_MINUTES.from + refreshMinute && minute < REFRESH_MINUTES.until;
  if (newBuild === 'none') return isRefresh;
  return pendingChecks === 0 && minute >= BUILD_MINUTES.from && minute < BUILD_MINUTES.until;
}

/** The interval of reads without a socket, and with one. */
const POLL_MS = MINUTE_MS;
const READ_MS = 10 * MINUTE_MS;

/** Whether to read the board again. `jitter` is random, from 0 to 1. */
export function isReadDue(
  { readAt, isLive, jitter }: { readAt: number; isLive: boolean; jitter: number },
  now: number,
  timezone: string,
): boolean {
  const most = isLive ? READ_MS : POLL_MS * (0.75 + jitter / 2);
  return Math.abs(now - readAt) >= most || slotAt(readAt, timezone) !== slotAt(now, timezone);
}

/** The day and its part. */
const slotAt = (now: number, timezone: string): string =>
  `${calendarDateOf(new Date(now), timezone)} ${partOfDayAt(Math.floor(minuteAt(now, timezone) / 60))}`;

/**
 * The board on `date`, which may be the day after it was read. Null for later days. A date before the board's is a
 * wrong clock.
 */
export function boardOn(board: Board, date: CalendarDate): Board | null {
  if (date <= board.today) return board;
  const { tomorrow } = board;
  if (date !== tomorrow.date) return null;
  const choresOf = (kidId: string) => tomorrow.lanes.find((lane) => lane.kidId === kidId)?.chores ?? [];
  const lanes = board.lanes.map((lane): BoardLane => {
    const chores = choresOf(lane.kid.id);
    const grabs = tomorrow.grabs.filter(({ kidIds }) => kidIds.includes(lane.kid.id));
    return {
      ...lane,
      paused: pauseOn(board, lane, date),
      nest: { places: placesOf([...chores, ...grabs.map(({ chore }) => chore)]), surprise: 'none' },
      chores,
    };
  });
  return { ...board, today: date, lanes, grabs: tomorrow.grabs };
}

function pauseOn({ family }: Board, { paused }: BoardLane, date: CalendarDate): BoardLane['paused'] {
  if (isPaused(family, date)) return { until: family.pausedUntil };
  return paused?.until !== null && paused !== null && paused.until < date ? null : paused;
}

/** Places of a kid without chores for this day (`nestPlacesOf`). */
const FLEXIBLE_PLACES = 3;

function placesOf(chores: readonly BoardChore[]): BoardLane['nest']['places'] {
  const fixed = chores.filter(({ flexible }) => !flexible);
  if (fixed.length === 0) return emptyPlaces(Math.min(FLEXIBLE_PLACES, chores.length), null);
  return fixed.flatMap(({ category, neededCount }) => emptyPlaces(neededCount ?? 1, category));
}

const emptyPlaces = (count: number, category: BoardChore['category'] | null) =>
  Array.from({ length: count }, () => ({ look: 'empty' as const, category }));
