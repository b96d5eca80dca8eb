import type { ChoreHistoryDay, Month } from '@shared/contracts/history';
import { calendarDateOf, monthSpan } from '@shared/rules/calendar';
import type { Deps } from '../../deps';
import type { FamilyActor } from '../../lib/actor';
import { familyTimezone } from '../families/family-timezone';
import { requireKidAccess } from '../kids/kids.queries';
import { listSubmitted } from './history.queries';

/**
 * The kid's month of chores: the days on which something was submitted, by the family's calendar, both in order of time.
 * Throws 403 for a sibling, 404 for another family's kid.
 */
export async function listChoreHistory(
  { db }: Deps,
  actor: FamilyActor,
  kidId: string,
  { year, month }: Month,
): Promise<ChoreHistoryDay[]> {
  const [timezone] = await Promise.all([
    familyTimezone(db, actor.familyId),
    requireKidAccess(db, actor, kidId),
  ]);
  const rows = await listSubmitted(db, actor.familyId, kidId, monthSpan(year, month, timezone));
  const days: ChoreHistoryDay[] = [];
  for (const { submittedAt, ...row } of rows) {
    const date = calendarDateOf(submittedAt, timezone);
    const chore = { ...row, submittedAt: submittedAt.toISOString() };
    const day = days.at(-1);
    if (day?.date === date) day.chores.push(chore);
    else days.push({ date, chores: [chore] });
  }
  return days;
}
