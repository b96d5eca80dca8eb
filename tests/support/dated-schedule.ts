import { dateOf, dayOf } from '@shared/rules/day';
import * as rules from '@shared/rules/schedule';
import { patternOf, type Occurrence, type Period, type Schedule } from '@shared/rules/schedule';

/** Easier to read than days. */
interface Context {
  createdOn: string;
  weekStart: number;
}
export const inDays = ({ createdOn, weekStart }: Context) => ({ firstDay: dayOf(createdOn), weekStart });
const dated = (occurrence: Occurrence) => ({
  ...occurrence,
  startsOn: dateOf(occurrence.startsOn),
  dueOn: occurrence.dueOn === null ? null : dateOf(occurrence.dueOn),
});
export const occurrenceOn = (schedule: Schedule, date: string, context: Context) => {
  const occurrence = rules.occurrenceOn(patternOf(schedule), dayOf(date), inDays(context));
  return occurrence && dated(occurrence);
};
export const nextOccurrenceStart = (schedule: Schedule, date: string, context: Context) => {
  const next = rules.nextOccurrenceStart(patternOf(schedule), dayOf(date), inDays(context));
  return next === null ? null : dateOf(next);
};
export const occurrenceNumber = (schedule: Schedule, date: string, context: Context) =>
  rules.occurrenceNumber(patternOf(schedule), dayOf(date), inDays(context));
export const upcomingOccurrences = (schedule: Schedule, date: string, context: Context, count: number) =>
  rules.upcomingOccurrences(patternOf(schedule), dayOf(date), inDays(context), count).map(dated);
export const isLate = ({ dueOn }: { dueOn: string | null }, date: string) =>
  rules.isLate({ dueOn: dueOn === null ? null : dayOf(dueOn) }, dayOf(date));
export const periodStart = (per: Period, date: string, weekStart: number) =>
  dateOf(rules.periodStart(per, dayOf(date), weekStart));
export const nextPeriodStart = (per: Period, date: string, weekStart: number) =>
  dateOf(rules.nextPeriodStart(per, dayOf(date), weekStart));
