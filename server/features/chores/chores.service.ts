import type { Chore, CreateChoreInput, UpdateChoreBody } from '@shared/contracts/chores';
import { isForKid } from '@shared/rules/assignments';
import { calendarDateOf } from '@shared/rules/calendar';
import { isShareable } from '@shared/rules/schedule';
import { turnStart } from '@shared/rules/turns';
import { requireRoom } from '../../db/family-caps';
import { lockFamily } from '../../db/family-locks';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { FamilyActor, ParentActor } from '../../lib/actor';
import { conflict, invalid, notFound } from '../../lib/errors';
import { requireExpected } from '../../lib/require-expected';
import { familyClock } from '../families/family-timezone';
import { requireOwnKids } from '../kids/kids.service';
import { requireOwnImage } from '../uploads/uploads.service';
import { contextOf } from './chore-context';
import { presentChore } from './chores.present';
import * as queries from './chores.queries';

/** The family's chores, newest first. */
export async function listChores({ db }: Deps, actor: ParentActor): Promise<Chore[]> {
  const rows = await queries.listChoresNewestFirst(db, actor.familyId);
  return rows.map(presentChore);
}

/** The chores as the kid's page shows them, to a kid its own: inactive ones too, fewest stars first, then by name. */
export async function listFamilyChores({ db }: Deps, actor: FamilyActor): Promise<Chore[]> {
  const rows = await queries.listChoresCheapestFirst(db, actor.familyId);
  const shown = actor.type === 'kid' ? rows.filter((row) => isForKid(row, actor.kidId)) : rows;
  return shown.map(presentChore);
}

/**
 * Throws 400 when the image or a kid is not the family's own, or the schedule can't be shared, 409 `too_many_chores` or
 * `too_many_active_chores`. With `key` a repeated request gets the first response again.
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
      const row = await queries.insertChore(tx, familyId, input);
      publish({ type: 'chores.changed', familyId });
      return presentChore(row);
    });
  });
}

/**
 * Changes what `input` names and leaves the rest. Throws 404, or 400 when the image or a kid is not the family's own, or
 * when the schedule as it then is can't be shared, or 409 when it is not as `expected` any more or is one active chore too many.
 */
export async function updateChore(
  deps: Deps,
  actor: ParentActor,
  id: string,
  { expected, ...input }: UpdateChoreBody,
): Promise<Chore> {
  await requireOwnImage(deps, actor.familyId, input.imageUrl);
  return withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, input.isActive ? 'no key update' : 'key share');
    await requireOwnKids(tx, actor.familyId, input.kidIds ?? []);
    const before = await queries.lockChore(tx, actor.familyId, id);
    if (!before) throw notFound('chore');
    const current = await queries.findChore(tx, actor.familyId, id);
    if (current) requireExpected(presentChore(current), expected);
    requireShareable({
      schedule: input.schedule ?? before.schedule,
      sharing: input.sharing ?? before.sharing,
    });
    if (input.isActive && !before.isActive) await requireRoom(tx, actor.familyId, 'active_chores');
    const row = await queries.updateChore(tx, actor.familyId, id, input);
    publish({ type: 'chores.changed', familyId: actor.familyId });
    return presentChore(row);
  });
}

/**
 * Gives the current turn to the next kid, and every later one with it. Throws 404, 409 `not_turns`. With `key` a repeated
 * request gets the first response again.
 */
export async function passTurn(
  deps: Deps,
  actor: ParentActor,
  id: string,
  key: IdempotencyKey | null,
): Promise<Chore> {
  const { familyId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    return idempotent(tx, key, { id }, async () => {
      const chore = await queries.lockChore(tx, familyId, id);
      if (!chore) throw notFound('chore');
      if (chore.sharing !== 'turns') throw conflict('not_turns');
      const clock = await familyClock(tx, familyId);
      const today = calendarDateOf(clock.now, clock.timezone);
      const from = turnStart(chore.schedule, today, contextOf(chore, clock));
      const times = (chore.turnPasses[from] ?? 0) + 1;
      const row = await queries.passTurn(tx, familyId, id, { ...chore.turnPasses, [from]: times });
      publish({ type: 'chores.changed', familyId });
      return presentChore(row);
    });
  });
}

/** Who was first, and whose turn it is, is said of an occurrence that takes one submission. */
function requireShareable({ schedule, sharing }: Pick<CreateChoreInput, 'schedule' | 'sharing'>): void {
  if (sharing !== 'each' && !isShareable(schedule)) throw invalid('sharing', 'validation.sharing_needs_days');
}

/** Archives the chore: it leaves every list, histories keep it, and a pending submission can still be reviewed (docs/domain.md, "Chores"). */
export async function deleteChore(deps: Deps, actor: ParentActor, id: string): Promise<void> {
  await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    if (!(await queries.archiveChore(tx, actor.familyId, id))) throw notFound('chore');
    publish({ type: 'chores.changed', familyId: actor.familyId });
  });
}
