import type { CreateRewardInput, Reward, UpdateRewardInput } from '@shared/contracts/rewards';
import { asKidSeesReward } from '@shared/rules/mystery';
import type { Deps } from '../../deps';
import type { FamilyActor, ParentActor } from '../../lib/actor';
import { notFound } from '../../lib/errors';
import { requireOwnImage } from '../uploads/uploads.service';
import { presentReward } from './rewards.present';
import * as queries from './rewards.queries';

/** The family's rewards, newest first. */
export async function listRewards({ db }: Deps, actor: ParentActor): Promise<Reward[]> {
  const rows = await queries.listRewardsNewestFirst(db, actor.familyId);
  return rows.map(presentReward);
}

/** The rewards as the kid's page shows them: inactive ones too, cheapest first, then by name; mysteries stay secret to a kid. */
export async function listFamilyRewards({ db }: Deps, actor: FamilyActor): Promise<Reward[]> {
  const rows = await queries.listRewardsCheapestFirst(db, actor.familyId);
  const rewards = rows.map(presentReward);
  return actor.type === 'kid' ? rewards.map(asKidSeesReward) : rewards;
}

/** Throws 400 when the image is not the family's own. */
export async function createReward(
  deps: Deps,
  actor: ParentActor,
  input: CreateRewardInput,
): Promise<Reward> {
  await requireOwnImage(deps, actor.familyId, input.imageUrl);
  const row = await queries.insertReward(deps.db, actor.familyId, input);
  deps.publish({ type: 'rewards.changed', familyId: actor.familyId });
  return presentReward(row);
}

/**
 * Changes what `input` names and leaves the rest. A limit below what has been redeemed already is accepted: the
 * reward is then sold out. Throws 404, or 400 when the image is not the family's own.
 */
export async function updateReward(
  deps: Deps,
  actor: ParentActor,
  id: string,
  input: UpdateRewardInput,
): Promise<Reward> {
  await requireOwnImage(deps, actor.familyId, input.imageUrl);
  const row = await queries.updateReward(deps.db, actor.familyId, id, input);
  if (!row) throw notFound('reward');
  deps.publish({ type: 'rewards.changed', familyId: actor.familyId });
  return presentReward(row);
}

/** Archives the reward: it leaves every list, histories keep it (docs/domain.md, "Rewards"). Throws 404. */
export async function deleteReward({ db, publish }: Deps, actor: ParentActor, id: string): Promise<void> {
  if (!(await queries.archiveReward(db, actor.familyId, id))) throw notFound('reward');
  publish({ type: 'rewards.changed', familyId: actor.familyId });
}
