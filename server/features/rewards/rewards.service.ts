import type { CreateRewardInput, KidReward, Reward, UpdateRewardBody } from '@shared/contracts/rewards';
import { asKidSeesReward } from '@shared/rules/mystery';
import { isForKid } from '@shared/rules/assignments';
import { requireRoom } from '../../db/family-caps';
import { lockFamily } from '../../db/family-locks';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { FamilyActor, KidActor, ParentActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { requireExpected } from '../../lib/require-expected';
import { familyClock } from '../families/family-timezone';
import { requireOwnKids } from '../kids/kids.queries';
import { requireOwnImage } from '../uploads/uploads.service';
import { listAvailableAgain } from './reward-limits';
import { presentReward } from './rewards.present';
import * as queries from './rewards.queries';

export async function listRewards({ db }: Deps, actor: ParentActor): Promise<Reward[]> {
  const rows = await queries.listRewardsNewestFirst(db, actor.familyId);
  return rows.map(presentReward);
}

/**
 * Cheapest first, then by name, including inactive ones. A kid gets only their own, without mysteries'
 * content.
 */
export async function listFamilyRewards(deps: Deps, actor: FamilyActor): Promise<Reward[] | KidReward[]> {
  if (actor.type === 'kid') return listRewardsForKid(deps, actor);
  return (await queries.listRewardsCheapestFirst(deps.db, actor.familyId)).map(presentReward);
}

export async function listRewardsForKid({ db }: Deps, actor: KidActor): Promise<KidReward[]> {
  const { familyId } = actor;
  const rows = await queries.listRewardsForKids(db, familyId);
  const own = rows.filter((row) => isForKid(row, actor.kidId));
  const again = await listAvailableAgain(db, actor, own, await familyClock(db, familyId));
  return own.map((row) => ({
    ...asKidSeesReward(presentReward(row)),
    availableAgainOn: again.get(row.id) ?? null,
  }));
}

/** A repeated request with the same `key` gets the first response. */
export async function createReward(
  deps: Deps,
  actor: ParentActor,
  input: CreateRewardInput,
  key: IdempotencyKey | null,
): Promise<Reward> {
  const { familyId } = actor;
  await requireOwnImage(deps, familyId, input.imageUrl);
  return withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'no key update');
    return idempotent(tx, key, input, async () => {
      await requireOwnKids(tx, familyId, input.kidIds);
      await requireRoom(tx, familyId, 'rewards');
      const row = await queries.insertReward(tx, familyId, input);
      publish({ type: 'rewards.changed', familyId });
      return presentReward(row);
    });
  });
}

/**
 * Updates the given fields. A stock below the number of redemptions means sold out. Throws 409 if the reward
 * differs from `expected`.
 */
export async function updateReward(
  deps: Deps,
  actor: ParentActor,
  id: string,
  { expected, ...input }: UpdateRewardBody,
): Promise<Reward> {
  await requireOwnImage(deps, actor.familyId, input.imageUrl);
  return withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    await requireOwnKids(tx, actor.familyId, input.kidIds ?? []);
    await queries.lockReward(tx, actor.familyId, id);
    const current = await queries.findReward(tx, actor.familyId, id);
    if (current) requireExpected(presentReward(current), expected);
    const row = await queries.updateReward(tx, actor.familyId, id, input);
    if (!row) throw notFound('reward');
    publish({ type: 'rewards.changed', familyId: actor.familyId });
    return presentReward(row);
  });
}

export async function deleteReward(deps: Deps, actor: ParentActor, id: string): Promise<void> {
  await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    if (!(await queries.archiveReward(tx, actor.familyId, id))) throw notFound('reward');
    publish({ type: 'rewards.changed', familyId: actor.familyId });
  });
}
