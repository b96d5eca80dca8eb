import { afterAll, describe, expect, it } from 'vitest';
import { chore as choreRecord, type Chore, type UpdateChoreInput } from '@shared/contracts/chores';
import { parentFamily } from '@shared/contracts/families';
import { parentKid } from '@shared/contracts/kids';
import { choreSubmission } from '@shared/contracts/submissions';
import { addDays } from '@shared/rules/calendar';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { createKid, type TestKid } from '../../../tests/support/families';
import { daily, today, useScheduledFamily, weekday } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());
const { at, make, agedBy, complete, submit, submitted, cellsOf, stateOf, plan } = useScheduledFamily(server);

const ago = (days: number) => addDays(today(), -days);
const everyDay = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] } as const;
const streakOf = async (kid: TestKid) => {
  const response = await at.family.parent.get(`/api/kids/${kid.id}`);
  const { days, best } = expectResponse(response, 200, parentKid).streak;
  return { days, best };
};
const change = async ({ id }: Chore, body: UpdateChoreInput) =>
  expectResponse(await at.family.parent.put(`/api/chores/${id}`, body), 200, choreRecord);
const remove = async ({ id }: Chore) =>
  expect((await at.family.parent.del(`/api/chores/${id}`)).status).toBe(204);
const lastWeek = async () => (await plan(ago(7), 7)).kids;

async function didOn(kid: TestKid, chore: Chore, ...daysAgo: number[]) {
  for (const days of daysAgo) {
    const { id } = expectResponse(await complete(kid, chore), 201, choreSubmission);
    await server.pool.query(
      `UPDATE chore_submissions SET handed_in_on = handed_in_on - $1::int, due_on = due_on - $1::int,
         occurrence_key = (due_on - $1::int)::text,
         occurrence_place = replace(occurrence_place, due_on::text, (due_on - $1::int)::text) WHERE id = $2`,
      [days, id],
    );
  }
}

