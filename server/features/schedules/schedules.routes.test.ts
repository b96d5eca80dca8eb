import { afterAll, describe, expect, it } from 'vitest';
import { chore } from '@shared/contracts/chores';
import { parentFamily } from '@shared/contracts/families';
import { parentKid } from '@shared/contracts/kids';
import { choreSubmission } from '@shared/contracts/submissions';
import { addDays } from '@shared/rules/calendar';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createChore, createFamily, createKid } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { daily, today, useScheduledFamily, weekday } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const { at, make, tabletOf, submit, submitted, choresOf, stateOf, complete, plan, cellsOf, agedBy } =
  useScheduledFamily(server);

describe('POST /api/kids/:id/completions', () => {
  it('submits and approves a chore for the kid, with other stars and on another day', async () => {
    const chores = await make({ schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] }, starReward: 3 });
    await agedBy(5, chores);
    const on = addDays(today(), -2);
    const done = expectResponse(
      await complete(at.mia, chores, { on, starsAwarded: 7 }),
      201,
      choreSubmission,
    );
    expect(done).toMatchObject({
      status: 'approved',
      starsAwarded: 7,
      handedInOn: on,
      dueOn: on,
      auto: false,
      reviewedBy: { id: at.family.user.id },
    });
    expectError(await complete(at.mia, chores, { on }), 409, 'already_done');
    expectResponse(await complete(at.mia, chores), 201, choreSubmission);
  });

  it('lets a helper award the chore’s own stars or fewer, never more', async () => {
    const { agent } = await addMember(at.family, 'helper');
    const dishes = await make({ starReward: 3 });
    const path = `/api/kids/${at.mia.id}/completions`;
    const refused = await agent.post(path, { choreId: dishes.id, starsAwarded: 4 });
    const text = 'Helpers can award this chore’s own stars or fewer: 3 at most.';
    expectError(refused, 403, 'forbidden', text);
    const done = await agent.post(path, { choreId: dishes.id, starsAwarded: 2 });
    expect(expectResponse(done, 201, choreSubmission).kid.totalStars).toBe(2);
    const review = async (body: object) =>
      agent.put(`/api/chore-submissions/${id}/review`, { status: 'approved', ...body });
    const { id } = await submitted(at.mia, dishes);
    expectError(await review({ starsAwarded: 4 }), 403, 'forbidden', text);
    expect(expectResponse(await review({}), 200, choreSubmission).kid.totalStars).toBe(5);
  });

  it('accepts the last seven days, but no future day', async () => {
    const plain = await make({});
    expectResponse(await complete(at.mia, plain, { on: addDays(today(), -7) }), 201, choreSubmission);
    for (const on of [addDays(today(), -8), addDays(today(), 1), '2030-02-30', 'today']) {
      const response = await complete(at.mia, plain, { on });
      expectError(response, 400, 'validation');
      expect((response.body as { fields: object }).fields).toHaveProperty('on');
    }
  });

  it('ignores turns and pauses', async () => {
    const turns = await make({ schedule: { kind: 'days', days: [weekday()] }, sharing: 'turns' });
    const { parent } = at.family;
    expectResponse(await parent.put('/api/family', { pausedFrom: today() }), 200, parentFamily);
    expectResponse(await complete(at.ben, turns), 201, choreSubmission);
    expectError(await complete(at.mia, turns), 409, 'already_done');
  });

  it('rejects another family’s kid or chore', async () => {
    const other = await createFamily(server);
    const stranger = await createKid(other);
    expectError(await complete(stranger, await make({})), 404, 'not_found');
    expectError(await complete(at.mia, await createChore(other)), 404, 'not_found');
    const path = `/api/kids/${at.mia.id}/completions`;
    expectError(await at.family.parent.post(path, { choreId: 'none' }), 404, 'not_found');
    expectFieldError(await at.family.parent.post(path), 'choreId', 'choreId is required');
  });
});

describe('a pause', () => {
  it('of the family pauses every chore, through its last day', async () => {
    const [plain, dailyChore] = [await make({}), await make({ schedule: daily })];
    const change = { pausedFrom: addDays(today(), -1), pausedUntil: today(), weekStart: 1 };
    const changed = expectResponse(await at.family.parent.put('/api/family', change), 200, parentFamily);
    expect(changed).toMatchObject(change);
    for (const each of [plain, dailyChore]) {
      expect(await stateOf(at.mia, each)).toMatchObject({ state: 'resting', late: false });
      expectError(await submit(at.mia, each), 409, 'paused');
    }
    expect((await cellsOf(at.mia, dailyChore, today(), 2)).map(({ state }) => state)).toEqual([
      'paused',
      'planned',
    ]);
    expectResponse(await at.family.parent.put('/api/family', { pausedFrom: null }), 200, parentFamily);
    await submitted(at.mia, plain);
  });

  it('of a kid applies to that kid only', async () => {
    const plain = await make({});
    const response = await at.family.parent.put(`/api/kids/${at.mia.id}/pause`, {
      from: today(),
      until: null,
    });
    expect(expectResponse(response, 200, parentKid)).toMatchObject({
      pausedFrom: today(),
      pausedUntil: null,
    });
    expectError(await submit(at.mia, plain), 409, 'paused');
    await submitted(at.ben, plain);
    const end = await at.family.parent.put(`/api/kids/${at.mia.id}/pause`, { from: null, until: null });
    expect(expectResponse(end, 200, parentKid)).toMatchObject({ pausedFrom: null, pausedUntil: null });
    await submitted(at.mia, plain);
  });

  it('can’t end before it starts', async () => {
    const dates = { from: today(), until: addDays(today(), -1) };
    expectFieldError(
      await at.family.parent.put(`/api/kids/${at.mia.id}/pause`, dates),
      'until',
      'A pause can’t end before it starts',
    );
    const settings = { pausedFrom: dates.from, pausedUntil: dates.until };
    expectError(await at.family.parent.put('/api/family', settings), 400, 'validation');
    expectError(await at.family.parent.put('/api/family', { pausedUntil: today() }), 400, 'validation');
    expectError(await at.family.parent.put('/api/family', { timezone: 'Mars/Olympus' }), 400, 'validation');
    expectError(await at.family.parent.put('/api/family', { weekStart: 7 }), 400, 'validation');
  });
});

