import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@shared/constants';
import { tuneUp } from '@shared/contracts/tune-up';
import { addDays, calendarDateOf } from '@shared/rules/calendar';
import { dayOf } from '@shared/rules/day';
import { monthBefore, TUNE_UP_CHORES } from '@shared/rules/tune-up';
import { kids, pastPauses, starLedger } from '@shared/tables/index';
import type { Agent } from '../../../tests/support/agent';
import { age } from '../../../tests/support/age';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  idOfFamily,
  type TestFamily,
} from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { choreInThePast, rewardInThePast } from '../../../tests/support/past';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

const PATH = '/api/family/tune-up';
const MONTH = monthBefore(calendarDateOf(new Date(), 'UTC'));
const into = (days: number, hours = 12) =>
  new Date(Date.parse(`${MONTH.from}T00:00:00Z`) + days * DAY_MS + hours * HOUR_MS);

const read = async (agent: Agent) => expectResponse(await agent.get(PATH), 200, tuneUp);

/** Exists since before the month. `handIn` submits one chore of Mia per day. */
async function scene() {
  const family = await createFamily(server, { timezone: 'UTC' });
  const familyId = await idOfFamily(server, family.user.familyCode);
  const [mia, ben] = [await createKid(family), await createKid(family, { name: 'Ben' })];
  await server.db
    .update(kids)
    .set({ createdOn: calendarDateOf(into(-40), 'UTC') })
    .where(eq(kids.familyId, familyId));
  const handIn = async (
    count: number,
    { choreId, hours = 1, kid = mia }: { choreId?: string; hours?: number; kid?: { id: string } } = {},
  ) => {
    for (let day = 0; day < count; day += 1)
      await choreInThePast(server, kid, {
        at: into(day),
        reviewedAt: into(day, 12 + hours),
        ...(choreId && { choreId }),
      });
  };
  return { family, familyId, parent: family.parent, mia, ben, handIn };
}

async function oldChore(family: TestFamily, body: Parameters<typeof createChore>[1]) {
  const chore = await createChore(family, body);
  const days = dayOf(calendarDateOf(new Date(), 'UTC')) - dayOf(calendarDateOf(into(-40), 'UTC'));
  await age((text, values) => server.pool.query(text, values), days, { chores: [chore.id] });
  return chore;
}

