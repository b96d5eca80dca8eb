import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { kid as kidRecord, kidLoginResponse, parentKid } from '@shared/contracts/kids';
import { choreSubmission } from '@shared/contracts/submissions';
import { addDays } from '@shared/rules/calendar';
import { expectResponse } from '../../../tests/support/expect-response';
import { kidAgent, logInKid, type TestKid } from '../../../tests/support/families';
import { today, useScheduledFamily, weekday } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());
const { at, make, agedBy, complete, submitted, review, tabletOf, undone } = useScheduledFamily(server);

const ago = (days: number) => addDays(today(), -days);
const streakOf = async (kid: TestKid) =>
  expectResponse(await at.family.parent.get(`/api/kids/${kid.id}`), 200, parentKid).streak;
async function didOn(kid: TestKid, chore: Awaited<ReturnType<typeof make>>, ...days: number[]) {
  for (const day of days) expectResponse(await complete(kid, chore, { on: ago(day) }), 201, choreSubmission);
}
const dueOn = (...days: number[]) => ({ kind: 'days' as const, days: days.map((day) => weekday(-day)) });

describe('the streak of a kid', () => {
  it('is visible to the kid and adults, but not to siblings', async () => {
    const { family, mia, ben } = at;
    await didOn(mia, await make({}), 0, 1);
    const streak = { days: 2, best: 2, today: true };
    expect(await streakOf(mia)).toEqual(streak);
    const own = await tabletOf(mia).get(`/api/kids/${mia.id}`);
    expect(expectResponse(own, 200, kidRecord).streak).toEqual(streak);
    const list = expectResponse(await family.parent.get('/api/kids'), 200, z.array(parentKid));
    expect(list.map((kid) => kid.streak)).toEqual([streak, { days: 0, best: 0, today: false }]);
    const sibling = await tabletOf(ben).get(`/api/kids/${mia.id}`);
    expect(sibling.body).not.toHaveProperty('streak');
    const signedIn = await logInKid(await kidAgent(server, mia), mia);
    expect(expectResponse(signedIn, 200, kidLoginResponse).kid.streak).toEqual(streak);
  });

  it('counts an approval, survives a pending chore, and follows an undo', async () => {
    const { mia } = at;
    const chore = await make({});
    await didOn(mia, chore, 1);
    const { id } = await submitted(mia, chore);
    expect(await streakOf(mia)).toEqual({ days: 1, best: 1, today: false });
    await review(id, { status: 'approved' });
    expect(await streakOf(mia)).toEqual({ days: 2, best: 2, today: true });
    await undone(id);
    expect(await streakOf(mia)).toEqual({ days: 1, best: 1, today: false });
    await review(id, { status: 'rejected' });
    expect(await streakOf(mia)).toEqual({ days: 1, best: 1, today: false });
  });

  it('forgives one day off in seven if no chore is scheduled', async () => {
    const { mia, ben } = at;
    const chore = await make({});
    await didOn(mia, chore, 1, 3, 4);
    expect(await streakOf(mia)).toEqual({ days: 3, best: 3, today: false });
    await didOn(ben, chore, 0, 3);
    expect(await streakOf(ben)).toEqual({ days: 1, best: 1, today: true });
  });

  it('ends with a missed scheduled chore, but not with days without chores', async () => {
    const { mia } = at;
    const anytime = await make({});
    const weekly = await make({ schedule: dueOn(5, 4), kidIds: [mia.id] });
    await agedBy(30, weekly);
    await didOn(mia, anytime, 1, 6);
    // The second occurrence is late but still open.
    expect(await streakOf(mia)).toEqual({ days: 1, best: 1, today: false });
    await didOn(mia, anytime, 5);
    expect(await streakOf(mia)).toEqual({ days: 3, best: 3, today: false });
  });

  it('keeps the best when a late chore is missed afterward', async () => {
    const { mia } = at;
    const anytime = await make({});
    const weekly = await make({ schedule: dueOn(6, 3), kidIds: [mia.id] });
    await agedBy(30, weekly);
    await didOn(mia, anytime, 4, 5, 7);
    // The first occurrence was open until three days ago.
    expect(await streakOf(mia)).toEqual({ days: 2, best: 3, today: false });
  });

  it('ignores chores and turns of siblings', async () => {
    const { mia, ben } = at;
    const anytime = await make({});
    const shared = await make({ schedule: dueOn(3, 2), sharing: 'first' });
    await agedBy(30, shared);
    await didOn(mia, anytime, 1, 4);
    expect(await streakOf(mia)).toMatchObject({ days: 1 });
    await didOn(ben, shared, 3);
    expect(await streakOf(mia)).toMatchObject({ days: 2 });
  });

  it('ignores paused days of the kid and the family, also after the pause', async () => {
    const { family, mia, ben } = at;
    const daily = await make({ schedule: { kind: 'times', times: 1, per: 'day' } });
    await agedBy(30, daily);
    for (const kid of [mia, ben]) await didOn(kid, daily, 0, 5);
    expect(await streakOf(mia)).toMatchObject({ days: 1 });
    await family.parent.put(`/api/kids/${mia.id}/pause`, { from: ago(4) });
    expect(await streakOf(mia)).toMatchObject({ days: 2 });
    await family.parent.put(`/api/kids/${mia.id}/pause`, { from: null });
    expect(await streakOf(mia)).toMatchObject({ days: 2 });
    expect(await streakOf(ben)).toMatchObject({ days: 1 });
    await family.parent.put('/api/family', { pausedFrom: ago(6), pausedUntil: ago(1) });
    expect(await streakOf(ben)).toMatchObject({ days: 2 });
    await family.parent.put('/api/family', { pausedFrom: null });
    expect(await streakOf(ben)).toMatchObject({ days: 2 });
  });
});
