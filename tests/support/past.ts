import { eq, sql } from 'drizzle-orm';
import { PROOF_MINUTES, type ReviewStatus } from '@shared/constants';
import { calendarDateOf } from '@shared/rules/calendar';
import {
  chores,
  choreSubmissions,
  families,
  kidLogins,
  kids,
  rewardRedemptions,
  rewards,
  sessions,
  starLedger,
} from '@shared/tables/index';
import type { Executor } from '../../server/db/client';
import { newId } from '../../server/lib/ids';
import type { TestServer } from './server';

type Server = Pick<TestServer, 'db'>;
type Kid = { id: string };

interface PastChore {
  name?: string;
  stars?: number;
  status?: ReviewStatus;
  at: string | Date;
  reviewedAt?: string | Date;
  choreId?: string;
}

/** Inserts a submission, with a ledger entry if it is approved. The kid's totals stay unchanged. */
export async function choreInThePast({ db }: Server, kid: Kid, past: PastChore): Promise<string> {
  const { name = 'Wash up', stars = 5, status = 'approved' } = past;
  const submittedAt = new Date(past.at);
  const reviewedAt = new Date(past.reviewedAt ?? past.at);
  const who = { familyId: await familyOf(db, kid), kidId: kid.id };
  const submissionId = newId();
  const choreId = past.choreId ?? (await insertDeletedChore(db, who.familyId, name, stars || 1));
  await db.insert(choreSubmissions).values({
    ...who,
    id: submissionId,
    choreId,
    choreName: name,
    choreStarReward: stars || 1,
    status,
    starsAwarded: { pending: null, rejected: 0, approved: stars }[status],
    submittedAt,
    handedInOn: calendarDateOf(submittedAt, await timezoneOf(db, who.familyId)),
    reviewedAt: status === 'pending' ? null : reviewedAt,
  });
  if (status === 'approved') {
    await db.insert(starLedger).values({
      ...who,
      id: newId(),
      kind: 'chore',
      amount: stars,
      lifetimeDelta: stars,
      balance: 1000,
      submissionId,
      label: name,
      createdAt: reviewedAt,
    });
  }
  return submissionId;
}

export async function insertDeletedChore(
  db: Executor,
  familyId: string,
  name: string,
  starReward: number,
): Promise<string> {
  const id = newId();
  await db.insert(chores).values({
    id,
    familyId,
    name,
    starReward,
    category: 'other',
    difficulty: 'easy',
    isActive: false,
    archivedAt: new Date(),
  });
  return id;
}

interface PastReward {
  name?: string;
  cost?: number;
  isMystery?: boolean;
  status?: ReviewStatus;
  at: string | Date;
  reviewedAt?: string | Date;
}

export async function rewardInThePast({ db }: Server, kid: Kid, past: PastReward): Promise<string> {
  const { name = 'Cinema', cost = 20, isMystery = false, status = 'approved' } = past;
  const reviewedAt = new Date(past.reviewedAt ?? past.at);
  const who = { familyId: await familyOf(db, kid), kidId: kid.id };
  const [rewardId, redemptionId] = [newId(), newId()];
  await db.insert(rewards).values({
    id: rewardId,
    familyId: who.familyId,
    name,
    description: `About ${name}`,
    starCost: cost,
    tier: 'medium',
    isMystery,
    isActive: false,
    archivedAt: new Date(),
  });
  await db.insert(rewardRedemptions).values({
    ...who,
    id: redemptionId,
    rewardId,
    rewardName: name,
    rewardDescription: `About ${name}`,
    rewardIsMystery: isMystery,
    starsSpent: cost,
    status,
    newStars: status === 'approved' ? 0 : null,
    requestedAt: new Date(past.at),
    reviewedAt: status === 'pending' ? null : reviewedAt,
  });
  if (status === 'approved') {
    await db.insert(starLedger).values({
      ...who,
      id: newId(),
      kind: 'reward',
      amount: -cost,
      lifetimeDelta: 0,
      balance: 0,
      redemptionId,
      label: name,
      isMystery,
      createdAt: reviewedAt,
    });
  }
  return redemptionId;
}

export async function loginInThePast({ db }: Server, kid: Kid, at: string): Promise<void> {
  const familyId = await familyOf(db, kid);
  await db.insert(kidLogins).values({ id: newId(), familyId, kidId: kid.id, createdAt: new Date(at) });
}

async function timezoneOf(db: TestServer['db'], familyId: string): Promise<string> {
  const [row] = await db
    .select({ timezone: families.timezone })
    .from(families)
    .where(eq(families.id, familyId));
  if (!row) throw new Error('no such family');
  return row.timezone;
}

export async function familyOf(db: Executor, kid: Kid): Promise<string> {
  const [row] = await db.select({ familyId: kids.familyId }).from(kids).where(eq(kids.id, kid.id));
  if (!row) throw new Error('no such kid');
  return row.familyId;
}

/** Moves the proof back, by default until it is no longer fresh. */
export async function proofInThePast(
  { db }: Server,
  userId: string,
  seconds = PROOF_MINUTES * 60,
): Promise<void> {
  await db
    .update(sessions)
    .set({ provedAt: sql`now() - ${seconds} * interval '1 second'` })
    .where(eq(sessions.userId, userId));
}
