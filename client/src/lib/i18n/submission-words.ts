import type { RoutineRecord } from '@shared/contracts/routines';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { formatMinutes } from './format';
import { t } from './messages';

/** Whole minutes of a step or run. Null for less than half a minute. */
const minutesOf = (seconds: number): number | null => Math.round(seconds / 60) || null;

/** '6 of 6 steps, 17 min' */
export function routineWords({
  done,
  total,
  seconds,
}: {
  done: number;
  total: number;
  seconds: number;
}): string {
  const minutes = minutesOf(seconds);
  if (minutes === null) return t('reviews.steps', { done, total });
  return t('reviews.stepsTime', { done, total, time: formatMinutes(minutes) });
}

/** '4 min', or a dash for a step without a time. */
export function stepTime(seconds: number | null): string {
  const minutes = seconds === null ? null : minutesOf(seconds);
  return minutes === null ? '–' : formatMinutes(minutes);
}

export const recordWords = ({ steps, seconds }: RoutineRecord): string =>
  routineWords({
    done: steps.filter(({ state }) => state === 'done').length,
    total: steps.length,
    seconds,
  });

/** Adds the family board on which a chore was checked off. */
export const withBoard = (row: string, board: ChoreSubmission['device']): string =>
  board
    ? t('submissions.rowOnBoard', { row, onBoard: t('submissions.onBoard', { board: board.name }) })
    : row;
