import type { CalendarDate } from '@shared/rules/calendar';
import { weekdayOf } from '@shared/rules/calendar';
import { formatDay, formatWeekday } from '@/lib/format';
import { t } from '@/lib/messages';
import type { Sum, Tile, TileState } from './board';

const STATES = {
  planned: 'plan.planned',
  waiting: 'plan.waiting',
  done: 'plan.done',
  late: 'plan.late',
  missed: 'plan.missed',
  paused: 'plan.paused',
  skipped: 'plan.skipped',
} as const;

export const stateWord = (state: TileState): string => t(STATES[state]);

/** 'Late, since Monday': the state of one tile. */
export function tileWord({ state, day }: Pick<Tile, 'state' | 'day'>): string {
  return state === 'late' ? t('plan.lateSince', { day: formatWeekday(weekdayOf(day)) }) : stateWord(state);
}

/** 'today', else 'Thursday, June 26' */
export const dayWord = (day: CalendarDate, today: CalendarDate): string =>
  day === today ? t('plan.todayWord') : formatDay(day);

/** 'Wash the car, Thursday, Noah', read aloud as a tile's position. */
export function placeWord(name: string, day: CalendarDate, kidName: string | null): string {
  return t('plan.place', {
    chore: name,
    day: formatWeekday(weekdayOf(day)),
    kid: kidName ?? t('plan.anyone'),
  });
}

/** '5 of 6 done', or '6 planned' for future days. Empty without chores. */
export function sumWord({ done, total }: Sum, isAhead: boolean): string {
  if (total === 0) return '';
  if (isAhead && done === 0) return t('plan.sumPlanned', { total });
  return done === total ? t('plan.sumAll', { total }) : t('plan.sumDone', { done, total });
}
