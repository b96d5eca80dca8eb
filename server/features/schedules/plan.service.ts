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
import type { ChoreRow } from '../chores/chores.queries';
import { listChoresWithTimelines } from '../chores/timelines.queries';
import { todayOf } from '../families/family-timezone';
import { pausedDays } from '../families/past-pauses';
import { presentKidCard } from '../kids/kids.present';
import { readFamily, type FullKidRow } from '../kids/kids.queries';
import { kidSince } from '../submissions/places';
import { listPlanned } from '../submissions/submissions.queries';
import { plannedSubmission } from './planned-submission';

/** Returns the plan as JSON text in parts. Yields between kids, because a plan can have 200,000 cells. */
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

/** Returns null for an unknown kid. */
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
  kids: FullKidRow[];
  chores: { chore: ChoreRow; planned: PlannedChore }[];
  breathe: () => Promise<void>;
}

async function readPlan(db: Executor, familyId: string, { from, days }: PlanQuery): Promise<Plan> {
  const breathe = slices();
  const { family, kids } = await readFamily(db, familyId);
  const first = dayOf(from);
  const span = { from: first, to: first + days - 1, today: todayOf(family) };
  const rows = await listChoresWithTimelines(db, familyId, first);
  const undatedIds = rows.flatMap(({ chore, timeline }) => {
    const pattern = revisionOn(timeline.revisions, span.today)?.pattern;
    return pattern?.kind === 'once' && pattern.on === null ? [chore.id] : [];
  });
  const submissions = groupBy(
    await listPlanned(db, familyId, { from, to: dateOf(span.to), undatedIds }),
    ({ choreId }) => choreId,
  );
  const chores: Plan['chores'] = [];
  for (const { chore, timeline } of rows) {
    const entries = (submissions.get(chore.id) ?? []).flatMap(plannedSubmission);
    chores.push({ chore, planned: plannedChore(timeline, span, entries) });
    await breathe();
  }
  const dates = Array.from({ length: days }, (_, index) => dateOf(first + index));
  return { days: dates, span, kids, chores, breathe };
}

async function kidPlan(
  { span, chores, breathe }: Plan,
  row: FullKidRow,
): Promise<FamilyPlan['kids'][number]> {
  const kid = kidSince(row);
  const isPaused = pausedDays(row);
  const cells: PlanCellRecord[] = [];
  for (const { chore, planned } of chores) {
    for (const cell of planCells(planned, kid, span, isPaused))
      cells.push(presentCell(chore.id, { ...cell, day: shownOn(cell, planned, span) }));
    await breathe();
  }
  return { kid: presentKidCard(row), cells };
}

/** A chore of a week or month is shown on the day it was done. */
function shownOn(
  { day, state, submissionId }: PlanCell,
  { byKey }: PlannedChore,
  { from, to }: PlanSpan,
): Day {
  if (state !== 'done' && state !== 'waiting') return day;
  const submission = [...byKey.values()].flat().find(({ id }) => id === submissionId);
  if (!submission?.occurrenceKey?.includes('/')) return day;
  const { handedInOn } = submission;
  return from <= handedInOn && handedInOn <= to ? handedInOn : day;
}

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
