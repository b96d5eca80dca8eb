import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { Tx } from '../../db/client';
import { lockKid } from '../../db/family-locks';
import { withTransaction } from '../../events/with-transaction';
import type { Deps } from '../../deps';
import type { KidActor, ParentActor } from '../../lib/actor';
import { conflict, forbidden } from '../../lib/errors';
import { deleteNews, addUndoneRedemptionNews } from '../news/add-news';
import { lockReward } from '../rewards/rewards.queries';
import { requireUndoable, reverseApproval, byUser } from '../stars/undo';
import { presentRedemption } from './redemptions.present';
import { requireRedemption, type FullRedemptionRow, type RedemptionRow } from './redemptions.queries';
import { reviewError } from './redemptions.service';
import { clearReview, deletePendingRedemption, returnOneReward } from './undo.queries';

/** Deletes a pending request, so that it no longer counts toward the limit. */
export async function withdrawRedemption(deps: Deps, actor: KidActor, id: string): Promise<void> {
  const { familyId, kidId } = actor;
  await withTransaction(deps, async (tx, publish) => {
    const found = await requireRedemption(tx, familyId, id);
    if (found.kid.id !== kidId) throw forbidden('own_requests_only');
    await lockKid(tx, actor, kidId, 'no key update');
    if (!(await deletePendingRedemption(tx, familyId, id))) throw await reviewError(tx, familyId, id);
    publish({ type: 'redemption.withdrawn', familyId, redemptionId: id, kidId });
    await deleteNews(tx, publish, { familyId, kidId, sourceId: id });
  });
}

/**
 * The redemption is pending again, and an approval's stars and stock are returned, even if it was delivered.
 */
export async function undoRedemptionReview(
  deps: Deps,
  actor: ParentActor,
  id: string,
): Promise<RewardRedemption> {
  const { familyId, userId } = actor;
  return withTransaction(deps, async (tx, publish) => {
    const { redemption: reviewed } = await lockRedemption(tx, actor, id);
    if (!reviewed.reviewedAt) throw conflict('not_reviewed.redemption');
    await requireUndoable(tx, reviewed.reviewedAt);
    await clearReview(tx, familyId, id);
    const wasApproved = reviewed.status === 'approved';
    if (wasApproved) await returnStarsAndStock(tx, reviewed, userId);
    const row = await requireRedemption(tx, familyId, id);
    const redemption = presentRedemption(row);
    const by = await byUser(tx, userId);
    publish({ type: 'redemption.undone', familyId, redemption, newStars: row.kid.totalStars, by });
    await addUndoneRedemptionNews(tx, publish, familyId, redemption, { wasApproved, by });
    return redemption;
  });
}

async function lockRedemption(tx: Tx, actor: ParentActor, id: string): Promise<FullRedemptionRow> {
  const { familyId } = actor;
  const found = await requireRedemption(tx, familyId, id);
  await lockKid(tx, actor, found.kid.id, 'no key update');
  await lockReward(tx, familyId, found.reward.id);
  return requireRedemption(tx, familyId, id);
}

async function returnStarsAndStock(
  tx: Tx,
  { familyId, rewardId, id: redemptionId }: RedemptionRow,
  actorId: string,
): Promise<void> {
  await returnOneReward(tx, familyId, rewardId);
  await reverseApproval(tx, { familyId, cause: { redemptionId }, actorId });
}