describe('an edit keeps the past', () => {
  it.each<[string, (chore: Chore) => Promise<unknown>]>([
    ['every day', (chore) => change(chore, { schedule: { ...everyDay, days: [...everyDay.days] } })],
    ['once a day', (chore) => change(chore, { schedule: daily })],
    ['the next weekday', (chore) => change(chore, { schedule: { kind: 'days', days: [weekday(1)] } })],
    ['every two days', (chore) => change(chore, { schedule: { kind: 'every', days: 2, from: ago(49) } })],
    ['at any time', (chore) => change(chore, { schedule: { kind: 'anytime' } })],
    ['inactive', (chore) => change(chore, { isActive: false })],
    ['deleted', remove],
    ['another kid', (chore) => change(chore, { kidIds: [at.ben.id] })],
  ])('of a chore that becomes: %s', async (_name, edit) => {
    const weekly = await make({ schedule: { kind: 'days', days: [weekday()] }, kidIds: [at.mia.id] });
    await agedBy(49, weekly);
    await didOn(at.mia, weekly, 49, 42, 35, 28, 21, 14, 7, 0);
    expect(await streakOf(at.mia)).toEqual({ days: 8, best: 8 });
    const before = await lastWeek();
    await edit(weekly);
    expect(await streakOf(at.mia)).toEqual({ days: 8, best: 8 });
    expect(await lastWeek()).toEqual(before);
    expect((await cellsOf(at.mia, weekly, today(), 1)).map(({ state }) => state)).toEqual(['done']);
  });

  it('gives no kid missed days from before they had the chore', async () => {
    const [own, other] = [
      await make({ schedule: { kind: 'days', days: [weekday()] }, kidIds: [at.ben.id] }),
      await make({ schedule: { kind: 'days', days: [weekday(-3)] }, kidIds: [at.mia.id] }),
    ];
    for (const each of [own, other]) await agedBy(28, each);
    await didOn(at.ben, own, 21, 14, 7, 0);
    await change(other, { kidIds: [at.ben.id] });
    expect(await streakOf(at.ben)).toEqual({ days: 4, best: 4 });
  });

  it.each([{ sharing: 'each' as const }, { kidIds: [] }])('of sharing and kids: %j', async (body) => {
    const other = await make({ schedule: { ...everyDay, days: [weekday()] }, kidIds: [at.ben.id] });
    const shared = await make({
      schedule: { ...everyDay, days: [...everyDay.days] },
      sharing: 'first',
      kidIds: 'kidIds' in body ? [at.mia.id] : [],
    });
    for (const each of [other, shared]) await agedBy(14, each);
    await didOn(at.ben, other, 14, 7, 0);
    await didOn(at.mia, shared, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
    const before = await lastWeek();
    await change(shared, body);
    expect(await streakOf(at.ben)).toEqual({ days: 3, best: 3 });
    expect(await lastWeek()).toEqual(before);
  });

  it('when turns end', async () => {
    const turns = await make({ schedule: { ...everyDay, days: [...everyDay.days] }, sharing: 'turns' });
    await agedBy(6, turns);
    await didOn(at.ben, turns, 5, 3, 1);
    await didOn(at.mia, turns, 6, 4, 2, 0);
    expect([await streakOf(at.mia), await streakOf(at.ben)]).toMatchObject([{ days: 4 }, { days: 3 }]);
    const before = await lastWeek();
    await change(turns, { sharing: 'each' });
    expect([await streakOf(at.mia), await streakOf(at.ben)]).toMatchObject([{ days: 4 }, { days: 3 }]);
    expect(await lastWeek()).toEqual(before);
  });

  it('when a chore was inactive for some days', async () => {
    const chores = await make({ schedule: daily, kidIds: [at.mia.id] });
    await agedBy(9, chores);
    await didOn(at.mia, chores, 9, 8, 7);
    await change(chores, { isActive: false });
    await server.pool.query(
      `UPDATE chore_revisions SET from_day = from_day - 6, occurrences_from = occurrences_from - 6
       WHERE chore_id = $1 AND NOT is_active`,
      [chores.id],
    );
    await change(chores, { isActive: true });
    expect(await streakOf(at.mia)).toMatchObject({ best: 3 });
    expect((await cellsOf(at.mia, chores, ago(6), 6)).filter(({ state }) => state === 'missed')).toEqual([]);
  });

  it('keeps a missed day and the best streak', async () => {
    const weekly = await make({ schedule: { kind: 'days', days: [weekday()] }, kidIds: [at.mia.id] });
    await agedBy(28, weekly);
    await didOn(at.mia, weekly, 28, 21, 14, 0);
    await change(weekly, { schedule: daily });
    expect(await streakOf(at.mia)).toEqual({ days: 1, best: 3 });
  });

  it('when the first weekday or the time zone changes', async () => {
    const weekly = await make({ schedule: { kind: 'times', times: 1, per: 'week' }, kidIds: [at.mia.id] });
    await agedBy(28, weekly);
    const before = await plan(ago(28), 28);
    const settings = { weekStart: 3, timezone: 'Pacific/Kiritimati' };
    expectResponse(await at.family.parent.put('/api/family', settings), 200, parentFamily);
    const back = { timezone: 'UTC' };
    expectResponse(await at.family.parent.put('/api/family', back), 200, parentFamily);
    expect((await plan(ago(28), 21)).kids).toEqual(
      before.kids.map(({ kid, cells }) => ({ kid, cells: cells.filter(({ day }) => day < ago(7)) })),
    );
  });
});

describe('an edit today', () => {
  it('keeps finished chores and requires nothing more', async () => {
    const chore = await make({ schedule: daily });
    await submitted(at.mia, chore);
    for (const schedule of [
      { kind: 'times' as const, times: 1, per: 'week' as const },
      { kind: 'once' as const, on: today() },
      { kind: 'every' as const, days: 3, from: today() },
      { kind: 'once' as const, on: null },
      daily,
    ]) {
      await change(chore, { schedule });
      expect(await stateOf(at.mia, chore)).toMatchObject({ state: 'waiting' });
      expectError(await submit(at.mia, chore), 409, 'already_done');
      expect(
        (await cellsOf(at.mia, chore, today(), 7)).filter(({ state }) => state === 'waiting'),
      ).toHaveLength(1);
    }
    await change(chore, { schedule: { kind: 'times', times: 2, per: 'day' } });
    expect(await stateOf(at.mia, chore)).toMatchObject({ state: 'due', doneCount: 1, neededCount: 2 });
  });

  it('ends a late occurrence, which is neither due nor missed', async () => {
    const weekly = await make({ schedule: { kind: 'days', days: [weekday(-2)] }, kidIds: [at.mia.id] });
    await agedBy(3, weekly);
    expect(await stateOf(at.mia, weekly)).toMatchObject({ state: 'due', late: true });
    await change(weekly, { schedule: { kind: 'days', days: [weekday(1)] } });
    expect(await stateOf(at.mia, weekly)).toMatchObject({ state: 'later', nextOn: addDays(today(), 1) });
    expect(await cellsOf(at.mia, weekly, ago(3), 4)).toEqual([]);
    await change(weekly, { schedule: { kind: 'days', days: [weekday(-2)] } });
    expect(await stateOf(at.mia, weekly)).toMatchObject({ state: 'due', late: true });
  });
});

describe('kids who join and leave', () => {
  it('take part from the day they were added, at the end of the turns', async () => {
    const all = await make({ schedule: daily });
    const turns = await make({ schedule: { ...everyDay, days: [...everyDay.days] }, sharing: 'turns' });
    for (const each of [all, turns]) await agedBy(1, each);
    const zoe = await createKid(at.family, { name: 'Zoe' });
    expect((await cellsOf(zoe, all, ago(1), 2)).map(({ day }) => day)).toEqual([today()]);
    const turnsOf = async (kid: TestKid) => (await cellsOf(kid, turns, ago(1), 6)).map(({ day }) => day);
    expect(await turnsOf(at.mia)).toEqual([ago(1), addDays(today(), 2)]);
    expect(await turnsOf(at.ben)).toEqual([today(), addDays(today(), 3)]);
    expect(await turnsOf(zoe)).toEqual([addDays(today(), 1), addDays(today(), 4)]);
  });

  it('leave the other kids’ past unchanged', async () => {
    const first = await make({ schedule: { ...everyDay, days: [...everyDay.days] }, sharing: 'first' });
    const turns = await make({ schedule: { ...everyDay, days: [...everyDay.days] }, sharing: 'turns' });
    for (const each of [first, turns]) await agedBy(3, each);
    await didOn(at.mia, first, 2);
    const given = await make({ schedule: { ...everyDay, days: [...everyDay.days] }, kidIds: [at.mia.id] });
    await agedBy(3, given);
    await server.pool.query(
      `INSERT INTO occurrence_exceptions (id, family_id, chore_id, occurrence_key, due_on, kid_id, kind, assigned_to)
       SELECT uuidv7(), family_id, id, $2::text, $2::date, $3, 'assigned', $4 FROM chores WHERE id = $1`,
      [given.id, ago(2), at.mia.id, at.ben.id],
    );
    const before = (await lastWeek()).find(({ kid }) => kid.id === at.ben.id);
    expect((await at.family.parent.del(`/api/kids/${at.mia.id}`)).status).toBe(204);
    const after = (await lastWeek()).find(({ kid }) => kid.id === at.ben.id);
    expect(after?.cells).toEqual(before?.cells);
    expect((await cellsOf(at.ben, turns, today(), 3)).map(({ day }) => day)).toEqual([
      today(),
      addDays(today(), 1),
      addDays(today(), 2),
    ]);
  });
});
