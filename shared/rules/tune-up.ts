import { addDays, monthDays, type CalendarDate } from './calendar';
import type { ScheduledChore } from './kid-chores';
import { planCells } from './plan';
import type { ScheduleContext } from './schedule';

/** What a month shows a parent: which chores, rewards and reviews to look at again. */

/** A month from its first to its last day. */
export interface TuneUpMonth {
  from: CalendarDate;
  until: CalendarDate;
}

/** Days of the month on which a kid must have been there and not paused, before anything follows from them. */
export const TUNE_UP_DAYS = 14;
/** How many chores the family must have handed in during the month. */
export const TUNE_UP_CHORES = 10;
/** A reward is out of reach when no kid will have its stars after so many months. */
export const REACH_MONTHS = 3;
/** After how many months a kid would have what the suggested price is. */
const SUGGESTED_MONTHS = 2;
/** A reward that a kid will have the stars for after this part of a month is near. */
const NEAR_MONTHS = 0.5;
/** Days of the month that a pace is told for. */
const PACE_DAYS = 30;
/** A kid waits long when half of the reviews, or one of them, took longer than this. */
const LONG_MEDIAN_MINUTES = 12 * 60;
const LONG_MINUTES = 72 * 60;
/** How many reviews tell how long a kid waits, and how many that a chore needs none. */
const WAITS = 5;
const TRUSTED_REVIEWS = 4;

/** The month before the one that holds `today`. */
export function monthBefore(today: CalendarDate): TuneUpMonth {
  const { first, last } = monthDays(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1);
  return { from: first, until: last };
}

/** How many days of the month count for what was there since `since`: those that no pause covers. */
export function countedDays(
  { from, until }: TuneUpMonth,
  since: CalendarDate,
  isPausedOn: (day: CalendarDate) => boolean,
): number {
  let count = 0;
  for (let day = since > from ? since : from; day <= until; day = addDays(day, 1)) {
    if (!isPausedOn(day)) count += 1;
  }
  return count;
}

/** Whether the month tells enough: `days` are the counted days of each kid, `handedIn` the chores of all. */
export function tellsEnough({ days, handedIn }: { days: readonly number[]; handedIn: number }): boolean {
  return handedIn >= TUNE_UP_CHORES && days.some((count) => count >= TUNE_UP_DAYS);
}

/**
 * On how many days of the month a chore was due that nobody has handed in; `timesDue` is null for one that can be done on any
 * day. Null when it was not due, or was there for too few days that count. `isPausedOn` says whether a kid rested.
 */
export function neverDone(
  chore: ScheduledChore,
  month: TuneUpMonth,
  context: ScheduleContext,
  isPausedOn: (kidId: string, day: CalendarDate) => boolean,
): { timesDue: number | null } | null {
  const { schedule, kidIds } = chore;
  const offered = kidIds.map((id) => countedDays(month, context.createdOn, (day) => isPausedOn(id, day)));
  if (!chore.isActive || Math.max(0, ...offered) < TUNE_UP_DAYS) return null;
  if (schedule.kind === 'anytime' || (schedule.kind === 'once' && schedule.on === null))
    return { timesDue: null };
  const span = { from: month.from, days: daysOf(month), today: addDays(month.until, 1) };
  const cells = kidIds.flatMap((id) =>
    planCells(chore, id, span, context, [], (day) => isPausedOn(id, day)).filter(
      ({ state }) => state !== 'paused',
    ),
  );
  const timesDue = new Set(cells.map(({ day }) => day)).size;
  return timesDue > 0 ? { timesDue } : null;
}

/** How many stars a kid earns in 30 days that count; null when too few of them did. */
export function monthlyPace(earned: number, days: number): number | null {
  return days < TUNE_UP_DAYS ? null : (earned / days) * PACE_DAYS;
}

/** A kid as prices see it. */
export interface Saver {
  kidId: string;
  /** Stars that can be spent. */
  free: number;
  pace: number | null;
}

/** A reward that nobody reaches soon: who is nearest, after how many months, and a price that is near. */
export interface FarReward {
  kidId: string;
  months: number;
  suggestedCost: number;
}

/** Null for a reward that one of the kids reaches in `REACH_MONTHS`, and while nobody earns anything. */
export function farReward(cost: number, savers: readonly Saver[]): FarReward | null {
  const nearest = savers
    .flatMap(({ kidId, free, pace }) => {
      const monthsLeft = pace === null || pace <= 0 ? null : (cost - free) / pace;
      return monthsLeft === null || pace === null ? [] : [{ kidId, free, pace, monthsLeft }];
    })
    .toSorted((a, b) => a.monthsLeft - b.monthsLeft)[0];
  if (!nearest || nearest.monthsLeft <= REACH_MONTHS) return null;
  return {
    kidId: nearest.kidId,
    months: Math.ceil(nearest.monthsLeft),
    suggestedCost: roundPrice(nearest.free + SUGGESTED_MONTHS * nearest.pace),
  };
}

/** What a reward could cost that the kid would soon have the stars for; null when one of `costs` is near already. */
export function nearCost(
  { free, pace }: Pick<Saver, 'free' | 'pace'>,
  costs: readonly number[],
): number | null {
  if (pace === null || pace <= 0) return null;
  const soon = NEAR_MONTHS * pace;
  return costs.some((cost) => cost <= free + soon) ? null : roundPrice(soon);
}

/** At most `stars`, as people write prices; at least one. */
function roundPrice(stars: number): number {
  const step = stars < 20 ? 1 : stars < 100 ? 5 : stars < 500 ? 10 : 50;
  return Math.max(1, Math.floor(stars / step) * step);
}

/** How long a kid waited for reviews in a month. */
export interface Waits {
  reviews: number;
  medianMinutes: number;
  longestMinutes: number;
}

/** Whether a kid waits long for approval. */
export function waitsLong({ reviews, medianMinutes, longestMinutes }: Waits): boolean {
  return reviews >= WAITS && (medianMinutes > LONG_MEDIAN_MINUTES || longestMinutes > LONG_MINUTES);
}

/** Whether each review of a chore was an approval, often enough that it may go without. */
export function isTrusted({ reviews, approvals }: { reviews: number; approvals: number }): boolean {
  return reviews >= TRUSTED_REVIEWS && approvals === reviews;
}

function daysOf({ from, until }: TuneUpMonth): number {
  let days = 1;
  for (let day = from; day < until; day = addDays(day, 1)) days += 1;
  return days;
}