describe('the review of the last month', () => {
  it('is empty until the family has enough submissions and history', async () => {
    const { parent, familyId, handIn } = await scene();
    await handIn(TUNE_UP_CHORES - 1);
    expect(await read(parent)).toEqual({
      ...MONTH,
      state: 'none',
      chores: [],
      rewards: [],
      waits: [],
      stars: [],
    });
    await handIn(1);
    expect((await read(parent)).state).toBe('open');
    await server.db
      .update(kids)
      .set({ createdOn: calendarDateOf(into(20), 'UTC') })
      .where(eq(kids.familyId, familyId));
    expect((await read(parent)).state).toBe('none');
  });

  it('is empty without kids', async () => {
    const { parent } = await createFamily(server);
    expect((await read(parent)).state).toBe('none');
  });

  it('lists chores that were never submitted, with the number of times they were due', async () => {
    const { family, parent, mia, handIn } = await scene();
    await handIn(TUNE_UP_CHORES);
    const sweep = await oldChore(family, {
      name: 'Sweep',
      schedule: { kind: 'times', times: 1, per: 'month' },
    });
    const dust = await oldChore(family, { name: 'Dust' });
    const cook = await oldChore(family, { name: 'Cook' });
    await oldChore(family, { name: 'Rest', isActive: false });
    await createChore(family, { name: 'New since' });
    const listed = async () =>
      (await read(parent)).chores.map(({ chore, timesDue }) => [chore.name, timesDue]);
    expect(await listed()).toEqual([
      ['Sweep', 1],
      ['Cook', null],
      ['Dust', null],
    ]);
    await choreInThePast(server, mia, { choreId: dust.id, at: into(3), status: 'rejected' });
    await choreInThePast(server, mia, { choreId: cook.id, at: new Date(), status: 'pending' });
    expect(await listed()).toEqual([['Sweep', 1]]);
    await parent.put(`/api/chores/${sweep.id}`, { isActive: false });
    expect(await listed()).toEqual([]);
  });

  it('ignores paused days', async () => {
    const { family, familyId, parent, mia, ben, handIn } = await scene();
    await handIn(TUNE_UP_CHORES);
    await oldChore(family, {
      name: 'Sweep',
      kidIds: [ben.id],
      schedule: { kind: 'times', times: 1, per: 'day' },
    });
    const days = { firstDay: addDays(MONTH.from, 10), lastDay: MONTH.until };
    const due = async () => (await read(parent)).chores.map(({ timesDue }) => timesDue);
    const all = await due();
    await server.db.insert(pastPauses).values({ id: newId(), familyId, kidId: mia.id, ...days });
    expect(await due()).toEqual(all);
    expect((await read(parent)).stars.map(({ kid }) => kid.id)).toEqual([ben.id]);
    await server.db.insert(pastPauses).values({ id: newId(), familyId, kidId: ben.id, ...days });
    expect((await read(parent)).state).toBe('none');
    await server.db
      .update(pastPauses)
      .set({ firstDay: addDays(MONTH.from, 20) })
      .where(and(eq(pastPauses.familyId, familyId), eq(pastPauses.kidId, ben.id)));
    expect(await due()).toEqual([20]);
  });

  it('lists rewards no kid can reach, with the closest kid and a suggested price', async () => {
    const { family, parent, mia, ben, handIn } = await scene();
    await handIn(TUNE_UP_CHORES);
    const sea = await createReward(family, { name: 'Sea', starCost: 900 });
    await createReward(family, { name: 'Ice cream', starCost: 100 });
    await createReward(family, { name: 'Resting', starCost: 900, isActive: false });
    // Ben earned nothing, so his reach is unknown.
    await createReward(family, { name: 'Ben’s', starCost: 900, kidIds: [ben.id] });
    const { rewards } = await read(parent);
    expect(rewards.map(({ reward, kid }) => [reward.name, kid.id])).toEqual([['Sea', mia.id]]);
    const [{ suggestedCost, months } = { suggestedCost: 0, months: 0 }] = rewards;
    expect(months).toBeGreaterThan(3);
    await parent.put(`/api/rewards/${sea.id}`, { starCost: suggestedCost });
    expect((await read(parent)).rewards).toEqual([]);
  });

  it('lists chores whose reviews are slow, with the number of approvals', async () => {
    const { family, parent, mia, ben, handIn } = await scene();
    const feed = await oldChore(family, { name: 'Feed' });
    const [cook, tidy] = [await oldChore(family, { name: 'Cook' }), await oldChore(family, { name: 'Tidy' })];
    await handIn(6, { choreId: feed.id, hours: 20 });
    await handIn(5, { choreId: cook.id, hours: 20 });
    await choreInThePast(server, mia, {
      choreId: cook.id,
      at: into(9),
      reviewedAt: into(13),
      status: 'rejected',
    });
    await handIn(3, { choreId: tidy.id, hours: 20 });
    await handIn(8, { kid: ben, hours: 2 });
    // A parent's completion is approved immediately.
    await handIn(20, { hours: 0 });
    const { waits } = await read(parent);
    expect(waits).toEqual([
      {
        kid: expect.objectContaining({ id: mia.id }) as unknown,
        reviews: 15,
        medianMinutes: 20 * 60,
        longestMinutes: 4 * 24 * 60,
        trusted: [expect.objectContaining({ id: feed.id }) as unknown],
      },
    ]);
    await parent.put(`/api/chores/${feed.id}`, { needsApproval: false });
    expect((await read(parent)).waits[0]?.trusted).toEqual([]);
  });

  it('sums the month’s stars and suggests a reward if all are out of reach', async () => {
    const { family, parent, mia, ben, handIn } = await scene();
    await handIn(12);
    await rewardInThePast(server, mia, { cost: 20, at: into(5) });
    await choreInThePast(server, mia, { stars: 500, at: into(-1) });
    await choreInThePast(server, mia, { stars: 500, at: new Date() });
    const { stars } = await read(parent);
    expect(stars.map(({ kid, earned, spent }) => [kid.id, earned, spent])).toEqual([
      [mia.id, 60, 20],
      [ben.id, 0, 0],
    ]);
    const suggested = stars[0]?.suggestedCost ?? 0;
    expect(suggested).toBeGreaterThan(20);
    expect(stars[1]?.suggestedCost).toBeNull();
    await createReward(family, { starCost: suggested });
    expect((await read(parent)).stars[0]?.suggestedCost).toBeNull();
  });

  it('omits stars that were undone later', async () => {
    const { familyId, parent, mia, handIn } = await scene();
    await handIn(TUNE_UP_CHORES);
    expect((await read(parent)).stars[0]).toMatchObject({ earned: 50, spent: 0 });
    const [entry] = await server.db.select().from(starLedger).where(eq(starLedger.kidId, mia.id)).limit(1);
    await server.db.insert(starLedger).values({
      id: newId(),
      familyId,
      kidId: mia.id,
      kind: 'reversal',
      amount: -5,
      lifetimeDelta: -5,
      balance: 45,
      reverses: entry?.id ?? null,
      label: 'Wash up',
    });
    expect((await read(parent)).stars[0]).toMatchObject({ earned: 45, spent: 0 });
  });
});

