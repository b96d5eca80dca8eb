import { asc, eq, getTableColumns } from 'drizzle-orm';
import {
  analyticsEvents,
  chores,
  choreSubmissions,
  families,
  kidBadges,
  kids,
  messages,
  rewardRedemptions,
  rewards,
  starLedger,
  users,
} from '@shared/tables/index';
import type { Executor } from '../../db/client';

/** What a family may take along: all that is the family's, but no secret (passwords and pictures are hashes of ours). */
export async function readFamilyData(tx: Executor, familyId: string) {
  const { passwordHash: _password, ...userColumns } = getTableColumns(users);
  const { patternHash: _pattern, ...kidColumns } = getTableColumns(kids);
  const [family] = await tx.select().from(families).where(eq(families.id, familyId));
  return {
    family: family ? [family] : [],
    parents: await tx.select(userColumns).from(users).where(eq(users.familyId, familyId)),
    kids: await tx
      .select(kidColumns)
      .from(kids)
      .where(eq(kids.familyId, familyId))
      .orderBy(asc(kids.createdAt), asc(kids.id)),
    chores: await tx
      .select()
      .from(chores)
      .where(eq(chores.familyId, familyId))
      .orderBy(asc(chores.createdAt), asc(chores.id)),
    rewards: await tx
      .select()
      .from(rewards)
      .where(eq(rewards.familyId, familyId))
      .orderBy(asc(rewards.createdAt), asc(rewards.id)),
    choreSubmissions: await tx
      .select()
      .from(choreSubmissions)
      .where(eq(choreSubmissions.familyId, familyId))
      .orderBy(asc(choreSubmissions.submittedAt), asc(choreSubmissions.id)),
    rewardRedemptions: await tx
      .select()
      .from(rewardRedemptions)
      .where(eq(rewardRedemptions.familyId, familyId))
      .orderBy(asc(rewardRedemptions.requestedAt), asc(rewardRedemptions.id)),
    starLedger: await tx
      .select()
      .from(starLedger)
      .where(eq(starLedger.familyId, familyId))
      .orderBy(asc(starLedger.createdAt), asc(starLedger.id)),
    kidBadges: await tx
      .select()
      .from(kidBadges)
      .where(eq(kidBadges.familyId, familyId))
      .orderBy(asc(kidBadges.earnedAt), asc(kidBadges.kidId), asc(kidBadges.badgeId)),
    messages: await tx
      .select()
      .from(messages)
      .where(eq(messages.familyId, familyId))
      .orderBy(asc(messages.createdAt), asc(messages.id)),
    analyticsEvents: await tx
      .select()
      .from(analyticsEvents)
      .where(eq(analyticsEvents.familyId, familyId))
      .orderBy(asc(analyticsEvents.timestamp), asc(analyticsEvents.id)),
  };
}

export type FamilyData = Awaited<ReturnType<typeof readFamilyData>>;
