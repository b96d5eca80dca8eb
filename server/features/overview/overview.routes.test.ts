import { afterAll, describe, expect, it } from 'vitest';
import { kidToday, overview, type KidToday, type Overview } from '@shared/contracts/overview';
import type { Agent } from '../../../tests/support/agent';
import { expectResponse } from '../../../tests/support/expect-response';
import { createFullFamily } from '../../../tests/support/full-family';
import { createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const read = async (agent: Agent) => expectResponse(await agent.get('/api/family/overview'), 200, overview);

const PARTS: Record<keyof Overview, string> = {
  family: '/api/family',
  kids: '/api/kids',
  chores: '/api/chores',
  rewards: '/api/rewards',
  pendingSubmissions: '/api/chore-submissions/pending',
  pendingRedemptions: '/api/reward-redemptions/pending',
  promisedRedemptions: '/api/reward-redemptions/promised',
  tuneUp: '/api/family/tune-up',
};

async function readParts(
  agent: Agent,
  paths: Record<string, string> = PARTS,
): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const [part, path] of Object.entries(paths)) parts[part] = (await agent.get(path)).body;
  return parts;
}

describe('GET /api/family/overview', () => {
  it('returns the same data as the separate calls, for a parent and for a helper', async () => {
    const { family } = await createFullFamily(server);
    const seen = await read(family.parent);
    expect(seen).toEqual(await readParts(family.parent));
    expect([seen.kids, seen.chores, seen.rewards].map((list) => list.length)).not.toContain(0);

    const helper = await addMember(family, 'helper');
    expect(await read(helper.agent)).toEqual(await readParts(helper.agent));
  });

  it('contains nothing of other families', async () => {
    await createFullFamily(server);
    const other = await createFamily(server);
    const { family, tuneUp, ...lists } = await read(other.parent);
    expect(family.code).toBe(other.user.familyCode);
    expect(tuneUp.chores).toEqual([]);
    expect(Object.values(lists).flat()).toEqual([]);
  });
});

describe('GET /api/kids/:id/today', () => {
  it('returns the same data as the separate calls', async () => {
    const { family } = await createFullFamily(server);
    const kid = await createKid(family, { name: 'Ava' });
    await family.parent.post('/api/messages', { toKidId: kid.id, content: 'Well done' });
    const agent = await kidAgent(server, kid);
    const today = expectResponse(await agent.get(`/api/kids/${kid.id}/today`), 200, kidToday);
    const parts: Record<keyof KidToday, string> = {
      family: '/api/family',
      kid: `/api/kids/${kid.id}`,
      chores: `/api/kids/${kid.id}/chores`,
      requests: `/api/kids/${kid.id}/requests`,
      rewards: `/api/kids/family/${kid.familyCode}/rewards`,
      nest: `/api/kids/${kid.id}/nest`,
      news: `/api/kids/${kid.id}/news`,
      messages: `/api/kids/${kid.id}/messages`,
    };
    expect(today).toEqual(await readParts(agent, parts));
    expect(today.messages).toHaveLength(1);
  });

  it('returns 403 to a sibling and 404 for another family’s kid', async () => {
    const { family } = await createFullFamily(server);
    const agent = await kidAgent(server, await createKid(family, { name: 'Ava' }));
    const sibling = await createKid(family, { name: 'Ben' });
    const stranger = await createKid(await createFamily(server), { name: 'Cleo' });
    expect((await agent.get(`/api/kids/${sibling.id}/today`)).status).toBe(403);
    expect((await agent.get(`/api/kids/${stranger.id}/today`)).status).toBe(404);
  });
});
