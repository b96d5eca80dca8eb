import type { Kid, KidCard, ParentKid, Sibling } from '@shared/contracts/kids';
import { levelFor } from '@shared/rules/levels';
import type { FullKidRow, KidRow } from './kids.queries';

type Face = Pick<KidRow, 'id' | 'name' | 'avatarColor' | 'totalStars' | 'lifetimeStars'>;

/** What may be seen before login, and what other records say of their kid. */
export function presentKidCard(row: Face): KidCard {
  const level = levelFor(row.lifetimeStars);
  return {
    id: row.id,
    name: row.name,
    avatarColor: row.avatarColor,
    totalStars: row.totalStars,
    currentLevel: level,
    level,
  };
}

/** A kid as a sibling sees it. */
export function presentSibling(row: FullKidRow): Sibling {
  return {
    id: row.id,
    name: row.name,
    avatarColor: row.avatarColor,
    totalStars: row.totalStars,
    lifetimeStars: row.lifetimeStars,
    currentLevel: levelFor(row.lifetimeStars),
    familyCode: row.familyCode,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A kid as the kid itself sees it. */
export function presentKid(row: FullKidRow): Kid {
  return {
    ...presentSibling(row),
    pausedFrom: row.pausedFrom,
    pausedUntil: row.pausedUntil,
    heldStars: row.heldStars,
    goal: row.goalRewardId === null ? null : { rewardId: row.goalRewardId },
  };
}

/** A kid as a parent sees it. */
export function presentParentKid(row: FullKidRow): ParentKid {
  return { ...presentKid(row), lockedUntil: row.lockedUntil?.toISOString() ?? null };
}
