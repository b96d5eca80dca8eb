import { addDays, type CalendarDate } from '@shared/rules/calendar';

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const nextSunday = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const at = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);

/** 'Sun, Jun 14 to Sat, Jun 20' for the Sunday the week began on. */
export function formatWeek(weekStart: CalendarDate): string {
  return `${day.format(at(weekStart))} to ${day.format(at(addDays(weekStart, 6)))}`;
}

/** 'June 21': the Sunday on which the next week begins. */
export function formatNextSunday(weekStart: CalendarDate): string {
  return nextSunday.format(at(addDays(weekStart, 7)));
}
