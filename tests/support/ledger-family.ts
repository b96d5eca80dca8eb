import * as tables from '@shared/tables/index';
import type { Db } from '../../server/db/client';
import { takeFamilyCode } from '../../server/features/families/families.queries';
import type { KidActor, ParentActor } from '../../server/lib/actor';
import { newId } from '../../server/lib/ids';

export interface LedgerFamily {
  familyId: string;
  parent: ParentActor;
  kids: KidActor[];
  chores: { id: string }[];
  /** The last can be had once only. */
  rewards: { id: string; starCost: number }[];
}

/** A parent, two kids, three chores and three rewards, put straight into the tables: for tests that need many families. */
export async function foundFamily(db: Db): Promise<LedgerFamily> {
  const familyId = newId();
  const code = await db.transaction(async (tx) => {
    const free = await takeFamilyCode(tx);
    if (free === undefined) throw new Error('no family code is free');
    await tx.insert(tables.families).values({ id: familyId, code: free });
    return free;
  });
  const kids = ['Mia', 'Ben'].map((name) => ({
    id: newId(),
    familyId,
    name,
    avatarColor: '#FF6B6B',
    patternHash: '',
  }));
  const chores = [3, 5, 12].map((starReward) => ({
    id: newId(),
    familyId,
    name: 'A chore',
    starReward,
    category: 'general' as const,
    difficulty: 'easy' as const,
  }));
  const rewards = [
    { starCost: 5, maxRedemptions: null },
    { starCost: 12, maxRedemptions: 2 },
    { starCost: 45, maxRedemptions: 1 },
  ].map((reward) => ({ id: newId(), familyId, name: 'A reward', tier: 'small' as const, ...reward }));
  const userId = newId();
  await db.insert(tables.users).values({ id: userId, username: userId, passwordHash: '', role: 'parent' });
  await db.insert(tables.memberships).values({ familyId, userId, role: 'owner' });
  await db.insert(tables.kids).values(kids);
  await db.insert(tables.chores).values(chores);
  await db.insert(tables.rewards).values(rewards);
  const member = { familyId, familyCode: code };
  return {
    familyId,
    parent: { type: 'parent', userId, role: 'owner', ...member },
    kids: kids.map(({ id }) => ({ type: 'kid', kidId: id, ...member })),
    chores,
    rewards,
  };
}
