import { monthDays, type CalendarDate } from './calendar';
import { isForKid } from './assignments';
import { revisionOn } from './chore-history';
import type { Day } from './day';
import type { ChoreTimeline, KidSince } from './occurrences';
import { plannedChore, planCells } from './plan';

/** Suggests changes each month. */

export interface TuneUpMonth {
  from: CalendarDate;
  until: CalendarDate;
}

export interface MonthDays {
  from: Day;
  until: Day;
}

export const TUNE_UP_DAYS = 14;
export const TUNE_UP_CHORES = 10;
/** If no kid will have its stars within this time. */
export const REACH_MONTHS = 3;
/** Months in which a kid reaches the suggested price. */
const SUGGESTED_MONTHS = 2;
/** If a kid can afford it within this fraction of a month. */
const NEAR_MONTHS = 0.5;
/** Days that the pace counts. */
const PACE_DAYS = 30;
/** The median wait, and the longest one. */
const LONG_MEDIAN_MINUTES = 12 * 60;
const LONG_MINUTES = 72 * 60;
/** Minimum numbers for a waiting time, and for suggesting auto-approval. */
const WAITS = 5;
const TRUSTED_REVIEWS = 4;

export function monthBefore(today: CalendarDate): TuneUpMonth {
  const { first, last } = monthDays(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1);
  return { from: first, until: last };
}

export function countedDays(
  { from, until }: MonthDays,
  since: Day,
  isPausedOn: (day: Day) => boolean,
): number {
  let count = 0;
  for (let day = Math.max(since, from); day <= until; day += 1) {
    if (!isPausedOn(day)) count += 1;
  }
  return count;
}

/** `days` are each kid's counted days, `handedIn` all submissions. */
export function hasEnoughData({ days, handedIn }: { days: readonly number[]; handedIn: number }): boolean {
  return handedIn >= TUNE_UP_CHORES && days.some((count) => count >= TUNE_UP_DAYS);
}

export interface KidWithPauses extends KidSince {
  isPausedOn: (day: Day) => boolean;
}

/**
 * The days on which an undone chore was due; `timesDue` is null without set days. Null if it was not due or
 * existed on too few days.
 */
export function neverDone(
  timeline: ChoreTimeline,
  { from, until }: MonthDays,
  kids: readonly KidWithPauses[],
): { timesDue: number | null } | null {
  const present = timeline.revisions.at(-1);
  const since = timeline.revisions[0]?.fromDay;
  if (!present?.isActive || since === undefined) return null;
  const offered = kids
    .filter(({ id }) => isForKid(present, id))
    .map((kid) => countedDays({ from, until }, Math.max(since, kid.since), kid.isPausedOn));
  if (Math.max(0, ...offered) < TUNE_UP_DAYS) return null;
  const { pattern } = revisionOn(timeline.revisions, until) ?? present;
  if (pattern.kind === 'anytime' || (pattern.kind === 'once' && pattern.on === null))
    return { timesDue: null };
  const span = { from, to: until, today: until + 1 };
  const planned = plannedChore(timeline, span, []);
  const due = kids.flatMap((kid) =>
    planCells(planned, kid, span, kid.isPausedOn).filter(
      ({ state }) => state === 'planned' || state === 'missed',
    ),
  );
  const timesDue = new Set(due.map(({ day }) => day)).size;
  return timesDue > 0 ? { timesDue } : null;
}

/** Stars in 30 counted days; null with too few. */
export function monthlyPace(earned: number, days: number): number | null {
  return days < TUNE_UP_DAYS ? null : (earned / days) * PACE_DAYS;
}

export interface SavingKid {
  kidId: string;
  free: number;
  pace: number | null;
}

/** The nearest kid, the months needed, and a price within reach. */
export interface OutOfReachReward {
  kidId: string;
  months: number;
  suggestedCost: number;
}

/** Returns null if a kid reaches it within `REACH_MONTHS`, or no one earns stars. */
export function outOfReachReward(cost: number, savers: readonly SavingKid[]): OutOfReachReward | null {
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

/** Returns null if one of `costs` is within reach. */
export function nearCost(
  { free, pace }: Pick<SavingKid, 'free' | 'pace'>,
  costs: readonly number[],
): number | null {
  if (pace === null || pace <= 0) return null;
  const soon = NEAR_MONTHS * pace;
  return costs.some((cost) => cost <= free + soon) ? null : roundPrice(soon);
}

function roundPrice(stars: number): number {
  const step = stars < 20 ? 1 : stars < 100 ? 5 : stars < 500 ? 10 : 50;
  return Math.max(1, Math.floor(stars / step) * step);
}

export interface ReviewTimes {
  reviews: number;
  medianMinutes: number;
  longestMinutes: number;
}

export function areReviewsSlow({ reviews, medianMinutes, longestMinutes }: ReviewTimes): boolean {
  return reviews >= WAITS && (medianMinutes > LONG_MEDIAN_MINUTES || longestMinutes > LONG_MINUTES);
}

/** Whether there were enough reviews, all of them approvals. */
export function isTrusted({ reviews, approvals }: { reviews: number; approvals: number }): boolean {
  return reviews >= TRUSTED_REVIEWS && approvals === reviews;
}
