import { afterAll, describe, expect, it } from 'vitest';
import { kid as kidRecord, parentKid } from '@shared/contracts/kids';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, createReward, kidAgent } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

async function scene() {
  const family = await createFamily(server);
  const [mia, ben] = [await createKid(family), await createKid(family, { name: 'Ben' })];
  const reward = await createReward(family, { starCost: 60 });
  const change = (rewardId: unknown, agent: Agent = family.parent) =>
    agent.put(`/api/kids/${mia.id}/goal`, { rewardId });
  const goal = async () =>
    expectResponse(await family.parent.get(`/api/kids/${mia.id}`), 200, parentKid).goal;
  return { family, mia, ben, reward, change, goal, tablet: await kidAgent(server, mia) };
}

describe('PUT /api/kids/:id/goal', () => {
  it('lets the kid and a parent choose, change and clear the goal', async () => {
    const { family, mia, reward, change, goal, tablet } = await scene();
    expect(await goal()).toBeNull();
    const chosen = expectResponse(await change(reward.id, tablet), 200, kidRecord);
    expect(chosen).toMatchObject({ id: mia.id, goal: { rewardId: reward.id } });
    expect(await goal()).toEqual({ rewardId: reward.id });
    const other = await createReward(family, { name: 'Zoo', isMystery: true });
    const changed = expectResponse(await change(other.id), 200, parentKid);
    expect(changed.goal).toEqual({ rewardId: other.id });
    expect(expectResponse(await change(null, tablet), 200, kidRecord).goal).toBeNull();
    expect(expectResponse(await change(null), 200, parentKid).goal).toBeNull();
  });

  it('clears the goal when its reward is deleted or assigned to other kids', async () => {
    const { family, mia, ben, reward, change, goal } = await scene();
    await change(reward.id);
    await family.parent.put(`/api/rewards/${reward.id}`, { kidIds: [ben.id] });
    expect(await goal()).toBeNull();
    await family.parent.put(`/api/rewards/${reward.id}`, { kidIds: [mia.id], isActive: false });
    expect(await goal()).toEqual({ rewardId: reward.id });
    await family.parent.del(`/api/rewards/${reward.id}`);
    expect(await goal()).toBeNull();
  });

  it("returns 404 for a reward the kid can't choose", async () => {
    const { family, ben, change, goal, tablet } = await scene();
    const theirs = await createReward(await createFamily(server));
    const bens = await createReward(family, { kidIds: [ben.id] });
    const gone = await createReward(family);
    await family.parent.del(`/api/rewards/${gone.id}`);
    for (const id of [theirs.id, bens.id, gone.id, newId(), 'nonsense', '']) {
      for (const agent of [family.parent, tablet])
        expectError(await change(id, agent), 404, 'not_found', 'Reward not found');
    }
    expect(await goal()).toBeNull();
  });

  it.each([undefined, 7, {}, true])('returns 400 for %j', async (rewardId) => {
    const { change } = await scene();
    expectFieldError(await change(rewardId), 'rewardId', 'rewardId is required');
  });

  it('returns 403 to a sibling and a helper, 404 to another family and 404 for an unknown kid', async () => {
    const { family, ben, reward, change, goal } = await scene();
    expectError(await change(reward.id, await kidAgent(server, ben)), 403, 'forbidden');
    expectError(await change(reward.id, (await addMember(family, 'helper')).agent), 403, 'forbidden');
    const other = await createFamily(server);
    const stranger = await kidAgent(server, await createKid(other));
    for (const agent of [other.parent, stranger])
      expectError(await change(reward.id, agent), 404, 'not_found', 'Kid not found');
    const nobody = await family.parent.put(`/api/kids/${newId()}/goal`, { rewardId: null });
    expectError(nobody, 404, 'not_found', 'Kid not found');
    expect(await goal()).toBeNull();
  });

  it('hides the goal from siblings', async () => {
    const { mia, ben, reward, change } = await scene();
    await change(reward.id);
    const seen = await (await kidAgent(server, ben)).get(`/api/kids/${mia.id}`);
    expect(seen.body).not.toHaveProperty('goal');
  });

  it('sends an event to the family', async () => {
    const { family, reward, change } = await scene();
    const desk = await openSocket(family.parent);
    await desk.join('parent', family.user.id);
    await change(reward.id);
    expect(await desk.next()).toEqual({ type: 'kids_changed' });
  });
});
