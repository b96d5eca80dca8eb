import type { FamilyPlan, PlanCell as PlanCellRecord, PlanQuery } from '@shared/contracts/plan';
import { revisionOn } from '@shared/rules/chore-history';
import { dateOf, dayOf, type Day } from '@shared/rules/day';
import { groupBy } from '@shared/rules/group-by';
import { planCells, plannedChore, type PlanCell, type PlannedChore, type PlanSpan } from '@shared/rules/plan';
import type { Db, Executor } from '../../db/client';
import type { Deps } from '../../deps';
import type { ParentActor } from '../../lib/actor';
import { slices } from '../../lib/slices';
import { presentChore } from '../chores/chores.present';
import { listChoresSince, type ChoreRow } from '../chores/chores.queries';
import { readTimelines } from '../chores/timelines.queries';
import { familyClock, todayOf } from '../families/family-timezone';
import { readPauses } from '../families/past-pauses';
import { presentKidCard } from '../kids/kids.present';
import { listKids, type KidRow } from '../kids/kids.queries';
import { kidSince } from '../submissions/places';
import { listPlanned } from '../submissions/submissions.queries';
import { plannedSubmission } from './planned-submission';

/**
 * The chores of each kid on the days from `from` on, and what became of them. Returns the JSON text of a `FamilyPlan` in
 * parts, one for each kid, and lets other requests run in between: a plan can have 200,000 cells.
 */
export async function viewPlan(
  { db }: Pick<Deps, 'db'>,
  { familyId }: Pick<ParentActor, 'familyId'>,
  query: PlanQuery,
): Promise<string[]> {
  const plan = await readPlan(db, familyId, query);
  const mentioned = new Set<string>();
  const parts = [`{"days":${JSON.stringify(plan.days)},"kids":[`];
  for (const [index, kid] of plan.kids.entries()) {
    const record = await kidPlan(plan, kid);
    for (const { choreId } of record.cells) mentioned.add(choreId);
    parts.push(`${index === 0 ? '' : ','}${JSON.stringify(record)}`);
    await plan.breathe();
  }
  const chores = plan.chores.filter(({ chore }) => mentioned.has(chore.id));
  parts.push(`],"chores":${JSON.stringify(chores.map(({ chore }) => presentChore(chore)))}}`);
  return parts;
}

/** The part of one kid in the plan, with the chores that it mentions. Null when the family has no such kid. */
export async function viewKidPlan(
  db: Db,
  { familyId, kidId }: { familyId: string; kidId: string },
  query: PlanQuery,
): Promise<(FamilyPlan['kids'][number] & Pick<FamilyPlan, 'chores'>) | null> {
  const plan = await readPlan(db, familyId, query);
  const row = plan.kids.find(({ id }) => id === kidId);
  if (!row) return null;
  const record = await kidPlan(plan, row);
  const mentioned = new Set(record.cells.map(({ choreId }) => choreId));
  const chores = plan.chores.filter(({ chore }) => mentioned.has(chore.id));
  return { ...record, chores: chores.map(({ chore }) => presentChore(chore)) };
}

interface Plan {
  days: string[];
  span: PlanSpan;
  kids: KidRow[];
  chores: { chore: ChoreRow; planned: PlannedChore }[];
  isPausedOn: (kid: KidRow) => (day: Day) => boolean;
  breathe: () => Promise<void>;
}

async function readPlan(db: Executor, familyId: string, { from, days }: PlanQuery): Promise<Plan> {
  const breathe = slices();
  const clock = await familyClock(db, familyId);
  const first = dayOf(from);
  const span = { from: first, to: first + days - 1, today: todayOf(clock) };
  const kids = await listKids(db, familyId);
  const isPausedOn = await readPauses(db, familyId, clock);
  const rows = await listChoresSince(db, familyId, from);
  const timelineOf = await readTimelines(db, familyId, first);
  const undatedIds = rows.flatMap(({ id }) => {
    const pattern = revisionOn(timelineOf(id).revisions, span.today)?.pattern;
    return pattern?.kind === 'once' && pattern.on === null ? [id] : [];
  });
  const submissions = groupBy(
    await listPlanned(db, familyId, { from, to: dateOf(span.to), undatedIds }),
    ({ choreId }) => choreId,
  );
  const chores: Plan['chores'] = [];
  for (const chore of rows) {
    const entries = (submissions.get(chore.id) ?? []).flatMap(plannedSubmission);
    chores.push({ chore, planned: plannedChore(timelineOf(chore.id), span, entries) });
    await breathe();
  }
  const dates = Array.from({ length: days }, (_, index) => dateOf(first + index));
  return { days: dates, span, kids, chores, isPausedOn, breathe };
}

async function kidPlan(
  { span, chores, isPausedOn, breathe }: Plan,
  row: KidRow,
): Promise<FamilyPlan['kids'][number]> {
  const kid = kidSince(row);
  const isPaused = isPausedOn(row);
  const cells: PlanCellRecord[] = [];
  for (const { chore, planned } of chores) {
    for (const cell of planCells(planned, kid, span, isPaused)) cells.push(presentCell(chore.id, cell));
    await breathe();
  }
  return { kid: presentKidCard(row), cells };
}

/** A cell of the plan as the API shows it. */
export function presentCell(choreId: string, cell: PlanCell): PlanCellRecord {
  const { day, state, submissionId, exception } = cell;
  return {
    choreId,
    day: dateOf(day),
    state,
    submissionId,
    exception: exception && presentException(exception),
  };
}

function presentException({
  of: { kind, by },
  from,
  fromKidId,
}: NonNullable<PlanCell['exception']>): PlanCellRecord['exception'] {
  return kind === 'taken' ? null : { kind, from: dateOf(from), fromKidId, by };
}
