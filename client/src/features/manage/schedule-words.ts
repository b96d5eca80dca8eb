import type { PartOfDay } from '@shared/constants';
import type { Period, Schedule } from '@shared/rules/schedule';
import { formatShortDay, formatWeekday } from '@/lib/i18n/format';
import { formatNames } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';

export const WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5];
export const WEEKENDS: readonly number[] = [0, 6];
export const ALL_DAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

export function sameDays(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((day) => other.includes(day));
}

export function weekFrom(weekStart: number): number[] {
  return ALL_DAYS.map((day) => (day + weekStart) % 7);
}

const IN_PART = {
  morning: 'schedules.inMorning',
  afternoon: 'schedules.inAfternoon',
  evening: 'schedules.inEvening',
} as const;

/** Weekdays are in the order of the family's week. */
export function scheduleWords(schedule: Schedule, partOfDay: PartOfDay | null, weekStart: number): string {
  const when = daysWords(schedule, weekStart);
  return partOfDay === null ? when : t(IN_PART[partOfDay], { when });
}

function daysWords(schedule: Schedule, weekStart: number): string {
  switch (schedule.kind) {
    case 'days':
      return weekdaysWords(schedule.days, weekStart);
    case 'times':
      return timesWords(schedule.times, schedule.per);
    case 'every':
      return t('schedules.every', { days: schedule.days, day: formatShortDay(schedule.from) });
    case 'once':
      return schedule.on === null
        ? t('schedules.once')
        : t('schedules.onceOn', { day: formatShortDay(schedule.on) });
    case 'anytime':
      break;
  }
  return t('schedules.anytime');
}

function weekdaysWords(days: readonly number[], weekStart: number): string {
  if (sameDays(days, ALL_DAYS)) return t('schedules.daily');
  if (sameDays(days, WEEKDAYS)) return t('schedules.weekdays');
  if (sameDays(days, WEEKENDS)) return t('schedules.weekends');
  const inOrder = weekFrom(weekStart).filter((day) => days.includes(day));
  const [only] = inOrder;
  if (only !== undefined && inOrder.length === 1) return t('schedules.weekly', { day: formatWeekday(only) });
  return formatNames(inOrder.map((day) => formatWeekday(day, inOrder.length > 2 ? 'short' : 'long')));
}

const TIMES = {
  day: 'schedules.timesDay',
  week: 'schedules.timesWeek',
  month: 'schedules.timesMonth',
} as const;

/** 'Twice a week' */
export function timesWords(times: number, per: Period): string {
  return t(TIMES[per], { times });
}
