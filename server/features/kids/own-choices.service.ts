import type { Friend } from '@shared/constants';
import type { Kid, ParentKid } from '@shared/contracts/kids';
import { isForKid } from '@shared/rules/assignments';
import type { Tx } from '../../db/client';
import { requireLockedKid } from '../../db/family-locks';
import { withTransaction } from '../../events/with-transaction';
import type { Deps } from '../../deps';
import type { FamilyActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { isId } from '../../lib/ids';
import { findReward } from '../rewards/rewards.queries';
import { withStreak } from '../streaks/streaks.service';
import { presentKid, presentParentKid } from './kids.present';
import { requireKid, setGoal, updateKid } from './kids.queries';

/** Throws 404 also for a reward that the kid doesn't have. */
export function changeGoal(
  deps: Deps,
  actor: FamilyActor,
  kidId: string,
  rewardId: string | null,
): Promise<ParentKid | Kid> {
  const { familyId } = actor;
  return changeOwn(deps, actor, kidId, 'goal.changed', async (tx) => {
    if (rewardId !== null) await requireRewardOf(tx, familyId, kidId, rewardId);
    await setGoal(tx, familyId, kidId, rewardId);
  });
}

export function changeFriend(
  deps: Deps,
  actor: FamilyActor,
  kidId: string,
  friend: Friend | null,
): Promise<ParentKid | Kid> {
  return changeOwn(deps, actor, kidId, 'kids.changed', async (tx) => {
    await updateKid(tx, actor.familyId, kidId, { friend });
  });
}

/** Kids change themselves, parents any kid. */
async function changeOwn(
  deps: Deps,
  actor: FamilyActor,
  kidId: string,
  type: 'kids.changed' | 'goal.changed',
  change: (tx: Tx) => Promise<void>,
): Promise<ParentKid | Kid> {
  const { familyId } = actor;
  const row = await withTransaction(deps, async (tx, publish) => {
    await requireLockedKid(tx, actor, kidId);
    await change(tx);
    publish({ type, familyId });
    return withStreak(tx, await requireKid(tx, familyId, kidId));
  });
  return actor.type === 'parent' ? presentParentKid(row) : presentKid(row);
}

async function requireRewardOf(tx: Tx, familyId: string, kidId: string, rewardId: string): Promise<void> {
  const reward = isId(rewardId) ? await findReward(tx, familyId, rewardId) : undefined;
  if (!reward || !isForKid(reward, kidId)) throw notFound('reward');
}
