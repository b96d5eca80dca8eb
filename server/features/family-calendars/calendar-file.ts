import type { CalendarDate } from '@shared/rules/calendar';

/** The family's day and time zone, by which floating times and all-day events are read. */
export interface ReadFor {
  today: CalendarDate;
  timezone: string;
}

export interface CalendarFile extends ReadFor {
  text: string;
}

export type ParsedEvent = { uid: string; title: string | null } & (
  { startsAt: number; endsAt: number } | { startsOn: CalendarDate; endsOn: CalendarDate }
);

/** A message of the worker. */
export type WorkerMessage = 'started' | { events: ParsedEvent[] } | { problem: CalendarError['problem'] };

/** A file that is no calendar, or that exceeds the limits. */
export class CalendarError extends Error {
  readonly problem: 'not_a_calendar' | 'too_large';
  constructor(problem: CalendarError['problem']) {
    super(problem);
    this.problem = problem;
  }
}
