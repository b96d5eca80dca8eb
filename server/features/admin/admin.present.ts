import type { AdminFamily } from '@shared/contracts/admin';
import { levelFor } from '@shared/rules/levels';
import type { FamilyRows } from './admin.queries';

/**
 * The families with these ids, in their order, as the contract shows them; one that has gone meanwhile is left out.
 * Stars of a family are those earned in all, a kid's are those left to spend (docs/decisions/0030).
 */
export function presentFamilies(ids: string[], rows: FamilyRows): AdminFamily[] {
  const kids = new Map<string, FamilyRows['kids']>(ids.map((id) => [id, []]));
  for (const kid of rows.kids) kids.get(kid.familyId)?.push(kid);
  const chores = new Map(rows.chores.map(({ familyId, count }) => [familyId, count]));
  const rewards = new Map(rows.rewards.map(({ familyId, count }) => [familyId, count]));
  // Backwards, so that of several parents the first one stays.
  const heads = new Map(rows.heads.toReversed().map((head) => [head.id, head]));
  return ids.flatMap((id) => {
    const head = heads.get(id);
    if (!head) return [];
    const own = kids.get(id) ?? [];
    return {
      id,
      familyName: head.name,
      username: head.username,
      firstName: head.firstName,
      lastName: head.lastName,
      email: head.email,
      familyCode: head.code,
      createdAt: head.createdAt.toISOString(),
      kids: own.map((kid) => ({
        id: kid.id,
        name: kid.name,
        totalStars: kid.totalStars,
        currentLevel: levelFor(kid.lifetimeStars),
      })),
      stats: {
        activeKids: own.length,
        totalStars: own.reduce((earned, kid) => earned + kid.lifetimeStars, 0),
        totalChores: chores.get(id) ?? 0,
        totalRewards: rewards.get(id) ?? 0,
      },
    };
  });
}
