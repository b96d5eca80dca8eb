import { addDays, weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { t } from '@/lib/i18n/messages';
import { spokenText } from '@/lib/sound/spoken-text';
import { formatShortDay, formatWeekday } from '@/lib/i18n/format';
import type { ChoreLook, TodayItem } from './today-items';

export function stateWords({ look, item, unsent }: TodayItem, today: CalendarDate): string {
  const { who, nextOn } = item;
  switch (look) {
    case 'taken':
      return who ? t('kidDashboard.takenBy', { name: who.name }) : t('kidDashboard.taken');
    case 'not-your-turn':
      return who ? t('kidDashboard.turnOf', { name: who.name }) : t('kidDashboard.notYourTurn');
    case 'later':
      return nextOn === null ? t('kidDashboard.later') : dayName(nextOn, today);
    case 'resting':
      return t('kidDashboard.inactive');
    case 'waiting':
      return t(unsent ? 'kidDashboard.unsent' : 'kidDashboard.waiting');
    case 'done':
    case 'again':
      return t('kidDashboard.done');
    case 'due':
    case 'late':
    case 'sent-back':
      break;
  }
  return t('kidDashboard.doIt');
}

const OPEN: readonly ChoreLook[] = ['due', 'late', 'sent-back', 'again'];

export const isOpen = (look: ChoreLook): boolean => OPEN.includes(look);

/** Does the chore, or plays its routine. */
export function doItLabel({ item: { chore }, progress }: TodayItem): string {
  const named = { chore: chore.name };
  if (!progress) return t('kidDashboard.doItNamed', named);
  return t(progress.isStarted ? 'routine.keepGoingNamed' : 'routine.startNamed', named);
}

/** Whether the chore is another kid's or paused. */
export const isPale = (look: ChoreLook): boolean =>
  look === 'taken' || look === 'not-your-turn' || look === 'resting';

export function spokenChore(one: TodayItem, today: CalendarDate): string {
  const { chore, doneCount, neededCount } = one.item;
  return spokenText(
    chore.name,
    chore.description,
    t('kidDashboard.spokenStars', { count: chore.starReward }),
    neededCount !== null &&
      neededCount > 1 &&
      t('kidDashboard.spokenTimes', { done: doneCount, of: neededCount }),
    one.note !== null && t('kidDashboard.rejected'),
    one.note,
    one.praise !== null && t('kidDashboard.approved'),
    one.praise,
    one.look === 'waiting'
      ? t(one.unsent ? 'kidDashboard.spokenUnsent' : 'kidDashboard.spokenWaiting')
      : !isOpen(one.look) && stateWords(one, today),
  );
}

/** Returns 'Tomorrow', a weekday within six days, else the date. */
export function dayName(day: CalendarDate, today: CalendarDate): string {
  if (day === addDays(today, 1)) return t('kidDashboard.tomorrow');
  const isNear = day < addDays(today, 7) && day > addDays(today, -7);
  return isNear ? formatWeekday(weekdayOf(day)) : formatShortDay(day);
}
