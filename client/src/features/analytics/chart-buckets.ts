import { weekdayOf, type CalendarDate } from '@shared/rules/calendar';
import { formatLocale } from '@/lib/i18n/locale';
import { t } from '@/lib/i18n/messages';

export interface DaySums {
  date: CalendarDate;
  starsEarned: number;
  starsSpent: number;
}

export interface Bucket {
  date: CalendarDate;
  label: string;
  title: string;
  earned: number;
  spent: number;
}

/** More would be indistinguishable on a phone. */
const MOST_DAYS = 31;

const short = new Intl.DateTimeFormat(formatLocale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat(formatLocale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
const withWeekday = new Intl.DateTimeFormat(formatLocale, {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const at = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);

export function isByWeek(days: readonly DaySums[]): boolean {
  return days.length > MOST_DAYS;
}

/** Groups days into bars, by week from Sunday for long ranges. The first week may be partial. */
export function bucketsOf(days: readonly DaySums[]): Bucket[] {
  if (!isByWeek(days)) {
    return days.map(({ date, starsEarned, starsSpent }) => ({
      date,
      label: short.format(at(date)),
      title: withWeekday.format(at(date)),
      earned: starsEarned,
      spent: starsSpent,
    }));
  }
  const weeks: Bucket[] = [];
  for (const { date, starsEarned, starsSpent } of days) {
    const week = weeks.at(-1);
    if (week && weekdayOf(date) !== 0) {
      week.earned += starsEarned;
      week.spent += starsSpent;
    } else {
      weeks.push({
        date,
        label: short.format(at(date)),
        title: t('analytics.weekOf', { day: long.format(at(date)) }),
        earned: starsEarned,
        spent: starsSpent,
      });
    }
  }
  return weeks;
}

export function describeChart(buckets: readonly Bucket[]): string {
  const earned = buckets.reduce((sum, bucket) => sum + bucket.earned, 0);
  const spent = buckets.reduce((sum, bucket) => sum + bucket.spent, 0);
  if (earned === 0 && spent === 0) return t('analytics.noStars');
  const sums = t('analytics.chartSums', { earned, spent });
  const best = buckets.reduce<Bucket | null>(
    (top, bucket) => (bucket.earned > (top?.earned ?? 0) ? bucket : top),
    null,
  );
  return best ? `${sums} ${t('analytics.chartBest', { day: best.title, earned: best.earned })}` : sums;
}
