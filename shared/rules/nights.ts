import { WEEK_FIGURES, type WeekFigure } from '../constants';
import { addDays, type CalendarDate } from './calendar';
import { periodStart } from './schedule';

/** A kid may say good night for today and for this number of days before it. */
export const NIGHT_GRACE_DAYS = 2;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Returns whether a good night of `on` may be recorded on `today`. */
export const isOpenNight = (on: CalendarDate, today: CalendarDate): boolean =>
  on <= today && on >= addDays(today, -NIGHT_GRACE_DAYS);

/** Returns the figure that the nights of the week with `day` draw: the next of the ten every week. */
export function weekFigure(day: CalendarDate, weekStart: number): WeekFigure {
  const week = Math.floor(Date.parse(periodStart('week', day, weekStart)) / WEEK_MS);
  return WEEK_FIGURES.at(week % WEEK_FIGURES.length) ?? WEEK_FIGURES[0];
}

/** A finished picture: the first day of its week and the number of nights that drew it. */
export interface WallPicture {
  from: CalendarDate;
  figure: WeekFigure;
  count: number;
}

/** Returns the nights of this week, and a picture for each earlier week with a night, oldest first. */
export function nightsOf(
  nights: readonly CalendarDate[],
  today: CalendarDate,
  weekStart: number,
): { figure: WeekFigure; days: CalendarDate[]; wall: WallPicture[] } {
  const weekOf = (day: CalendarDate) => periodStart('week', day, weekStart);
  const thisWeek = weekOf(today);
  const counts = new Map<CalendarDate, number>();
  for (const day of nights.toSorted()) counts.set(weekOf(day), (counts.get(weekOf(day)) ?? 0) + 1);
  counts.delete(thisWeek);
  return {
    figure: weekFigure(today, weekStart),
    days: nights.filter((day) => weekOf(day) === thisWeek).toSorted(),
    wall: [...counts].map(([from, count]) => ({ from, figure: weekFigure(from, weekStart), count })),
  };
}
