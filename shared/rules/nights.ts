import { DAY_MS, WEEK_FIGURES, type WeekFigure } from '../constants';
import { addDays, type CalendarDate } from './calendar';
import { wallTimeAt } from './clock';
import { dateOf, dayOf } from './day';
import { periodStart } from './schedule';

/** A kid may say good night for today and for this number of days before it. */
const NIGHT_GRACE_DAYS = 2;

/** The hour at which a night ends. */
const NIGHT_ENDS_MS = 4 * 3_600_000;

/** The day of the night. Before 4:00 it is the day before. */
export const nightAt = (instant: number, timezone: string): CalendarDate =>
  dateOf(Math.floor((wallTimeAt(instant, timezone) - NIGHT_ENDS_MS) / DAY_MS));

/** Whether a good night of `on` may be recorded on `today`. */
export const isOpenNight = (on: CalendarDate, today: CalendarDate): boolean =>
  on <= today && on >= addDays(today, -NIGHT_GRACE_DAYS);

export const weekOf = (date: CalendarDate, weekStart: number): CalendarDate =>
  dateOf(periodStart('week', dayOf(date), weekStart));

/** The ten figures take turns, one per week. */
export function weekFigure(day: CalendarDate, weekStart: number): WeekFigure {
  const week = Math.floor(periodStart('week', dayOf(day), weekStart) / 7);
  return WEEK_FIGURES.at(week % WEEK_FIGURES.length) ?? WEEK_FIGURES[0];
}

/** The first day of its week and its nights. */
export interface WallPicture {
  from: CalendarDate;
  figure: WeekFigure;
  count: number;
}

/** This week's nights, and a picture for each earlier week with a night, oldest first. */
export function nightsOf(
  nights: readonly CalendarDate[],
  today: CalendarDate,
  weekStart: number,
): { figure: WeekFigure; days: CalendarDate[]; wall: WallPicture[] } {
  const thisWeek = weekOf(today, weekStart);
  const counts = new Map<CalendarDate, number>();
  for (const day of nights.toSorted()) {
    const week = weekOf(day, weekStart);
    counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  counts.delete(thisWeek);
  return {
    figure: weekFigure(today, weekStart),
    days: nights.filter((day) => weekOf(day, weekStart) === thisWeek).toSorted(),
    wall: [...counts].map(([from, count]) => ({ from, figure: weekFigure(from, weekStart), count })),
  };
}
