import { afterAll, describe, expect, it } from 'vitest';
import { adminStats } from '@shared/contracts/admin';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { wholeList } from '../../../tests/support/admin-list';
import { expectResponse } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createChore,
  createFamily,
  createKid,
  createReward,
  idOfFamily,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { giveStars } from '../../../tests/support/stars';

const server = await startServer();
afterAll(() => server.close());
const admin = await createAdmin(server);

describe('GET /api/admin/stats', () => {
  it('sums kids, earned stars and chores that are not deleted over all families', async () => {
    const before = expectResponse(await admin.get('/api/admin/stats'), 200, adminStats);
    const family = await createFamily(server);
    const kid = await createKid(family);
    await createKid(family, { name: 'Leo' });
    await createChore(family, { starReward: 7 });
    const dropped = await createChore(family);
    await family.parent.del(`/api/chores/${dropped.id}`);
    await earnAndSpend(family, kid);

    const after = expectResponse(await admin.get('/api/admin/stats'), 200, adminStats);
    expect(after).toEqual({
      totalFamilies: before.totalFamilies + 1,
      totalKids: before.totalKids + 2,
      totalStars: before.totalStars + 20,
      totalChores: before.totalChores + 1,
    });
    const all = await wholeList(admin);
    const sum = (of: (stats: (typeof all)[number]['stats']) => number) =>
      all.reduce((total, { stats }) => total + of(stats), 0);
    expect(after).toEqual({
      totalFamilies: all.length,
      totalKids: sum((stats) => stats.activeKids),
      totalStars: sum((stats) => stats.totalStars),
      totalChores: sum((stats) => stats.totalChores),
    });
  });
});

describe('GET /api/admin/families without parameters', () => {
  it('returns the whole list as one array, newest first', async () => {
    const first = await createFamily(server);
    const second = await createFamily(server);
    const codes = (await wholeList(admin)).map(({ familyCode }) => familyCode);
    expect(codes.indexOf(second.user.familyCode)).toBeLessThan(codes.indexOf(first.user.familyCode));
    expect(codes[0]).toBe(second.user.familyCode);
  });

  it("shows a family with the kids' balances and the family's earned stars", async () => {
    const family = await createFamily(server, {
      username: 'dana.r',
      firstName: 'Dana',
      lastName: 'Rivera',
      email: 'dana@rivera.family',
      familyName: 'Rivera',
    });
    const mia = await createKid(family);
    const leo = await createKid(family, { name: 'Leo' });
    const reward = await createReward(family);
    await family.parent.del(`/api/rewards/${reward.id}`);
    await createChore(family);
    await earnAndSpend(family, mia);

    const found = (await wholeList(admin)).find(({ username }) => username === 'dana.r');
    expect(found).toEqual({
      id: await idOfFamily(server, family.user.familyCode),
      familyName: 'Rivera',
      username: 'dana.r',
      firstName: 'Dana',
      lastName: 'Rivera',
      email: 'dana@rivera.family',
      familyCode: family.user.familyCode,
      createdAt: expect.any(String),
      suspendedAt: null,
      lastUsedAt: expect.any(String),
      kids: [
        { id: mia.id, name: 'Mia', totalStars: 8, currentLevel: 3 },
        { id: leo.id, name: 'Leo', totalStars: 0, currentLevel: 1 },
      ],
      stats: { activeKids: 2, totalStars: 20, totalChores: 1, totalRewards: 1 },
    });
  });

  it('shows missing texts as null, and an empty list without kids', async () => {
    const { user } = await createFamily(server);
    const found = (await wholeList(admin)).find(({ username }) => username === user.username);
    expect(found).toMatchObject({ familyName: null, lastName: null, email: null, kids: [] });
    expect(found?.stats).toEqual({ activeKids: 0, totalStars: 0, totalChores: 0, totalRewards: 0 });
  });
});

async function earnAndSpend({ parent }: TestFamily, kid: TestKid) {
  await giveStars(server, kid.id, 20);
  const reward = await createReward({ parent }, { starCost: 12 });
  const agent = await kidAgent(server, kid);
  const request = { kidId: kid.id, rewardId: reward.id, starsSpent: 12 };
  const { id } = expectResponse(await agent.post('/api/reward-redemptions', request), 201, rewardRedemption);
  await parent.put(`/api/reward-redemptions/${id}/review`, { status: 'approved' });
}
