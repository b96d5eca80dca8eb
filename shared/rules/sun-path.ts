import { MINUTE_MS } from '../constants';
import type { CalendarDate } from './calendar';
import { offsetAt } from './clock';
import type { Step } from './routine';

/** Minutes of a step without minutes. */
const UNTIMED_MINUTES = 5;
const WINDOW = { factor: 1.5, round: 5, least: 20, most: 90 } as const;

/** The sun is behind the hill, on its way (`share` of the arc), or at the flag. */
export type Sun = { state: 'before' | 'past' } | { state: 'on-its-way'; share: number; minutes: number };

export function sunWindow(steps: readonly Pick<Step, 'minutes'>[]): number {
  const sum = steps.reduce((total, { minutes }) => total + (minutes ?? UNTIMED_MINUTES), 0);
  const rounded = Math.ceil((sum * WINDOW.factor) / WINDOW.round) * WINDOW.round;
  return Math.min(Math.max(rounded, WINDOW.least), WINDOW.most);
}

/** Returns '07:40' on `day` in ms. */
export function readyAt(readyBy: string, day: CalendarDate, timezone: string): number {
  const wall = Date.parse(`${day}T${readyBy}:00Z`);
  return wall - offsetAt(wall - offsetAt(wall, timezone), timezone);
}

/** The sun at `now`, for a ready-by instant. */
export function sunAt(ready: number, windowMinutes: number, now: number): Sun {
  const left = ready - now;
  const all = windowMinutes * MINUTE_MS;
  if (left <= 0) return { state: 'past' };
  if (left > all) return { state: 'before' };
  return { state: 'on-its-way', share: 1 - left / all, minutes: Math.ceil(left / MINUTE_MS) };
}

/** The remaining part of the disk, from 1 to 0. */
export const diskShare = (minutes: number, elapsedMs: number): number =>
  Math.min(Math.max(1 - elapsedMs / (minutes * MINUTE_MS), 0), 1);
