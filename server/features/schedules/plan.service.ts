import type { FamilyPlan, PlanQuery } from '@shared/contracts/plan';
import { addDays, calendarDateOf } from '@shared/rules/calendar';
import { planCells, type PlannedSubmission } from '@shared/rules/plan';
import { isForKid } from '@shared/rules/assignments';
import type { Deps } from '../../deps';
import type { ParentActor } from '../../lib/actor';
import { contextOf } from '../chores/chore-context';
import { presentChore } from '../chores/chores.present';
import { listChoresCheapestFirst } from '../chores/chores.queries';
import { familyClock } from '../families/family-timezone';
import { readPauses } from '../families/past-pauses';
import { presentKidCard } from '../kids/kids.present';
import { listKids } from '../kids/kids.queries';
import { scheduledChore } from '../submissions/places';
import { groupByChore } from '../submissions/group-by-chore';
import { listPlanned } from '../submissions/submissions.queries';

/** Which chores each kid has on the days from `from` on, and what became of them. */
export async function viewPlan(
  { db }: Pick<Deps, 'db'>,
  { familyId }: Pick<ParentActor, 'familyId'>,
  { from, days }: PlanQuery,
): Promise<FamilyPlan> {
  const clock = await familyClock(db, familyId);
  const today = calendarDateOf(clock.now, clock.timezone);
  const kids = await listKids(db, familyId);
  const isPausedOn = await readPauses(db, familyId, clock);
  const chores = await listChoresCheapestFirst(db, familyId);
  const submissions = await listPlanned(db, familyId, from, addDays(from, days - 1));
  const ofChore = groupByChore(submissions.filter(isKept));
  const everyone = kids.map(({ id }) => id);
  const planned = kids.map((kid) => ({
    kid: presentKidCard(kid),
    cells: chores.flatMap((chore) => {
      const entries = ofChore.get(chore.id) ?? [];
      // Who did it for somebody else, or before the chore became another's, still did it.
      const isTheirs = isForKid(chore, kid.id);
      if (!isTheirs && !entries.some(({ kidId }) => kidId === kid.id)) return [];
      const cells = planCells(
        scheduledChore(chore, everyone),
        kid.id,
        { from, days, today },
        contextOf(chore, clock),
        entries,
        (day) => isPausedOn(kid, day),
      );
      const shown = isTheirs ? cells : cells.filter(({ state }) => state === 'waiting' || state === 'done');
      return shown.map((cell) => ({ choreId: chore.id, ...cell }));
    }),
  }));
  const mentioned = new Set(planned.flatMap(({ cells }) => cells.map(({ choreId }) => choreId)));
  return {
    days: Array.from({ length: days }, (_, index) => addDays(from, index)),
    kids: planned,
    chores: chores.filter(({ id }) => mentioned.has(id)).map(presentChore),
  };
}

const isKept = (row: Omit<PlannedSubmission, 'status'> & { status: string }): row is PlannedSubmission =>
  row.status !== 'rejected';
