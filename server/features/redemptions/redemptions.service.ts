import type {
  ApprovedRedemption,
  CreateRedemptionInput,
  RewardRedemption,
} from '@shared/contracts/redemptions';
import type { ReviewRedemptionInput } from '@shared/contracts/submissions';
import type { ErrorKey } from '@shared/error-messages';
import { rewardObstacle, type RewardObstacle } from '@shared/rules/reward-availability';
import { asKidSeesRedemption } from '@shared/rules/mystery';
import { isForKid } from '@shared/rules/assignments';
import type { Tx } from '../../db/client';
import { lockKid, requireLockedKid } from '../../db/family-locks';
import { idempotent, type IdempotencyKey } from '../../db/idempotency';
import { withTransaction } from '../../events/with-transaction';
import type { Deps } from '../../deps';
import type { FamilyActor, KidActor, ParentActor } from '../../lib/actor';
import type { Authorized } from '../../lib/authorized';
import { conflict, forbidden, notFound } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { requireKidAccess, type KidRow } from '../kids/kids.queries';
import { markRewardNewsShown } from '../news/news.queries';
import { addDeliveryNews, addRedemptionNews } from '../news/add-news';
import { familyClock } from '../families/family-timezone';
import { listAvailableAgain } from '../rewards/reward-limits';
import { findReward, lockReward } from '../rewards/rewards.queries';
import { postStars } from '../stars/post-stars';
import { byUser } from '../stars/undo';
import { presentApproved, presentRedemption } from './redemptions.present';
import * as queries from './redemptions.queries';

const OBSTACLES: Record<RewardObstacle, ErrorKey> = {
  inactive: 'inactive.reward',
  sold_out: 'sold_out',
  not_enough_stars: 'not_enough_stars.request',
};

export async function listPendingRedemptions({ db }: Deps, actor: ParentActor): Promise<RewardRedemption[]> {
  const rows = await queries.listPendingRedemptions(db, actor.familyId);
  return rows.map(presentRedemption);
}

export async function listApprovedRewards(
  { db }: Deps,
  actor: FamilyActor,
  kidId: string,
): Promise<ApprovedRedemption[]> {
  await requireKidAccess(db, actor, kidId);
  const rows = await queries.listUnshownRedemptions(db, actor.familyId, kidId);
  return rows.map(presentApproved);
}

/**
 * Requests a reward. Removes no stars yet. Throws 409 if the reward is inactive, sold out, too expensive, or
 * has a new price. A repeated request with the same `key` gets the first response.
 */
export async function requestReward(
  deps: Deps,
  actor: KidActor,
  input: CreateRedemptionInput,
  key: IdempotencyKey | null,
): Promise<RewardRedemption> {
  if (input.kidId !== actor.kidId) throw forbidden('own_rewards_only');
  if (!isId(input.rewardId)) throw notFound('reward');
  return withTransaction(deps, async (tx, publish) => {
    // The limit is counted before the insert.
    const kid = await requireLockedKid(tx, actor, actor.kidId);
    return idempotent(tx, key, input, async () => {
      const redemption = await insertRedemption(tx, kid, input);
      publish({ type: 'redemption.requested', familyId: actor.familyId, redemption });
      return asKidSeesRedemption(redemption);
    });
  });
}

async function insertRedemption(
  tx: Tx,
  kid: Authorized<KidRow>,
  input: CreateRedemptionInput,
): Promise<RewardRedemption> {
  const { familyId, id: kidId } = kid;
  const reward = await findReward(tx, familyId, input.rewardId);
  if (!reward || !isForKid(reward, kidId)) throw notFound('reward');
  const obstacle = rewardObstacle(reward, kid.totalStars);
  if (obstacle && obstacle !== 'not_enough_stars') throw conflict(OBSTACLES[obstacle]);
  if (input.starsSpent !== reward.starCost) {
    throw conflict('price_changed', { stars: reward.starCost });
  }
  const clock = await familyClock(tx, familyId);
  const again = (await listAvailableAgain(tx, { familyId, kidId }, [reward], clock)).get(reward.id);
  if (again) throw conflict('limit_reached', { availableAgainOn: again });
  if (obstacle) throw conflict(OBSTACLES[obstacle]);
  const redemption = await queries.insertRedemption(tx, {
    familyId,
    kidId,
    rewardId: reward.id,
    rewardName: reward.name,
    rewardDescription: reward.description,
    rewardImageUrl: reward.imageUrl,
    rewardIconName: reward.iconName,
    rewardIsMystery: reward.isMystery,
    starsSpent: reward.starCost,
    requestNotes: input.notes ?? null,
  });
  return presentRedemption({ redemption, kid, reward, reviewer: null });
}

