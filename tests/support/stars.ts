import { LIMITS } from '@shared/constants';
import { choreSubmissions } from '@shared/tables/index';
import { postStars } from '../../server/features/stars/post-stars';
import { newId } from '../../server/lib/ids';
import { familyOf, insertDeletedChore } from './past';
import type { TestServer } from './server';

/** Gives stars through the ledger, with badges but without requests. */
export async function giveStars({ db }: Pick<TestServer, 'db'>, kidId: string, stars: number): Promise<void> {
  await db.transaction(async (tx) => {
    const familyId = await familyOf(tx, { id: kidId });
    const choreId = await insertDeletedChore(tx, familyId, 'A kindness', 1);
    for (let left = stars; left > 0; left -= LIMITS.choreStars) {
      const amount = Math.min(left, LIMITS.choreStars);
      const submissionId = newId();
      await tx.insert(choreSubmissions).values({
        id: submissionId,
        familyId,
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
        familyId,
        kidId,
        amount,
        submissionId,
        label: 'A kindness',
        actorId: null,
      });
    }
  });
}
