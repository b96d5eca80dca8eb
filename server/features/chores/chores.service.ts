import type {
  Chore,
  CreateChoreInput,
  StepInput,
  UpdateChoreBody,
  UpdateChoreInput,
  UpdateChoresInput,
} from '@shared/contracts/chores';
import { TURN_UNDO_MINUTES } from '@shared/constants';
import { isForKid } from '@shared/rules/assignments';
import type { Step } from '@shared/rules/routine';
import { isShareable } from '@shared/rules/schedule';
import type { Tx } from '../../db/client';
import { requireRoom } from '../../db/family-caps';
import { lockFamily } from '../../db/family-locks';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { FamilyActor, ParentActor } from '../../lib/actor';
import { conflict, invalid, notFound } from '../../lib/errors';
import { isId, newId } from '../../lib/ids';
import { requireExpected } from '../../lib/require-expected';
import { familyClock, todayOf } from '../families/family-timezone';
import { requireOwnKids } from '../kids/kids.queries';
import { followChore } from '../submissions/runs';
import { requireOwnImage } from '../uploads/uploads.service';
import { presentChore } from './chores.present';
import * as queries from './chores.queries';
import { shiftTurns, readRevisionContext, reviseChores } from './revise-chore';

export async function listChores({ db }: Deps, actor: ParentActor): Promise<Chore[]> {
  const rows = await queries.listChoresNewestFirst(db, actor.familyId);
  return rows.map(presentChore);
}

/** A kid gets only their own chores. Includes inactive ones, cheapest first. */
export async function listFamilyChores({ db }: Deps, actor: FamilyActor): Promise<Chore[]> {
  const rows = await queries.listChoresCheapestFirst(db, actor.familyId);
  const shown = actor.type === 'kid' ? rows.filter((row) => isForKid(row, actor.kidId)) : rows;
  return shown.map(presentChore);
}

/**
 * Throws 400 for another family's image or kid or a schedule that can't be shared. A repeated request with
 * the same `key` gets the first response.
 */
export async function createChore(
  deps: Deps,
  actor: ParentActor,
  input: CreateChoreInput,
  key: IdempotencyKey | null,
): Promise<Chore> {
  const { familyId } = actor;
  await requireOwnImage(deps, familyId, input.imageUrl);
  requireShareable(input);
  return withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    return idempotent(tx, key, input, async () => {
      await requireOwnKids(tx, familyId, input.kidIds);
      await requireRoom(tx, familyId, 'chores');
      if (input.isActive) await requireRoom(tx, familyId, 'active_chores');
      const row = await queries.insertChore(tx, familyId, { ...input, steps: withIds(input.steps, []) });
      await revise(tx, familyId, [row]);
      publish({ type: 'chores.changed', familyId });
      return presentChore(row);
    });
  });
}

/** Throws like `createChore`, and 409 if the chore is not as `expected`. */
export async function updateChore(
  deps: Deps,
  actor: ParentActor,
  id: string,
  { expected, ...input }: UpdateChoreBody,
): Promise<Chore> {
  const { familyId } = actor;
  await requireOwnImage(deps, familyId, input.imageUrl);
  return withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, input.isActive ? 'no key update' : 'key share');
    await requireOwnKids(tx, familyId, input.kidIds ?? []);
    const before = await queries.lockChore(tx, familyId, id);
    if (!before) throw notFound('chore');
    requireExpected(presentChore(before), expected);
    await requireRoomFor(tx, familyId, [{ before, input }]);
    const row = await change(tx, before, input);
    publish({ type: 'chores.changed', familyId });
    if (input.steps || input.minutes !== undefined)
      await followChore(tx, publish, row, (await familyClock(tx, familyId)).now);
    return presentChore(row);
  });
}

/** Changes several chores. If one change fails, no chore changes. */
export async function updateChores(
  deps: Deps,
  actor: ParentActor,
  { chores }: UpdateChoresInput,
): Promise<Chore[]> {
  const { familyId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    const activates = chores.some(({ isActive }) => isActive);
    await lockFamily(tx, actor, activates ? 'no key update' : 'key share');
    const ids = chores.map(({ id }) => id).filter(isId);
    const locked = new Map((await queries.lockChoresById(tx, familyId, ids)).map((row) => [row.id, row]));
    const changes = chores.map(({ id, ...input }) => {
      const before = locked.get(id);
      if (!before) throw notFound('chore');
      const {
        starReward = before.starReward,
        schedule = before.schedule,
        isActive = before.isActive,
      } = input;
      const turnsPassedAt = isRevision(input) ? [] : before.turnsPassedAt;
      const after = { ...before, starReward, schedule, isActive, turnsPassedAt };
      requireShareable(after);
      return { before, input, after };
    });
    await requireRoomFor(tx, familyId, changes);
    const rows = changes.map(({ after }) => after);
    await queries.updateChores(tx, familyId, rows);
    await revise(
      tx,
      familyId,
      changes.flatMap(({ input, after }) => (isRevision(input) ? [after] : [])),
    );
    publish({ type: 'chores.changed', familyId });
    return rows.map(presentChore);
  });
}

