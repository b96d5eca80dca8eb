import type { CreateRewardInput, KidReward, Reward, UpdateRewardBody } from '@shared/contracts/rewards';
import { asKidSeesReward } from '@shared/rules/mystery';
import { isForKid } from '@shared/rules/assignments';
import { requireRoom } from '../../db/family-caps';
import { lockFamily } from '../../db/family-locks';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import type { Deps } from '../../deps';
import { withTransaction } from '../../events/with-transaction';
import type { FamilyActor, ParentActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { requireExpected } from '../../lib/require-expected';
import { familyClock } from '../families/family-timezone';
import { requireOwnKids } from '../kids/kids.service';
import { requireOwnImage } from '../uploads/uploads.service';
import { listAvailableAgain } from './reward-limits';
import { presentReward } from './rewards.present';
import * as queries from './rewards.queries';

/** The family's rewards, newest first. */
export async function listRewards({ db }: Deps, actor: ParentActor): Promise<Reward[]> {
  const rows = await queries.listRewardsNewestFirst(db, actor.familyId);
  return rows.map(presentReward);
}

/**
 * The rewards as the kid's page shows them: inactive ones too, cheapest first, then by name. To a kid its own, with when
 * each may be asked for again, and mysteries stay secret.
 */
export async function listFamilyRewards({ db }: Deps, actor: FamilyActor): Promise<Reward[] | KidReward[]> {
  const { familyId } = actor;
  if (actor.type !== 'kid') return (await queries.listRewardsCheapestFirst(db, familyId)).map(presentReward);
  const rows = await queries.listRewardsForKids(db, familyId);
  const own = rows.filter((row) => isForKid(row, actor.kidId));
  const again = await listAvailableAgain(db, actor, own, await familyClock(db, familyId));
  return own.map((row) => ({
    ...asKidSeesReward(presentReward(row)),
    availableAgainOn: again.get(row.id) ?? null,
  }));
}

/**
 * Throws 400 when the image or a kid is not the family's own, 409 `too_many_rewards`. With `key` a repeated request gets the
 * first response again.
 */
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
 * Changes what `input` names and leaves the rest. A limit below what has been redeemed already is accepted: the
 * reward is then sold out. Throws 404, 400 when the image or a kid is not the family's own, or 409 when it is not as
 * `expected` any more.
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

/** Archives the reward: it leaves every list, histories keep it (docs/domain.md, "Rewards"). Throws 404. */
export async function deleteReward(deps: Deps, actor: ParentActor, id: string): Promise<void> {
  await withTransaction(deps, async (tx, publish) => {
    await lockFamily(tx, actor, 'key share');
    if (!(await queries.archiveReward(tx, actor.familyId, id))) throw notFound('reward');
    publish({ type: 'rewards.changed', familyId: actor.familyId });
  });
}