describe('GET /api/family/plan', () => {
  it('shows planned, pending, done and missed chores', async () => {
    const everyDay = await make({
      schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] },
      kidIds: [at.mia.id],
    });
    await agedBy(3, everyDay);
    expectResponse(await complete(at.mia, everyDay, { on: addDays(today(), -2) }), 201, choreSubmission);
    const waiting = await submitted(at.mia, everyDay);
    const from = addDays(today(), -4);
    const cells = await cellsOf(at.mia, everyDay, from, 6);
    expect(cells.map(({ day, state }) => [day, state])).toEqual([
      [addDays(today(), -3), 'missed'],
      [addDays(today(), -2), 'done'],
      [addDays(today(), -1), 'missed'],
      [today(), 'waiting'],
      [addDays(today(), 1), 'planned'],
    ]);
    expect(cells[3]?.submissionId).toBe(waiting.id);
    const shown = await plan(from, 6);
    expect(shown.days).toEqual(Array.from({ length: 6 }, (_, index) => addDays(from, index)));
    expect(shown.kids.map(({ kid, cells: own }) => [kid.name, own.length])).toEqual([
      ['Mia', 5],
      ['Ben', 0],
    ]);
    expect(shown.chores.map(({ id }) => id)).toEqual([everyDay.id]);
  });

  it('shows a late chore as planned until the next one starts, and an anytime chore on the day it was submitted', async () => {
    const weekly = await make({ schedule: { kind: 'days', days: [weekday(-1)] } });
    await agedBy(9, weekly);
    const plain = await make({});
    await submitted(at.ben, plain);
    expect((await cellsOf(at.mia, weekly, addDays(today(), -8), 9)).map(({ state }) => state)).toEqual([
      'missed',
      'planned',
    ]);
    expect(
      (await cellsOf(at.ben, plain, addDays(today(), -8), 9)).map(({ day, state }) => [day, state]),
    ).toEqual([[today(), 'waiting']]);
    expect(await cellsOf(at.mia, plain)).toEqual([]);
  });

  it('shows a weekly chore on its last day until it is done, then on the day it was done', async () => {
    await at.family.parent.put('/api/family', { weekStart: weekday() });
    const weekly = await make({ schedule: { kind: 'times', times: 1, per: 'week' }, kidIds: [at.mia.id] });
    const shown = async () =>
      (await cellsOf(at.mia, weekly, today(), 7)).map(({ day, state }) => [day, state]);
    expect(await shown()).toEqual([[addDays(today(), 6), 'planned']]);
    await submitted(at.mia, weekly);
    expect(await shown()).toEqual([[today(), 'waiting']]);
  });

  it('plans nothing for a kid whose chore was reassigned, and keeps what that kid did', async () => {
    const once = await make({ schedule: daily });
    await agedBy(2, once);
    const { id } = await submitted(at.mia, once);
    const change = { kidIds: [at.ben.id] };
    expectResponse(await at.family.parent.put(`/api/chores/${once.id}`, change), 200, chore);
    const from = addDays(today(), -1);
    expect((await cellsOf(at.mia, once, from, 3)).map(({ day, state }) => [day, state])).toEqual([
      [from, 'missed'],
      [today(), 'waiting'],
    ]);
    expect((await cellsOf(at.mia, once, today(), 1))[0]).toMatchObject({ submissionId: id });
    expect(await cellsOf(at.ben, once, from, 3)).toHaveLength(3);
  });

  it.each([
    '',
    '?from=2030-01-01',
    '?days=7',
    '?from=2030-02-30&days=7',
    '?from=2030-01-01&days=43',
    '?from=2030-01-01&days=0',
    '?from=9999-12-31&days=42',
    '?from=0000-01-01&days=7',
  ])('is refused with %j', async (query) => {
    expectError(await at.family.parent.get(`/api/family/plan${query}`), 400, 'validation');
  });
});

describe('GET /api/kids/:id/chores', () => {
  it('is for the kid and parents, but not for siblings or other families', async () => {
    const path = `/api/kids/${at.mia.id}/chores`;
    expectError(await tabletOf(at.ben).get(path), 403, 'forbidden');
    expectError(await (await createFamily(server)).parent.get(path), 404, 'not_found');
    expect(await choresOf(at.mia, at.family.parent)).toEqual([]);
  });

  it('is in the order of the screen: now, later, done', async () => {
    const done = await make({ name: 'done', schedule: daily });
    const anytime = await make({ name: 'anytime', starReward: 1 });
    const later = await make({ name: 'later', schedule: { kind: 'once', on: addDays(today(), 2) } });
    const now = await make({ name: 'now', schedule: daily, starReward: 900 });
    const late = await make({
      name: 'late',
      schedule: { kind: 'days', days: [weekday(-1)] },
      starReward: 950,
    });
    await agedBy(2, late);
    await submitted(at.mia, done);
    const names = (await choresOf(at.mia)).map((item) => item.chore.id);
    expect(names).toEqual([late, now, anytime, later, done].map(({ id }) => id));
  });
});
