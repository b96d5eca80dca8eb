import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kid as kidRecord } from '@shared/contracts/kids';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { choreSubmission } from '@shared/contracts/submissions';
import { createTestDatabase, type TestDatabase } from '../setup/test-database';
import { startApp, type AppProcess } from '../support/app-process';
import { expectResponse } from '../support/expect-response';
import { createChore, createFamily, createKid, createReward, kidAgent } from '../support/families';
import { nodeBinary } from '../support/node-binaries';

const versions = await Promise.all(
  [20, 22, 24].map(async (major) => ({ major, program: await nodeBinary(major) })),
);

describe.each(versions)('the built app on Node $major', { timeout: 60_000 }, ({ major, program }) => {
  const absent = program === null;
  let database: TestDatabase;
  let app: AppProcess | undefined;
  beforeAll(async () => {
    if (absent) return;
    database = await createTestDatabase();
    app = await startApp({ databaseUrl: database.url, node: program, script: 'scripts/start.mjs' });
  }, 120_000);
  afterAll(async () => {
    await app?.stop();
    await database?.drop();
  });

  it.skipIf(absent)(
    `starts and does the main job${absent ? ', left out: the npm package of this Node can’t be had' : ''}`,
    async () => {
      if (!app) throw new Error('not started');
      expect(app.logs().includes('Node 20 gets no more security fixes')).toBe(major === 20);
      const family = await createFamily(app);
      const kid = await createKid(family);
      const { id: choreId } = await createChore(family, { starReward: 10 });
      const { id: rewardId } = await createReward(family, { starCost: 10 });
      const tablet = await kidAgent(app, kid);
      const submitted = await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId });
      const { id } = expectResponse(submitted, 201, choreSubmission);
      const approved = await family.parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' });
      expect(expectResponse(approved, 200, choreSubmission).starsAwarded).toBe(10);
      const requested = await tablet.post('/api/reward-redemptions', {
        kidId: kid.id,
        rewardId,
        starsSpent: 10,
      });
      const redemption = expectResponse(requested, 201, rewardRedemption);
      const review = await family.parent.put(`/api/reward-redemptions/${redemption.id}/review`, {
        status: 'approved',
      });
      expect(expectResponse(review, 200, rewardRedemption).status).toBe('approved');
      const { totalStars } = expectResponse(await tablet.get(`/api/kids/${kid.id}`), 200, kidRecord);
      expect(totalStars).toBe(0);
    },
  );
});
