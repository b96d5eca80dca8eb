import { calendarDateOf } from '@shared/rules/calendar';
import type { ScheduleContext } from '@shared/rules/schedule';
import type { FamilyClock } from '../families/family-timezone';
import type { ChoreRow } from './chores.queries';

/** What the schedule of a chore depends on beside itself. */
export const contextOf = (chore: Pick<ChoreRow, 'createdAt'>, clock: FamilyClock): ScheduleContext => ({
  createdOn: calendarDateOf(chore.createdAt, clock.timezone),
  weekStart: clock.weekStart,
});
