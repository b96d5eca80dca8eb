/** The calendars of other services that a family's boards show. */
export const CALENDAR_COLORS = ['green', 'blue', 'red', 'orange', 'purple', 'teal'] as const;
export type CalendarColor = (typeof CALENDAR_COLORS)[number];
export const CALENDAR_STATES = ['new', 'ok', 'failing'] as const;
/** Why a calendar can't be read. */
export const CALENDAR_PROBLEMS = [
  'unreachable',
  'timeout',
  'not_found',
  'private_address',
  'not_a_calendar',
  'too_large',
] as const;
export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number];
/** The maximum number of events of a calendar on one day. */
export const CALENDAR_DAY_EVENTS = 50;
