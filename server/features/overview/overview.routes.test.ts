import { afterAll, describe, expect, it } from 'vitest';
import { overview, type Overview } from '@shared/contracts/overview';
import type { Agent } from '../../../tests/support/agent';
import { expectResponse } from '../../../tests/support/expect-response';
import { createFullFamily } from '../../../tests/support/full-family';
import { createFamily } from '../../../tests/support/families';
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

async function readParts(agent: Agent): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const [part, path] of Object.entries(PARTS)) parts[part] = (await agent.get(path)).body;
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
