import type { ChoreHistoryDay, Month } from '@shared/contracts/history';
import { monthDays } from '@shared/rules/calendar';
import type { RunRecord } from '@shared/rules/routine';
import type { Deps } from '../../deps';
import type { FamilyActor } from '../../lib/actor';
import { requireKidAccess } from '../kids/kids.queries';
import { listSubmitted } from './history.queries';

/** Returns the kid's month of submissions by day. The day is the family's, or the one an adult specified. */
export async function listChoreHistory(
  { db }: Deps,
  actor: FamilyActor,
  kidId: string,
  { year, month }: Month,
): Promise<ChoreHistoryDay[]> {
  await requireKidAccess(db, actor, kidId);
  const rows = await listSubmitted(db, actor.familyId, kidId, monthDays(year, month));
  const days: ChoreHistoryDay[] = [];
  for (const { submittedAt, handedInOn: date, routine, ...row } of rows) {
    const chore = { ...row, submittedAt: submittedAt.toISOString(), routine: routine && summary(routine) };
    const day = days.at(-1);
    if (day?.date === date) day.chores.push(chore);
    else days.push({ date, chores: [chore] });
  }
  return days;
}

/** A skipped step does not count as done. */
const summary = ({ steps, seconds }: RunRecord) => ({
  done: steps.filter(({ state }) => state === 'done').length,
  total: steps.length,
  seconds,
});
