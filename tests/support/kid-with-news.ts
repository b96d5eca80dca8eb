import { beforeEach } from 'vitest';
import { z } from 'zod';
import { newsItem, type NewsItem } from '@shared/contracts/news';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { ledgerEntry } from '@shared/contracts/stars';
import { choreSubmission } from '@shared/contracts/submissions';
import type { Agent } from './agent';
import { expectResponse } from './expect-response';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  kidAgent,
  type TestFamily,
  type TestKid,
} from './families';
import type { TestServer } from './server';

/** Makes a kid for each test. Call it at the top of the file. */
export function useKidWithNews(server: TestServer) {
  const at = {} as { family: TestFamily; mia: TestKid; tablet: Agent };

  beforeEach(async () => {
    at.family = await createFamily(server, { timezone: 'UTC' });
    at.mia = await createKid(at.family);
    at.tablet = await kidAgent(server, at.mia);
  });

  const news = async (agent = at.tablet): Promise<NewsItem[]> =>
    expectResponse(await agent.get(`/api/kids/${at.mia.id}/news`), 200, z.array(newsItem));
  const typesNow = async () => (await news()).map(({ type }) => type);
  const shown = (upTo: unknown, agent = at.tablet) => agent.put(`/api/kids/${at.mia.id}/news`, { upTo });
  const showAll = async () => {
    const last = (await news()).at(-1);
    if (last && (await shown(last.id)).status !== 204) throw new Error('news was not marked');
  };
  const reviewed = async (path: string, body: object = {}) => {
    const response = await at.family.parent.put(`${path}/review`, { status: 'approved', ...body });
    if (response.status !== 200) throw new Error('it was not reviewed');
  };
  const approved = async (starReward: number, body: object = {}) => {
    const chore = await createChore(at.family, { starReward });
    const submit = await at.tablet.post('/api/chore-submissions', { kidId: at.mia.id, choreId: chore.id });
    const { id } = expectResponse(submit, 201, choreSubmission);
    await reviewed(`/api/chore-submissions/${id}`, body);
    return id;
  };
  const undo = async (path: string) => {
    const response = await at.family.parent.post(`${path}/undo`);
    if (response.status !== 200) throw new Error('it was not undone');
  };
  const asked = async (cost: number, body: object = {}) => {
    const reward = await createReward(at.family, { starCost: cost, ...body });
    const input = { kidId: at.mia.id, rewardId: reward.id, starsSpent: cost };
    return expectResponse(await at.tablet.post('/api/reward-redemptions', input), 201, rewardRedemption).id;
  };
  const moveStars = async (amount: number) =>
    expectResponse(
      await at.family.parent.post(`/api/kids/${at.mia.id}/stars`, { amount, reason: 'Kind' }),
      201,
      ledgerEntry,
    );
  const robin = () => ({ id: at.family.user.id, firstName: 'Robin' });

  return { at, news, typesNow, shown, showAll, reviewed, approved, undo, asked, moveStars, robin };
}
