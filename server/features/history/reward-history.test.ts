import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rewardRedemption } from '@shared/contracts/redemptions';
import type { Agent } from '../../../tests/support/agent';
import { expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, createReward, kidAgent } from '../../../tests/support/families';
import { rewardInThePast } from '../../../tests/support/past';
import { startServer } from '../../../tests/support/server';
import { giveStars } from '../../../tests/support/stars';

const server = await startServer();
afterAll(() => server.close());

const MARCH = '?year=2026&month=3';

async function scene(timezone = 'Europe/Berlin') {
  const family = await createFamily(server, { timezone });
  return { family, parent: family.parent, kid: await createKid(family) };
}

const rewards = async (agent: Agent, path: string, query = MARCH) =>
  expectResponse(await agent.get(`${path}${query}`), 200, z.array(rewardRedemption));
const kidRewards = (agent: Agent, kidId: string) => rewards(agent, `/api/kids/${kidId}/reward-redemptions`);

describe('reward histories', () => {
  it("list the kid's own or the whole family's redemptions by day of the request, oldest first", async () => {
    const { family, parent, kid } = await scene();
    const leo = await createKid(family, { name: 'Leo' });
    const late = await rewardInThePast(server, kid, { name: 'Late', at: '2026-03-20T12:00:00Z' });
    const asked = { at: '2026-03-05T12:00:00Z', reviewedAt: '2026-04-05T12:00:00Z' };
    const early = await rewardInThePast(server, kid, { name: 'Early', ...asked });
    const his = await rewardInThePast(server, leo, {
      name: 'His',
      at: '2026-03-10T12:00:00Z',
      status: 'rejected',
    });
    await rewardInThePast(server, kid, { at: '2026-02-28T12:00:00Z', reviewedAt: '2026-03-05T12:00:00Z' });
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(ids(await kidRewards(parent, kid.id))).toEqual([early, late]);
    expect(ids(await kidRewards(await kidAgent(server, kid), kid.id))).toEqual([early, late]);
    const whole = await rewards(parent, '/api/reward-redemptions');
    expect(ids(whole)).toEqual([early, his, late]);
    expect(await rewards(parent, `/api/parents/${family.user.id}/reward-redemptions`)).toEqual(whole);
    expect(whole[0]).toMatchObject({
      kidId: kid.id,
      kid: { name: 'Mia' },
      reward: { name: 'Early', starCost: 20 },
      starsSpent: 20,
      status: 'approved',
      requestedAt: '2026-03-05T12:00:00.000Z',
      reviewedAt: '2026-04-05T12:00:00.000Z',
    });
  });

  it('exclude other families', async () => {
    const [here, there] = await Promise.all([scene(), scene()]);
    await rewardInThePast(server, there.kid, { at: '2026-03-05T12:00:00Z' });
    expect(await rewards(here.parent, '/api/reward-redemptions')).toEqual([]);
  });

  it('show a reward as it was when it was requested', async () => {
    const { family, parent, kid } = await scene('UTC');
    await giveStars(server, kid.id, 50);
    const reward = await createReward(family, { name: 'Zoo', starCost: 30 });
    const tablet = await kidAgent(server, kid);
    const body = { kidId: kid.id, rewardId: reward.id, starsSpent: 30 };
    const made = expectResponse(await tablet.post('/api/reward-redemptions', body), 201, rewardRedemption);
    await parent.put(`/api/rewards/${reward.id}`, { name: 'Museum', starCost: 40 });
    await parent.del(`/api/rewards/${reward.id}`);
    const [year, month] = made.requestedAt.split('-');
    const [entry] = await rewards(parent, '/api/reward-redemptions', `?year=${year}&month=${month}`);
    expect(entry).toMatchObject({ id: made.id, starsSpent: 30, reward: { name: 'Zoo', starCost: 30 } });
  });

  it('hide a mystery from the kid until it is approved, but not from parents', async () => {
    const { parent, kid } = await scene();
    const tablet = await kidAgent(server, kid);
    const ask = (name: string, status: 'pending' | 'rejected' | 'approved', minute: number) =>
      rewardInThePast(server, kid, { name, status, isMystery: true, at: `2026-03-05T12:0${minute}:00Z` });
    await ask('Secret pony', 'pending', 1);
    await ask('Secret castle', 'rejected', 2);
    await ask('Secret rocket', 'approved', 3);
    const seen = await kidRewards(tablet, kid.id);
    expect(seen.map(({ reward }) => [reward.name, reward.description])).toEqual([
      ['Mystery Reward!', null],
      ['Mystery Reward!', null],
      ['Secret rocket', 'About Secret rocket'],
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/pony|castle/);
    const names = (await kidRewards(parent, kid.id)).map(({ reward }) => reward.name);
    expect(names).toEqual(['Secret pony', 'Secret castle', 'Secret rocket']);
  });

  it.each([
    ['Pacific/Tongatapu', '2026-02-28T10:59:59Z', '2026-03-31T10:59:59Z'],
    ['Pacific/Pago_Pago', '2026-03-01T10:59:59Z', '2026-04-01T10:59:59Z'],
    ['Europe/Berlin', '2026-02-28T22:59:59Z', '2026-03-31T21:59:59Z'],
  ])('start and end March to the second in %s', async (timezone, februaryEnd, marchEnd) => {
    const { parent, kid } = await scene(timezone);
    const next = (at: string) => new Date(Date.parse(at) + 1000);
    await rewardInThePast(server, kid, { name: 'February', at: februaryEnd });
    await rewardInThePast(server, kid, { name: 'first', at: next(februaryEnd) });
    await rewardInThePast(server, kid, { name: 'last', at: marchEnd });
    await rewardInThePast(server, kid, { name: 'April', at: next(marchEnd) });
    for (const path of ['/api/reward-redemptions', `/api/kids/${kid.id}/reward-redemptions`]) {
      const names = (await rewards(parent, path)).map(({ reward }) => reward.name);
      expect(names).toEqual(['first', 'last']);
    }
  });
});