/** The caller has locked the family if the changes activate a chore. */
async function requireRoomFor(
  tx: Tx,
  familyId: string,
  changes: readonly { before: queries.ChoreRow; input: UpdateChoreInput }[],
): Promise<void> {
  const activeAfter = changes.filter(({ before, input }) => input.isActive ?? before.isActive).length;
  const more = activeAfter - changes.filter(({ before }) => before.isActive).length;
  if (more > 0) await requireRoom(tx, familyId, 'active_chores', more);
}

async function change(tx: Tx, before: queries.ChoreRow, input: UpdateChoreInput): Promise<queries.ChoreRow> {
  const { schedule = before.schedule, sharing = before.sharing } = input;
  requireShareable({ schedule, sharing });
  const { steps, ...fields } = input;
  const changes = {
    ...fields,
    ...(steps && { steps: withIds(steps, before.steps) }),
    ...(isRevision(input) && { turnsPassedAt: [] }),
  };
  const row = await queries.updateChore(tx, before.familyId, before.id, changes);
  if (isRevision(input)) await revise(tx, before.familyId, [row]);
  return row;
}

/** Throws 400 for an id that is not among `before`. */
function withIds(steps: readonly StepInput[], before: readonly Step[]): Step[] {
  const known = new Set(before.map(({ id }) => id));
  return steps.map(({ id, ...step }) => {
    if (id !== undefined && !known.has(id)) throw invalid('steps', 'validation.steps');
    return { id: id ?? newId(), ...step };
  });
}

const isRevision = (input: UpdateChoreInput): boolean =>
  ['schedule', 'kidIds', 'sharing', 'isActive'].some((field) => field in input);

/** Starts revisions that apply from today. */
async function revise(tx: Tx, familyId: string, rows: readonly queries.ChoreRow[]): Promise<void> {
  if (rows.length === 0) return;
  await reviseChores(tx, await readRevisionContext(tx, familyId, await familyClock(tx, familyId)), rows);
}

/**
 * Gives the current turn and all later ones to the next kid, or reverts the latest pass (`undo`). Throws 409
 * `too_late` if the pass is more than ten minutes old or the chore was done or changed since.
 */
export async function passTurn(
  deps: Deps,
  actor: ParentActor,
  id: string,
  { undo = false }: { undo?: boolean | undefined },
  key: IdempotencyKey | null,
): Promise<Chore> {
  const { familyId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    return idempotent(tx, key, undo ? { id, undo } : { id }, async () => {
      const chore = await queries.lockChore(tx, familyId, id);
      if (!chore) throw notFound('chore');
      if (chore.sharing !== 'turns') throw conflict('not_turns');
      const clock = await familyClock(tx, familyId);
      const oldest = new Date(clock.now.getTime() - TURN_UNDO_MINUTES * 60_000);
      const passes = chore.turnsPassedAt.filter((at) => at >= oldest);
      const last = passes.at(-1);
      if (undo && (!last || (await queries.isSubmittedSince(tx, familyId, id, last))))
        throw conflict('too_late.turn');
      await shiftTurns(tx, chore, todayOf(clock), undo ? -1 : 1);
      const turnsPassedAt = undo ? passes.slice(0, -1) : [...passes, clock.now];
      const row = await queries.updateChore(tx, familyId, id, { turnsPassedAt });
      publish({ type: 'chores.changed', familyId });
      return presentChore(row);
    });
  });
}

function requireShareable({ schedule, sharing }: Pick<CreateChoreInput, 'schedule' | 'sharing'>): void {
  if (sharing !== 'each' && !isShareable(schedule)) throw invalid('sharing', 'validation.sharing_needs_days');
}

export async function deleteChore(deps: Deps, actor: ParentActor, id: string): Promise<void> {
  const { familyId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    const chore = await queries.lockChore(tx, familyId, id);
    if (!chore) throw notFound('chore');
    await queries.archiveChore(tx, familyId, id);
    await revise(tx, familyId, [{ ...chore, isActive: false }]);
    publish({ type: 'chores.changed', familyId });
  });
}
