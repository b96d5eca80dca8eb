import { afterAll, describe, expect, it } from 'vitest';
import type { ChoreBody } from '@shared/contracts/chores';
import { errorResponse } from '@shared/contracts/error';
import { rewardRedemption } from '@shared/contracts/redemptions';
import type { HttpResponse } from '../../../tests/support/agent';
import { expectResponse } from '../../../tests/support/expect-response';
import { createReward } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { useScheduledFamily } from '../../../tests/support/scheduled-family';
import { lockWaits, startServer } from '../../../tests/support/server';

/** One call is rejected and nothing is counted twice. */
const server = await startServer();
afterAll(() => server.close());

const family = useScheduledFamily(server);
const { at, make, tabletOf, submit, submitted, review } = family;
const { withdraw, undo, waiting, starsNow, requestsNow } = family;

const ROUNDS = [1, 2, 3, 4, 5, 6];
const outcomes = (...responses: HttpResponse[]) =>
  responses.map(({ status, body }) => {
    const error = errorResponse.safeParse(body);
    return error.success ? `${status} ${error.data.code}` : String(status);
  });
const shared: Partial<ChoreBody> = {
  schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] },
  sharing: 'first',
};

describe('concurrently', () => {
  it('a kid withdraws a submission that a parent approves', async () => {
    for (const _ of ROUNDS) {
      const { id } = await submitted(at.mia, await make({}));
      const both = await Promise.all([
        withdraw(id),
        at.family.parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' }),
      ]);
      expect([
        ['204', '404 not_found'],
        ['409 already_reviewed', '200'],
      ]).toContainEqual(outcomes(...both));
    }
    const approved = (await requestsNow()).submissions;
    const [totalStars] = await starsNow();
    expect(totalStars).toBe(approved.reduce((sum, { starsAwarded }) => sum + (starsAwarded ?? NaN), 0));
    expect(await waiting()).toEqual([]);
  });

  it('twenty requests undo one approval', async () => {
    const { id } = await submitted(at.mia, await make({ starReward: 9 }));
    await review(id, { status: 'approved' });
    const second = await addMember(at.family);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => undo(id, [at.family.parent, second.agent][index % 2])),
    );
    expect(outcomes(...responses).toSorted()).toEqual(['200', ...Array<string>(19).fill('409 not_reviewed')]);
    expect(await starsNow()).toEqual([0, 0, 1]);
  });

  it('an approval is undone and repeated', async () => {
    const { id } = await submitted(at.mia, await make({ starReward: 9 }));
    await review(id, { status: 'approved' });
    const { agent } = await addMember(at.family);
    const other = await server.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT FROM kids WHERE id = $1 FOR NO KEY UPDATE', [at.mia.id]);
      const undoing = undo(id);
      await expect.poll(() => lockWaits(server)).toBe(1);
      const approving = agent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' });
      await expect.poll(() => lockWaits(server)).toBe(2);
      await other.query('COMMIT');
      expect(outcomes(await undoing, await approving)).toEqual(['200', '200']);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
    expect(await starsNow()).toEqual([9, 9, 1]);
  });

  it('an approval is undone while its stars are spent', async () => {
    for (const _ of ROUNDS) {
      const { id } = await submitted(at.mia, await make({ starReward: 20 }));
      await review(id, { status: 'approved' });
      const { id: rewardId } = await createReward(at.family, { starCost: 20 });
      const input = { kidId: at.mia.id, rewardId, starsSpent: 20 };
      const asked = await tabletOf(at.mia).post('/api/reward-redemptions', input);
      const { id: redemptionId } = expectResponse(asked, 201, rewardRedemption);
      const both = await Promise.all([
        undo(id),
        at.family.parent.put(`/api/reward-redemptions/${redemptionId}/review`, { status: 'approved' }),
      ]);
      expect([
        ['200', '409 not_enough_stars'],
        ['409 stars_already_spent', '200'],
      ]).toContainEqual(outcomes(...both));
      expect((await starsNow())[0]).toBe(0);
    }
  });

  it('a rejection is undone while a sibling submits the shared chore', async () => {
    for (const _ of ROUNDS) {
      const chore = await make(shared);
      const { id } = await submitted(at.mia, chore);
      await review(id, { status: 'rejected' });
      const both = await Promise.all([undo(id), submit(at.ben, chore)]);
      expect([
        ['200', '409 taken'],
        ['409 already_pending', '201'],
      ]).toContainEqual(outcomes(...both));
    }
  });

  it('two adults mark the same shared chore as done by different kids', async () => {
    const second = await addMember(at.family);
    for (const _ of ROUNDS) {
      const { id: choreId } = await make(shared);
      const both = await Promise.all([
        at.family.parent.post(`/api/kids/${at.mia.id}/completions`, { choreId }),
        second.agent.post(`/api/kids/${at.ben.id}/completions`, { choreId }),
      ]);
      expect(outcomes(...both).toSorted()).toEqual(['201', '409 already_done']);
    }
  });
});
