import { eq } from 'drizzle-orm';
import { LIMITS } from '@shared/constants';
import { chores, choreSubmissions, kids } from '@shared/tables/index';
import type { Tx } from '../../server/db/client';
import { postStars } from '../../server/features/stars/post-stars';
import { newId } from '../../server/lib/ids';
import type { TestServer } from './server';

/** Gives stars through the ledger, with badges but without requests. */
export async function giveStars({ db }: Pick<TestServer, 'db'>, kidId: string, stars: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [kid] = await tx.select({ familyId: kids.familyId }).from(kids).where(eq(kids.id, kidId));
    if (!kid) throw new Error('no such kid');
    const choreId = await insertDeletedChore(tx, kid.familyId);
    for (let left = stars; left > 0; left -= LIMITS.choreStars) {
      const amount = Math.min(left, LIMITS.choreStars);
      const submissionId = newId();
      await tx.insert(choreSubmissions).values({
        id: submissionId,
        familyId: kid.familyId,
        kidId,
        choreId,
        choreName: 'A kindness',
        choreStarReward: amount,
        status: 'approved',
        starsAwarded: amount,
        reviewedAt: new Date(),
        handedInOn: new Date().toISOString().slice(0, 10),
      });
      await postStars(tx, {
        kind: 'chore',
        familyId: kid.familyId,
        kidId,
        amount,
        submissionId,
        label: 'A kindness',
        actorId: null,
      });
    }
  });
}

async function insertDeletedChore(tx: Tx, familyId: string): Promise<string> {
  const id = newId();
  await tx.insert(chores).values({
    id,
    familyId,
    name: 'A kindness',
    starReward: 1,
    category: 'other',
    difficulty: 'easy',
    isActive: false,
    archivedAt: new Date(),
  });
  return id;
}