describe('a finished review', () => {
  it('is hidden from all adults until the next month and can be reopened', async () => {
    const { family, parent, handIn } = await scene();
    await handIn(TUNE_UP_CHORES);
    const helper = await addMember(family, 'helper');
    expect((await read(helper.agent)).state).toBe('open');
    const done = await parent.put(PATH, { from: MONTH.from, done: true });
    expect(expectResponse(done, 200, tuneUp).state).toBe('done');
    expect((await read(helper.agent)).state).toBe('done');
    await parent.put(PATH, { from: MONTH.from, done: true });
    const back = await parent.put(PATH, { from: MONTH.from, done: false });
    expect(expectResponse(back, 200, tuneUp).state).toBe('open');
  });

  it('is not finished by an open page from another month', async () => {
    const { parent, handIn } = await scene();
    await handIn(TUNE_UP_CHORES);
    await parent.put(PATH, { from: monthBefore(MONTH.from).from, done: true });
    expect((await read(parent)).state).toBe('open');
    await parent.put(PATH, { from: MONTH.from, done: true });
    await parent.put(PATH, { from: monthBefore(MONTH.from).from, done: false });
    expect((await read(parent)).state).toBe('done');
  });

  it('belongs to one family', async () => {
    const [mine, theirs] = [await scene(), await scene()];
    await mine.handIn(TUNE_UP_CHORES);
    await theirs.handIn(TUNE_UP_CHORES);
    await mine.parent.put(PATH, { from: MONTH.from, done: true });
    const { state, stars } = await read(theirs.parent);
    expect(state).toBe('open');
    expect(stars.map(({ kid }) => kid.id)).toEqual([theirs.mia.id, theirs.ben.id]);
  });

  it('requires a date, a boolean and a parent', async () => {
    const { family, parent } = await scene();
    expectFieldError(await parent.put(PATH, { from: MONTH.from }), 'done', 'Please choose on or off');
    expectError(await parent.put(PATH, { from: 'March', done: true }), 400, 'validation');
    const helper = await addMember(family, 'helper');
    expectError(await helper.agent.put(PATH, { from: MONTH.from, done: true }), 403, 'forbidden');
  });
});
