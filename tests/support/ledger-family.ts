import { sql } from 'drizzle-orm';
import type { MemberRole } from '@shared/constants';
import { calendarDateOf } from '@shared/rules/calendar';
import { dayOf } from '@shared/rules/day';
import { UNSCHEDULED } from '@shared/rules/schedule';
import * as tables from '@shared/tables/index';
import type { Db } from '../../server/db/client';
import { reviseChores } from '../../server/features/chores/revise-chore';
import { findFreeCode } from '../../server/features/families/families.queries';
import type {
  FamilyIdentity,
  KidActor,
  KidIdentity,
  ParentActor,
  ParentIdentity,
  Proof,
} from '../../server/lib/actor';
import { newId } from '../../server/lib/ids';

export interface LedgerFamily {
  familyId: string;
  parent: ParentActor;
  parents: ParentActor[];
  kids: KidActor[];
  chores: { id: string }[];
  rewards: { id: string; starCost: number }[];
}

/** Inserts directly, for tests with many families. `roles` adds more adults. */
export async function insertLedgerFamily(
  db: Db,
  {
    roles = ['owner'],
    names = ['Mia', 'Ben'],
  }: { roles?: ['owner', ...MemberRole[]]; names?: string[] } = {},
): Promise<LedgerFamily> {
  const familyId = newId();
  const code = await db.transaction(async (tx) => {
    const free = await findFreeCode(tx);
    if (free === undefined) throw new Error('no family code is free');
    await tx.insert(tables.families).values({ id: familyId, code: free });
    return free;
  });
  const kids = names.map((name) => ({
    id: newId(),
    familyId,
    name,
    avatarColor: '#FF6B6B',
    patternHash: '',
    createdOn: calendarDateOf(new Date(), 'UTC'),
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
  const member = { familyId, familyCode: code };
  const owner: ParentIdentity = { type: 'parent', userId: newId(), role: 'owner', ...member };
  const others = roles.slice(1).map((role): ParentIdentity => ({ ...owner, userId: newId(), role }));
  const adults = [owner, ...others];
  await db
    .insert(tables.users)
    .values(
      adults.map(({ userId: id }) => ({ id, username: id, passwordHash: '', role: 'parent' as const })),
    );
  await db.insert(tables.memberships).values(adults.map(({ userId, role }) => ({ familyId, userId, role })));
  await db.insert(tables.kids).values(kids);
  await db.insert(tables.chores).values(chores);
  await db.transaction(async (tx) => {
    const today = dayOf(calendarDateOf(new Date(), 'UTC'));
    const family = { kidIds: kids.map(({ id }) => id), weekStart: 0 };
    const rules = { ...UNSCHEDULED, isActive: true };
    await reviseChores(
      tx,
      { familyId, today, family },
      chores.map(({ id }) => ({ id, ...rules })),
    );
  });
  await db.insert(tables.rewards).values(rewards);
  const parents = await Promise.all(adults.map((adult) => withSession(db, adult)));
  const [parent] = parents;
  if (!parent) throw new Error('a family has an owner');
  return {
    familyId,
    parent,
    parents,
    kids: await Promise.all(
      kids.map(({ id: kidId }) => withSession<KidIdentity>(db, { type: 'kid', kidId, ...member })),
    ),
    chores,
    rewards,
  };
}

async function withSession<I extends FamilyIdentity>(db: Db, identity: I): Promise<I & { proof: Proof }> {
  const id = newId();
  await db.insert(tables.sessions).values({
    id,
    actorType: identity.type,
    familyId: identity.familyId,
    userId: identity.type === 'parent' ? identity.userId : null,
    kidId: identity.type === 'kid' ? identity.kidId : null,
    data: { actor: identity },
    expiresAt: sql`now() + interval '1 day'`,
  });
  return { ...identity, proof: { kind: 'session', id } };
}