/**
 * An approval removes the stars and reduces the stock. Throws 409 `not_enough_stars` or `sold_out`, which
 * leave it pending.
 */
export async function reviewRedemption(
  deps: Deps,
  actor: ParentActor,
  id: string,
  input: ReviewRedemptionInput,
): Promise<RewardRedemption> {
  const { familyId, userId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    const found = await queries.requireRedemption(tx, familyId, id);
    await lockKid(tx, actor, found.kid.id, 'no key update');
    if (input.status === 'approved') await lockReward(tx, familyId, found.reward.id);
    const pending = await queries.lockPendingRedemption(tx, familyId, id);
    if (!pending) throw await reviewError(tx, familyId, id);
    const newStars = input.status === 'approved' ? await takeStarsAndStock(tx, pending, userId) : null;
    await queries.saveReview(tx, familyId, id, {
      status: input.status,
      parentNotes: input.parentNotes ?? null,
      reviewedBy: userId,
      newStars,
    });
    const redemption = presentRedemption(await queries.requireRedemption(tx, familyId, id));
    publish(
      newStars === null
        ? { type: 'redemption.rejected', familyId, redemption }
        : { type: 'redemption.approved', familyId, redemption, newStars },
    );
    await addRedemptionNews(tx, publish, familyId, redemption);
    return redemption;
  });
}

/** Takes the stars first. Returns the new balance. */
async function takeStarsAndStock(
  tx: Tx,
  { id, familyId, kidId, rewardId, rewardName, rewardIsMystery, starsSpent }: queries.RedemptionRow,
  actorId: string,
): Promise<number> {
  const { totalStars } = await postStars(tx, {
    kind: 'reward',
    familyId,
    kidId,
    amount: starsSpent,
    redemptionId: id,
    label: rewardName,
    isMystery: rewardIsMystery,
    actorId,
  });
  if (!(await queries.takeOneReward(tx, familyId, rewardId))) throw conflict('sold_out');
  return totalStars;
}

/** 404 if the redemption was deleted. */
export async function reviewError(tx: Tx, familyId: string, id: string): Promise<Error> {
  const row = await queries.findRedemption(tx, familyId, id);
  return row ? conflict('already_reviewed.redemption') : notFound('redemption');
}

/** Marks a reward as shown. Repeatable. Throws 409 if it is not approved. */
export async function markShown(deps: Deps, actor: KidActor, id: string): Promise<RewardRedemption> {
  const { familyId, kidId } = actor;
  const row = await queries.requireRedemption(deps.db, familyId, id);
  if (row.redemption.kidId !== kidId) throw forbidden();
  if (row.redemption.status !== 'approved') {
    throw conflict('not_approved');
  }
  await withTransaction(deps, async (tx, publish) => {
    await lockKid(tx, actor, kidId, 'no key update');
    await queries.markRedemptionShown(tx, familyId, id);
    const changed = await markRewardNewsShown(tx, { familyId, kidId }, id);
    if (changed) publish({ type: 'news.changed', familyId, kidId });
  });
  return presentRedemption(row);
}

export async function listPromisedRedemptions({ db }: Deps, actor: ParentActor): Promise<RewardRedemption[]> {
  const rows = await queries.listPromisedRedemptions(db, actor.familyId);
  return rows.map(presentRedemption);
}

/** Marks a reward as given, or not. Repeatable. Throws 409 `not_approved`. */
export async function deliverRedemption(
  deps: Deps,
  actor: ParentActor,
  id: string,
  delivered: boolean,
): Promise<RewardRedemption> {
  const { familyId, userId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    const found = await queries.requireRedemption(tx, familyId, id);
    await lockKid(tx, actor, found.kid.id, 'no key update');
    const before = await queries.findRedemption(tx, familyId, id);
    if (before?.redemption.status !== 'approved') throw conflict('not_approved');
    await queries.markDelivered(tx, familyId, id, delivered);
    const redemption = presentRedemption(await queries.requireRedemption(tx, familyId, id));
    if ((before.redemption.deliveredAt !== null) !== delivered) {
      publish({ type: 'redemption.delivered', familyId, redemption });
      await addDeliveryNews(tx, publish, familyId, redemption, await byUser(tx, userId));
    }
    return redemption;
  });
}
