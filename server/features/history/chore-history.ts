import type { ChoreHistoryDay, Month } from '@shared/contracts/history';
import { monthDays } from '@shared/rules/calendar';
import type { Deps } from '../../deps';
import type { FamilyActor } from '../../lib/actor';
import { requireKidAccess } from '../kids/kids.queries';
import { listSubmitted } from './history.queries';

/**
 * The kid's month of chores: the days on which something was handed in, both in order of time. A day is the family's as it
 * was then; of what a grown-up said was done, it is the day they said.
 * Throws 403 for a sibling, 404 for another family's kid.
 */
export async function listChoreHistory(
  { db }: Deps,
  actor: FamilyActor,
  kidId: string,
  { year, month }: Month,
): Promise<ChoreHistoryDay[]> {
  await requireKidAccess(db, actor, kidId);
  const rows = await listSubmitted(db, actor.familyId, kidId, monthDays(year, month));
  const days: ChoreHistoryDay[] = [];
  for (const { submittedAt, handedInOn: date, ...row } of rows) {
    const chore = { ...row, submittedAt: submittedAt.toISOString() };
    const day = days.at(-1);
    if (day?.date === date) day.chores.push(chore);
    else days.push({ date, chores: [chore] });
  }
  return days;
}
