import { weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { formatDay, formatWeekday, weekdayLabel } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
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

export const dayWord = (day: CalendarDate, today: CalendarDate): string =>
  day === today ? t('plan.todayWord') : formatDay(day);

export const placeWord = (day: CalendarDate, kidName: string | null): string =>
  t('plan.place', { day: formatWeekday(weekdayOf(day)), kid: kidName ?? t('plan.anyone') });

/** 'From Thu', 'Skipped', 'Leo’s turn': how the chore differs from others, or null. */
export function reasonOf({ chore, state, kid, exception, fromKid }: Tile): string | null {
  switch (exception?.kind) {
    case 'moved':
      return t('plan.from', { what: weekdayLabel(weekdayOf(exception.from)) });
    case 'assigned':
      return t('plan.from', { what: fromKid?.name ?? t('plan.anyone') });
    case 'skipped':
      return stateWord('skipped');
    case undefined:
      break;
  }
  if (state === 'late') return stateWord('late');
  const isOver = state === 'done' || state === 'missed';
  return chore.sharing === 'turns' && kid && !isOver ? t('plan.turnOf', { kid: kid.name }) : null;
}

/** 'Wash the dishes, Leo, Friday, June 27, 8 stars, Planned. Moved from Thursday.' */
export function tileLabel(tile: Tile): string {
  const { chore, kid, holder, day, exception, fromKid } = tile;
  const label = t('plan.tile', {
    chore: chore.name,
    kid: (kid ?? holder)?.name ?? t('plan.anyone'),
    day: formatDay(day),
    stars: chore.starReward,
    state: tileWord(tile),
  });
  switch (exception?.kind) {
    case 'moved':
      return t('plan.tileMoved', { tile: label, day: formatWeekday(weekdayOf(exception.from)) });
    case 'assigned':
      return t('plan.tileGiven', { tile: label, kid: fromKid?.name ?? t('plan.anyone') });
    case 'skipped':
    case undefined:
      break;
  }
  return label;
}

/** Returns an empty text without chores. */
export function sumWord({ done, total }: Sum, isAhead: boolean): string {
  if (total === 0) return '';
  if (isAhead && done === 0) return t('plan.sumPlanned', { total });
  return done === total ? t('plan.sumAll', { total }) : t('plan.sumDone', { done, total });
}

export function doneWord({ auto, reviewedBy }: ChoreSubmission): string {
  if (auto) return t('plan.doneByItself');
  return reviewedBy?.firstName ? t('plan.doneBy', { name: reviewedBy.firstName }) : t('plan.done');
}
