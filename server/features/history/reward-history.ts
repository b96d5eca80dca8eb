import type { Month } from '@shared/contracts/history';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { monthSpan } from '@shared/rules/calendar';
import { asKidSeesRedemption } from '@shared/rules/mystery';
import type { Deps } from '../../deps';
import type { FamilyActor, ParentActor } from '../../lib/actor';
import { familyTimezone } from '../families/family-timezone';
import { requireKidAccess } from '../kids/kids.queries';
import { presentRedemption } from '../redemptions/redemptions.present';
import { listRequestedByFamily, listRequestedByKid } from './history.queries';

/** Hides unapproved mysteries from kids. */
export async function listKidRewardHistory(
  { db }: Deps,
  actor: FamilyActor,
  kidId: string,
  { year, month }: Month,
): Promise<RewardRedemption[]> {
  const [timezone] = await Promise.all([
    familyTimezone(db, actor.familyId),
    requireKidAccess(db, actor, kidId),
  ]);
  const rows = await listRequestedByKid(db, actor.familyId, kidId, monthSpan(year, month, timezone));
  const redemptions = rows.map(presentRedemption);
  return actor.type === 'kid' ? redemptions.map(asKidSeesRedemption) : redemptions;
}

export async function listFamilyRewardHistory(
  { db }: Deps,
  { familyId }: ParentActor,
  { year, month }: Month,
): Promise<RewardRedemption[]> {
  const timezone = await familyTimezone(db, familyId);
  const rows = await listRequestedByFamily(db, familyId, monthSpan(year, month, timezone));
  return rows.map(presentRedemption);
}
