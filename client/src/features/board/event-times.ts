import type { Board, BoardEvent } from '@shared/contracts/boards';
import { addDays, startOfDate, type CalendarDate } from '@shared/rules/calendar';
import { wallTimeAt } from '@shared/rules/clock';
import type { BoardClock } from './board-clock';

/** From this hour, a board without further events today shows tomorrow's. */
const TOMORROW_HOUR = 17;

interface DayOfEvents {
  date: CalendarDate;
  isTomorrow: boolean;
  events: readonly BoardEvent[];
}

/** Today's events that have not ended, and tomorrow's. All-day events are first. */
export function eventDays({ events }: Pick<Board, 'events'>, clock: BoardClock): [DayOfEvents, DayOfEvents] {
  const dayOf = (date: CalendarDate): DayOfEvents => ({
    date,
    isTomorrow: date !== clock.today,
    events: events
      .filter((event) => event.date === date && !hasEnded(event, clock.now))
      .toSorted((a, b) => Number(!isWholeDay(a, clock)) - Number(!isWholeDay(b, clock))),
  });
  return [dayOf(clock.today), dayOf(addDays(clock.today, 1))];
}

/** The day that the top band shows. */
export function shownDay(board: Pick<Board, 'events'>, clock: BoardClock): DayOfEvents {
  const [today, tomorrow] = eventDays(board, clock);
  const hour = new Date(wallTimeAt(clock.now, clock.timezone)).getUTCHours();
  return today.events.length === 0 && hour >= TOMORROW_HOUR ? tomorrow : today;
}

const hasEnded = ({ startsAt, endsAt }: BoardEvent, now: number): boolean =>
  startsAt !== null && endsAt !== null && Date.parse(endsAt) <= now && Date.parse(startsAt) < now;

const endOf = (date: CalendarDate, timezone: string): Date => startOfDate(addDays(date, 1), timezone);

/** An all-day event, or a day in the middle of a longer one. */
export const isWholeDay = ({ date, startsAt, endsAt }: BoardEvent, { timezone }: BoardClock): boolean =>
  startsAt === null ||
  endsAt === null ||
  (new Date(startsAt) <= startOfDate(date, timezone) && new Date(endsAt) >= endOf(date, timezone));

/** Whether a timed event started on an earlier day and ends on this one. */
export const isLastDay = ({ date, startsAt }: BoardEvent, { timezone }: BoardClock): boolean =>
  startsAt !== null && new Date(startsAt) < startOfDate(date, timezone);
