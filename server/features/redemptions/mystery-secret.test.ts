import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { approvedRedemption, rewardRedemption } from '@shared/contracts/redemptions';
import { expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, createReward, kidAgent } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { giveStars } from '../../../tests/support/stars';

/** No response to the kid may contain a mystery's details before its approval. */
const server = await startServer();
afterAll(() => server.close());

const FIRST = {
  name: 'Paddling pool',
  description: 'Blue with dolphins',
  imageUrl: 'https://pictures.example/pool.png',
  iconName: 'tent',
};
const SECRET = {
  name: 'A real puppy',
  description: 'She is called Luna',
  imageUrl: 'https://pictures.example/luna.png',
  iconName: 'zoo-elephant',
};
const COST = 10;

async function scene(overrides: object) {
  const family = await createFamily(server, { timezone: 'UTC' });
  const kid = await createKid(family);
  await giveStars(server, kid.id, 50);
  const reward = await createReward(family, { ...FIRST, starCost: COST, ...overrides });
  const tablet = await kidAgent(server, kid);
  const socket = await openSocket(tablet);
  await socket.join('kid', kid.id);
  const { parent } = family;

  const ask = async () => {
    const body = { kidId: kid.id, rewardId: reward.id, starsSpent: COST };
    return expectResponse(await tablet.post('/api/reward-redemptions', body), 201, rewardRedemption);
  };
  const review = async (id: string, status: string) => {
    const response = await parent.put(`/api/reward-redemptions/${id}/review`, { status });
    const reviewed = expectResponse(response, 200, rewardRedemption);
    return { reviewed, event: await socket.next() };
  };
  const edit = async (change: object) => {
    expect((await parent.put(`/api/rewards/${reward.id}`, change)).status).toBe(200);
    expect(await socket.next()).toEqual({ type: 'rewards_changed' });
  };
  const now = new Date();
  const month = `?year=${now.getUTCFullYear()}&month=${now.getUTCMonth() + 1}`;
  const everything = async () => {
    const paths = [
      `/api/kids/family/${kid.familyCode}/rewards`,
      `/api/kids/${kid.id}/requests`,
      `/api/kids/${kid.id}/approved-rewards`,
      `/api/kids/${kid.id}/reward-redemptions${month}`,
    ];
    const responses = await Promise.all(paths.map((path) => tablet.get(path)));
    expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 200));
    return JSON.stringify(responses.map(({ body }) => body));
  };
  return { parent, tablet, kid, month, ask, review, edit, everything };
}

const secretsIn = (text: string, secrets: object) =>
  Object.values(secrets).filter((secret: string) => text.includes(secret));

describe('a mystery', () => {
  it('is not revealed by a request made before it became a mystery', async () => {
    const at = await scene({ isMystery: false });
    const [pending, approved, rejected] = [await at.ask(), await at.ask(), await at.ask()];
    await at.edit({ ...SECRET, isMystery: true });
    expect(secretsIn(await at.everything(), SECRET)).toEqual([]);

    const shown = await at.review(approved.id, 'approved');
    const declined = await at.review(rejected.id, 'rejected');
    expect(secretsIn(JSON.stringify([shown, declined]), SECRET)).toEqual([]);
    const marked = await at.tablet.put(`/api/reward-redemptions/${approved.id}/mark-shown`);
    expect(secretsIn(JSON.stringify(marked.body), SECRET)).toEqual([]);
    expect(secretsIn(await at.everything(), SECRET)).toEqual([]);
    const history = expectResponse(
      await at.tablet.get(`/api/kids/${at.kid.id}/reward-redemptions${at.month}`),
      200,
      z.array(rewardRedemption),
    );
    expect(history.find(({ id }) => id === pending.id)?.reward).toMatchObject({ ...FIRST, isMystery: false });
  });

  it('is not revealed by a request made when it was another mystery, even after approval', async () => {
    const at = await scene({ isMystery: true });
    const { id } = await at.ask();
    await at.edit(SECRET);
    const before = await at.everything();
    expect(secretsIn(before, FIRST)).toEqual([]);
    expect(secretsIn(before, SECRET)).toEqual([]);
    await at.review(id, 'approved');
    expect(secretsIn(await at.everything(), SECRET)).toEqual([]);
    const feed = await at.tablet.get(`/api/kids/${at.kid.id}/approved-rewards`);
    expect(expectResponse(feed, 200, z.array(approvedRedemption))[0]?.reward).toMatchObject(FIRST);
  });

  it('stays hidden in requests made before it stopped being a mystery', async () => {
    const at = await scene({ isMystery: true });
    await at.ask();
    const { id } = await at.ask();
    await at.edit({ ...SECRET, isMystery: false });
    await at.review(id, 'rejected');
    expect(secretsIn(await at.everything(), FIRST)).toEqual([]);
  });

  it('is exported as it was at each request', async () => {
    const at = await scene({ isMystery: false });
    const { id } = await at.ask();
    await at.edit({ ...SECRET, isMystery: true });
    const { body } = await at.parent.get('/api/family/export?format=json');
    const { rewardRedemptions } = body as { rewardRedemptions: Record<string, unknown>[] };
    expect(rewardRedemptions).toMatchObject([
      { id, rewardName: FIRST.name, rewardDescription: FIRST.description, rewardImageUrl: FIRST.imageUrl },
    ]);
  });
});
