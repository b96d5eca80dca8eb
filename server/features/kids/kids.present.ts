import type { Kid, KidCard, ParentKid, Sibling } from '@shared/contracts/kids';
import { levelFor } from '@shared/rules/levels';
import type { Streak } from '@shared/rules/streak';
import type { FullKidRow, KidRow } from './kids.queries';

type Face = Pick<KidRow, 'id' | 'name' | 'avatarColor' | 'friend' | 'totalStars' | 'lifetimeStars'>;

type FamilyKid = FullKidRow & { streak: Streak };

export function presentKidCard(row: Face): KidCard {
  const level = levelFor(row.lifetimeStars);
  return {
    id: row.id,
    name: row.name,
    avatarColor: row.avatarColor,
    totalStars: row.totalStars,
    currentLevel: level,
    level,
    friend: row.friend,
  };
}

export function presentSibling(row: FullKidRow): Sibling {
  return {
    id: row.id,
    name: row.name,
    avatarColor: row.avatarColor,
    totalStars: row.totalStars,
    lifetimeStars: row.lifetimeStars,
    currentLevel: levelFor(row.lifetimeStars),
    friend: row.friend,
    familyCode: row.family.code,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentKid(row: FamilyKid): Kid {
  return {
    ...presentSibling(row),
    greeted: row.greeted,
    pausedFrom: row.pausedFrom,
    pausedUntil: row.pausedUntil,
    heldStars: row.heldStars,
    goal: row.goalRewardId === null ? null : { rewardId: row.goalRewardId },
    streak: row.streak,
  };
}

export function presentParentKid(row: FamilyKid): ParentKid {
  return { ...presentKid(row), lockedUntil: row.lockedUntil?.toISOString() ?? null };
}
