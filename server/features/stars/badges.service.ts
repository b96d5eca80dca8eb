import type { KidBadge } from '@shared/contracts/badges';
import type { LifetimeStarsResponse } from '@shared/contracts/kids';
import { BADGES } from '@shared/rules/badges';
import type { Deps } from '../../deps';
import type { FamilyActor } from '../../lib/actor';
import { requireKidAccess } from '../kids/kids.queries';
import { listBadgesOfKid } from './badges.queries';

export async function listKidBadges({ db }: Deps, actor: FamilyActor, kidId: string): Promise<KidBadge[]> {
  await requireKidAccess(db, actor, kidId);
  const rows = await listBadgesOfKid(db, actor.familyId, kidId);
  const earnedAt = new Map(rows.map((row) => [row.badgeId, row.earnedAt.toISOString()]));
  return BADGES.flatMap((badge) => {
    const at = earnedAt.get(badge.id);
    return at === undefined ? [] : [{ badgeId: badge.id, earnedAt: at, badge }];
  });
}

export async function lifetimeStars(
  { db }: Deps,
  actor: FamilyActor,
  kidId: string,
): Promise<LifetimeStarsResponse> {
  const kid = await requireKidAccess(db, actor, kidId);
  return { lifetimeStars: kid.lifetimeStars };
}
