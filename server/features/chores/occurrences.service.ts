import { MAX_OPEN_EXCEPTIONS, MOVE_DAYS_AHEAD } from '@shared/constants';
import type { ChangedOccurrence, ChangeOccurrenceInput, PlanCell } from '@shared/contracts/plan';
import { isForKid } from '@shared/rules/assignments';
import { scheduleContextOf } from '@shared/rules/chore-history';
import { dateOf, dayOf, type Day } from '@shared/rules/day';
import { occurrenceDueOn, type ScheduledOccurrence } from '@shared/rules/occurrences';
import { plannedChore, planCells } from '@shared/rules/plan';
import { occurrenceOn } from '@shared/rules/schedule';
import type { Tx } from '../../db/client';
import { lockFamily } from '../../db/family-locks';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { ParentActor } from '../../lib/actor';
import { conflict, invalid, notFound } from '../../lib/errors';
import { auditSuccess, type AuditContext } from '../audit/audit';
import { pausedDays } from '../families/past-pauses';
import type { FullKidRow } from '../kids/kids.queries';
import { presentCell } from '../schedules/plan.service';
import { kidSince } from '../submissions/places';
import * as queries from './exceptions.queries';
import {
  requireDay,
  requireKidOf,
  requireOpen,
  requireScheduled,
  type FoundOccurrence,
  type OccurrenceName,
} from './find-occurrence';
import { readTimeline } from './timelines.queries';

type Change = Pick<ChangeOccurrenceInput, 'movedTo' | 'assignedTo' | 'skipped'>;

/** Moves an occurrence to another day, skips it, or gives it to another kid, replacing an earlier change. */
export async function changeOccurrence(
  deps: Deps,
  actor: ParentActor,
  name: OccurrenceName,
  change: Change,
  context: AuditContext,
): Promise<ChangedOccurrence> {
  const { familyId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    // Sequential, so that the limit of exceptions holds.
    await lockFamily(tx, actor, 'no key update');
    const found = await requireDay(tx, familyId, name);
    const receiver = change.assignedTo === undefined ? null : requireKidOf(found.kids, change.assignedTo);
    const scheduled = requireScheduled(found);
    await requireOpen(tx, found, scheduled);
    const movedTo = change.movedTo === undefined ? null : dayOf(change.movedTo);
    if (movedTo !== null) requireFreeDay(found, scheduled, movedTo);
    if (receiver) requireWithoutIt(found, scheduled, receiver);
    const owner = found.kid ?? found.kids.find(({ id }) => id === scheduled.turn) ?? null;
    requireNoPause(found, scheduled, { owner, receiver, movedTo });
    await requireFewExceptions(tx, found);
    await queries.replaceException(tx, found.of, {
      kind: movedTo !== null ? 'moved' : receiver ? 'assigned' : 'skipped',
      movedTo: movedTo === null ? null : dateOf(movedTo),
      assignedTo: receiver?.id ?? null,
      madeBy: actor.userId,
    });
    await auditSuccess(tx, actor, 'occurrence.change', context, auditTarget(found.of));
    publish({ type: 'chores.changed', familyId });
    const shown = receiver ?? owner ?? found.kids.find(({ id }) => isForKid(scheduled.revision, id));
    return { occurrence: await readCell(tx, found, shown, movedTo ?? scheduled.dueOn) };
  });
}

/** Restores a changed occurrence to its schedule. */
export async function restoreOccurrence(
  deps: Deps,
  actor: ParentActor,
  name: OccurrenceName,
  context: AuditContext,
): Promise<void> {
  const { familyId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    const found = await requireDay(tx, familyId, name);
    await auditSuccess(tx, actor, 'occurrence.restore', context, auditTarget(found.of));
    if (!found.exception || found.exception.kind === 'taken') return;
    await requireOpen(tx, found, requireScheduled(found));
    await queries.deleteException(tx, found.of);
    publish({ type: 'chores.changed', familyId });
  });
}

/** Also throws 400 if the day is not between the neighboring occurrences. */
function requireFreeDay(
  { of, today, timeline }: FoundOccurrence,
  scheduled: ScheduledOccurrence,
  day: Day,
): void {
  const outOfRange = invalid('movedTo', 'validation.exception_day');
  if (day < today || day > today + MOVE_DAYS_AHEAD) throw outOfRange;
  const other = occurrenceDueOn(timeline, day);
  if (other) {
    const exceptions = timeline.exceptions.get(other.key) ?? [];
    const own = exceptions.find(({ kidId }) => kidId === of.kidId);
    throw own?.kind === 'skipped' || own?.kind === 'moved' ? outOfRange : conflict('already_due');
  }
  const before = occurrenceOn(
    scheduled.revision.pattern,
    scheduled.startsOn - 1,
    scheduleContextOf(scheduled.revision),
  );
  const isAfter = before === null || before.dueOn === null || day > before.dueOn;
  if (!isAfter || (scheduled.nextOn !== null && day >= scheduled.nextOn)) throw outOfRange;
}

function requireWithoutIt(
  { of, timeline }: FoundOccurrence,
  scheduled: ScheduledOccurrence,
  receiver: FullKidRow,
): void {
  const { sharing } = scheduled.revision;
  const others = (timeline.exceptions.get(scheduled.key) ?? []).filter(({ kidId }) => kidId !== of.kidId);
  const hasIt =
    sharing === 'each'
      ? isForKid(scheduled.revision, receiver.id) ||
        others.some(({ assignedTo }) => assignedTo === receiver.id)
      : scheduled.turn === receiver.id;
  if (hasIt) throw conflict('already_due');
}

function requireNoPause(
  { family, today }: FoundOccurrence,
  scheduled: ScheduledOccurrence,
  {
    owner,
    receiver,
    movedTo,
  }: { owner: FullKidRow | null; receiver: FullKidRow | null; movedTo: Day | null },
): void {
  // Without a kid, only the family's pause counts.
  const noOwner = { family, pausedFrom: null, pausedUntil: null, pastPauses: [] };
  const isPaused =
    (movedTo !== null && pausedDays(owner ?? noOwner)(movedTo)) ||
    (receiver !== null && pausedDays(receiver)(Math.max(scheduled.dueOn, today)));
  if (isPaused) throw conflict('paused');
}

async function requireFewExceptions(tx: Tx, { of, today, exception }: FoundOccurrence): Promise<void> {
  if (exception) return;
  const open = await queries.countExceptionsFrom(tx, of.familyId, dateOf(today));
  if (open >= MAX_OPEN_EXCEPTIONS) throw conflict('too_many_exceptions', { max: MAX_OPEN_EXCEPTIONS });
}

async function readCell(
  tx: Tx,
  { of, today, timeline: { revisions } }: FoundOccurrence,
  row: FullKidRow | undefined,
  day: Day,
): Promise<PlanCell> {
  const { exceptions } = await readTimeline(tx, of.familyId, today, of.choreId);
  const span = { from: day, to: day, today };
  const planned = plannedChore({ revisions, exceptions }, span, []);
  const [cell] = row ? planCells(planned, kidSince(row), span, () => false) : [];
  if (!cell) throw notFound('occurrence');
  return presentCell(of.choreId, cell);
}

/** Stores the ids for the displayed text: chore, day and kid. */
const auditTarget = ({ choreId, dueOn, kidId }: queries.OccurrenceOf) =>
  [choreId, dueOn, ...(kidId === null ? [] : [kidId])].join('/');
