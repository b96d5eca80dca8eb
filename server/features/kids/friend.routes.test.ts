import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FRIENDS } from '@shared/constants';
import { kid as kidRecord, kidCard, parentKid } from '@shared/contracts/kids';
import { leaderboardEntry } from '@shared/contracts/leaderboard';
import { choreSubmission } from '@shared/contracts/submissions';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createChore, createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

async function scene() {
  const family = await createFamily(server);
  const [mia, ben] = [await createKid(family), await createKid(family, { name: 'Ben' })];
  const choose = (friend: unknown, agent: Agent = family.parent) =>
    agent.put(`/api/kids/${mia.id}/friend`, { friend });
  return { family, mia, ben, choose, tablet: await kidAgent(server, mia) };
}

describe('PUT /api/kids/:id/friend', () => {
  it('lets the kid and a parent choose, change and clear the figure', async () => {
    const { mia, choose, tablet } = await scene();
    expect(mia.friend).toBeNull();
    expect(expectResponse(await choose('owl', tablet), 200, kidRecord)).toMatchObject({ friend: 'owl' });
    expect(expectResponse(await choose('fox'), 200, parentKid)).toMatchObject({ friend: 'fox' });
    expect(expectResponse(await choose(null, tablet), 200, kidRecord).friend).toBeNull();
  });

  it.each(FRIENDS)('accepts %s', async (friend) => {
    const { choose, tablet } = await scene();
    expect(expectResponse(await choose(friend, tablet), 200, kidRecord).friend).toBe(friend);
  });

  it('shows the figure on every card of the kid', async () => {
    const { family, mia, ben, choose, tablet } = await scene();
    await choose('whale', tablet);
    const cards = await family.parent.get(`/api/kids/family/${mia.familyCode}`);
    expect(expectResponse(cards, 200, z.array(kidCard)).map(({ friend }) => friend)).toEqual(['whale', null]);
    const board = expectResponse(await family.parent.get('/api/leaderboard'), 200, z.array(leaderboardEntry));
    expect(board.find(({ kidId }) => kidId === mia.id)?.kid.friend).toBe('whale');
    const submit = { kidId: mia.id, choreId: (await createChore(family)).id };
    const submission = await tablet.post('/api/chore-submissions', submit);
    expect(expectResponse(submission, 201, choreSubmission).kid.friend).toBe('whale');
    const seen = await (await kidAgent(server, ben)).get(`/api/kids/${mia.id}`);
    expect(seen.body).toMatchObject({ friend: 'whale' });
  });

  it.each(['penguin', '', 7, undefined, {}, 'Owl'])('returns 400 for %j', async (friend) => {
    const { choose } = await scene();
    expectFieldError(await choose(friend), 'friend', 'Please choose a character');
  });

  it('returns 403 to a sibling, 404 to another family and 404 for an unknown kid', async () => {
    const { family, ben, choose } = await scene();
    expectError(await choose('owl', await kidAgent(server, ben)), 403, 'forbidden');
    const other = await createFamily(server);
    const stranger = await kidAgent(server, await createKid(other));
    for (const agent of [other.parent, stranger])
      expectError(await choose('owl', agent), 404, 'not_found', 'Kid not found');
    const nobody = await family.parent.put(`/api/kids/${newId()}/friend`, { friend: 'owl' });
    expectError(nobody, 404, 'not_found', 'Kid not found');
  });

  it('sends an event to the family', async () => {
    const { family, choose } = await scene();
    const desk = await openSocket(family.parent);
    await desk.join('parent', family.user.id);
    await choose('frog');
    expect(await desk.next()).toEqual({ type: 'kids_changed' });
  });
});
