import { afterAll, describe, expect, it } from 'vitest';
import { chore as choreRecord, type Chore } from '@shared/contracts/chores';
import { parentFamily } from '@shared/contracts/families';
import { parentKid } from '@shared/contracts/kids';
import { changedOccurrence } from '@shared/contracts/plan';
import { MAX_OPEN_EXCEPTIONS } from '@shared/constants';
import { addDays } from '@shared/rules/calendar';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, type TestKid } from '../../../tests/support/families';
import { daily, today, useScheduledFamily, weekday } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());
const { at, make, agedBy, submit, submitted, review, cellsOf, stateOf, choresOf, complete } =
  useScheduledFamily(server);

const day = (days: number) => addDays(today(), days);
const makeOn = (days: number[], body: object = {}) =>
  make({
    schedule: { kind: 'days', days: days.map((each) => weekday(each)) },
    kidIds: [at.mia.id],
    ...body,
  });
const path = ({ id }: Chore, dueOn: string) => `/api/chores/${id}/occurrences/${dueOn}`;
const put = (chore: Chore, dueOn: string, body: object) => at.family.parent.put(path(chore, dueOn), body);
const changed = async (chore: Chore, dueOn: string, body: object) =>
  expectResponse(await put(chore, dueOn, body), 200, changedOccurrence).occurrence;
const restore = (chore: Chore, dueOn: string, kidId?: string) =>
  at.family.parent.del(`${path(chore, dueOn)}${kidId === undefined ? '' : `?kidId=${kidId}`}`);
const restored = async (chore: Chore, dueOn: string, kidId?: string) =>
  expect((await restore(chore, dueOn, kidId)).status).toBe(204);
const shown = async (kid: TestKid, chore: Chore, from = day(0), days = 7) =>
  (await cellsOf(kid, chore, from, days)).map((cell) => [cell.day, cell.state, cell.exception?.kind ?? null]);

describe('an occurrence that is moved', () => {
  it('is due only on its new day, and can be moved back', async () => {
    const chore = await makeOn([1, 4]);
    const kidId = at.mia.id;
    expect(await changed(chore, day(1), { kidId, movedTo: day(3) })).toEqual({
      choreId: chore.id,
      day: day(3),
      state: 'planned',
      submissionId: null,
      exception: { kind: 'moved', from: day(1), fromKidId: null, by: 'Robin' },
    });
    expect(await shown(at.mia, chore)).toEqual([
      [day(4), 'planned', null],
      [day(3), 'planned', 'moved'],
    ]);
    expect(await stateOf(at.mia, chore)).toMatchObject({ state: 'later', nextOn: day(3) });
    await changed(chore, day(1), { kidId, movedTo: day(0) });
    expect(await stateOf(at.mia, chore)).toMatchObject({ state: 'due', dueOn: day(0), nextOn: day(4) });
    expect(await submitted(at.mia, chore)).toMatchObject({ dueOn: day(0) });
    expect(await shown(at.mia, chore)).toEqual([
      [day(4), 'planned', null],
      [day(0), 'waiting', 'moved'],
    ]);
    expectError(await restore(chore, day(1), kidId), 409, 'already_pending');
  });

  it('is late after its new day', async () => {
    const chore = await makeOn([-2, 2]);
    await agedBy(3, chore);
    await changed(chore, day(-2), { kidId: at.mia.id, movedTo: day(1) });
    await server.pool.query(`UPDATE occurrence_exceptions SET moved_to = $1 WHERE chore_id = $2`, [
      day(-1),
      chore.id,
    ]);
    expect(await stateOf(at.mia, chore)).toMatchObject({ state: 'due', late: true, dueOn: day(-1) });
    expect(await shown(at.mia, chore, day(-3), 4)).toEqual([[day(-1), 'planned', 'moved']]);
  });

  it('stays between its neighboring occurrences', async () => {
    const chore = await makeOn([0, 3]);
    const kidId = at.mia.id;
    for (const movedTo of [day(-1), day(32), day(8)])
      expectFieldError(
        await put(chore, day(3), { kidId, movedTo }),
        'movedTo',
        'Please choose today or a later day, between the days before and after',
      );
    expectError(await put(chore, day(3), { kidId, movedTo: day(7) }), 409, 'already_due');
    await changed(chore, day(7), { kidId, skipped: true });
    expectError(await put(chore, day(3), { kidId, movedTo: day(7) }), 400, 'validation');
    await changed(chore, day(3), { kidId, movedTo: day(6) });
  });
});

describe('an occurrence that is skipped', () => {
  it('is neither due nor missed, and stays skipped', async () => {
    const chore = await makeOn([0]);
    await agedBy(14, chore);
    const kidId = at.mia.id;
    expect(await changed(chore, day(0), { kidId, skipped: true })).toMatchObject({ state: 'skipped' });
    expect(await stateOf(at.mia, chore)).toMatchObject({ state: 'later', nextOn: day(7), dueOn: null });
    expectError(await submit(at.mia, chore), 409, 'not_due');
    await restored(chore, day(0), kidId);
    expect(await stateOf(at.mia, chore)).toMatchObject({ state: 'due' });
    await restored(chore, day(0), kidId);
    // Simulates a skip a week ago.
    await changed(chore, day(0), { kidId, skipped: true });
    await server.pool.query(
      `UPDATE occurrence_exceptions SET due_on = due_on - 7, occurrence_key = (due_on - 7)::text WHERE chore_id = $1`,
      [chore.id],
    );
    expect(await shown(at.mia, chore, day(-14), 15)).toEqual([
      [day(-14), 'missed', null],
      [day(-7), 'skipped', 'skipped'],
      [day(0), 'planned', null],
    ]);
    expectError(await restore(chore, day(-7), kidId), 409, 'day_passed');
  });
});

describe('an occurrence that is given to another kid', () => {
  it('is due only for that kid', async () => {
    const chore = await makeOn([0]);
    const cell = await changed(chore, day(0), { kidId: at.mia.id, assignedTo: at.ben.id });
    expect(cell).toMatchObject({
      day: day(0),
      exception: { kind: 'assigned', from: day(0), fromKidId: at.mia.id },
    });
    expect(await shown(at.mia, chore)).toEqual([]);
    expect(await stateOf(at.mia, chore)).toMatchObject({ state: 'later', nextOn: day(7) });
    expect(await stateOf(at.ben, chore)).toMatchObject({ state: 'due', nextOn: null });
    expectError(await submit(at.mia, chore), 409, 'not_due');
    const { id } = await submitted(at.ben, chore);
    await review(id, { status: 'approved' });
    expect(await shown(at.ben, chore)).toEqual([[day(0), 'done', 'assigned']]);
    expectError(await put(chore, day(0), { kidId: at.mia.id, skipped: true }), 409, 'already_done');
  });

  it('or skipped is not listed for its kid if it is the only one', async () => {
    const kidId = at.mia.id;
    const listed = async () => (await choresOf(at.mia)).map((item) => item.chore.id);
    for (const change of [{ assignedTo: at.ben.id }, { skipped: true }]) {
      const once = await make({ schedule: { kind: 'once', on: day(2) }, kidIds: [kidId] });
      expect(await listed()).toContain(once.id);
      await changed(once, day(2), { kidId, ...change });
      expect(await listed()).not.toContain(once.id);
      expect((await restore(once, day(2), kidId)).status).toBe(204);
      expect(await listed()).toContain(once.id);
    }
  });

  it('does not change the next turn, and follows its schedule again when the kid is removed', async () => {
    const zoe = await createKid(at.family, { name: 'Zoe' });
    const turns = await makeOn([0, 1, 2], { kidIds: [at.mia.id, at.ben.id], sharing: 'turns' });
    await changed(turns, day(0), { assignedTo: zoe.id });
    expect(await stateOf(at.mia, turns)).toMatchObject({ state: 'not_your_turn', who: { id: zoe.id } });
    expect(await shown(zoe, turns, day(0), 3)).toEqual([[day(0), 'planned', 'assigned']]);
    expect(await shown(at.ben, turns, day(0), 3)).toEqual([[day(1), 'planned', null]]);
    expect((await at.family.parent.del(`/api/kids/${zoe.id}`)).status).toBe(204);
    expect(await stateOf(at.mia, turns)).toMatchObject({ state: 'due' });
  });

  it('belongs to one kid if the first kid gets the chore', async () => {
    const race = await makeOn([0], { kidIds: [], sharing: 'first' });
    await changed(race, day(0), { assignedTo: at.ben.id });
    expect(await stateOf(at.mia, race)).toMatchObject({ state: 'later' });
    expectError(await submit(at.mia, race), 409, 'not_due');
    await submitted(at.ben, race);
  });

  it('is rejected for a kid who has the chore, is paused or is unknown', async () => {
    const both = await makeOn([1], { kidIds: [] });
    const kidId = at.mia.id;
    expectError(await put(both, day(1), { kidId, assignedTo: at.ben.id }), 409, 'already_due');
    const own = await makeOn([1]);
    const pause = { from: day(1), until: day(1) };
    expectResponse(await at.family.parent.put(`/api/kids/${at.ben.id}/pause`, pause), 200, parentKid);
    expectError(await put(own, day(1), { kidId, assignedTo: at.ben.id }), 409, 'paused');
    const stranger = await createKid(await createFamily(server));
    for (const assignedTo of [stranger.id, 'nobody'])
      expectError(await put(own, day(1), { kidId, assignedTo }), 404, 'not_found');
  });
});

describe('a request about an occurrence', () => {
  it('requires a single change, and a kid if each kid has a separate occurrence', async () => {
    const chore = await makeOn([1]);
    const kidId = at.mia.id;
    for (const body of [{ kidId }, { kidId, skipped: true, movedTo: day(2) }, { kidId, skipped: false }])
      expectError(await put(chore, day(1), body), 400, 'validation');
    expectError(await put(chore, day(1), { skipped: true }), 400, 'validation');
    expectError(await restore(chore, day(1)), 400, 'validation');
    const turns = await makeOn([1], { kidIds: [], sharing: 'turns' });
    expectError(await put(turns, day(1), { kidId, skipped: true }), 400, 'validation');
  });

  it('requires a chore with days and one of its days', async () => {
    const kidId = at.mia.id;
    const change = { kidId, skipped: true };
    const chore = await makeOn([1]);
    for (const dueOn of [day(2), 'tomorrow', '2030-02-30'])
      expectError(await put(chore, dueOn, change), 404, 'not_found');
    expectError(await put(chore, day(1), { ...change, kidId: at.ben.id }), 404, 'not_found');
    expectError(await put({ ...chore, id: newId() }, day(1), change), 404, 'not_found');
    for (const schedule of [daily, { kind: 'anytime' as const }, { kind: 'once' as const, on: null }])
      expectError(await put(await make({ schedule }), day(1), change), 409, 'no_day');
    expect((await (await createFamily(server)).parent.put(path(chore, day(1)), change)).status).toBe(404);
  });

  it('is too late once the next occurrence has started', async () => {
    const chore = await makeOn([-3, -1]);
    await agedBy(5, chore);
    const kidId = at.mia.id;
    expectError(await put(chore, day(-3), { kidId, skipped: true }), 409, 'day_passed');
    await changed(chore, day(-1), { kidId, movedTo: day(1) });
  });

  it('is rejected on paused days and beyond the family’s limit', async () => {
    const chore = await makeOn([1]);
    const kidId = at.mia.id;
    const pause = { pausedFrom: day(3), pausedUntil: day(3) };
    expectResponse(await at.family.parent.put('/api/family', pause), 200, parentFamily);
    expectError(await put(chore, day(1), { kidId, movedTo: day(3) }), 409, 'paused');
    await server.pool.query(
      `INSERT INTO occurrence_exceptions (id, family_id, chore_id, occurrence_key, due_on, kid_id, kind)
       SELECT gen_random_uuid(), family_id, id, (current_date + n)::text, current_date + n, gen_random_uuid(), 'skipped'
       FROM chores, generate_series(1, $1) AS n WHERE id = $2`,
      [MAX_OPEN_EXCEPTIONS, chore.id],
    );
    expectError(await put(chore, day(1), { kidId, skipped: true }), 409, 'too_many_exceptions');
  });
});

describe('an edit of the chore', () => {
  it('keeps exceptions whose day and kid still exist', async () => {
    const chore = await makeOn([1, 2]);
    const kidId = at.mia.id;
    await changed(chore, day(1), { kidId, skipped: true });
    await changed(chore, day(2), { kidId, skipped: true });
    const edit = async (body: object) =>
      expectResponse(await at.family.parent.put(`/api/chores/${chore.id}`, body), 200, choreRecord);
    await edit({ schedule: { kind: 'days', days: [weekday(2), weekday(3)] } });
    expect(await shown(at.mia, chore)).toEqual([
      [day(2), 'skipped', 'skipped'],
      [day(3), 'planned', null],
    ]);
    await edit({ schedule: daily });
    await edit({ schedule: { kind: 'days', days: [weekday(2)] } });
    expect(await shown(at.mia, chore)).toEqual([[day(2), 'planned', null]]);
  });
});

describe('passing a turn back', () => {
  it('undoes the latest pass, once per pass', async () => {
    const turns = await makeOn([0], { kidIds: [], sharing: 'turns' });
    const pass = (body: object = {}) => at.family.parent.post(`/api/chores/${turns.id}/pass-turn`, body);
    expectResponse(await pass(), 200, choreRecord);
    expect(await stateOf(at.ben, turns)).toMatchObject({ state: 'due' });
    expectResponse(await pass({ undo: true }), 200, choreRecord);
    expect(await stateOf(at.mia, turns)).toMatchObject({ state: 'due' });
    expectError(await pass({ undo: true }), 409, 'too_late');
    expectResponse(await pass(), 200, choreRecord);
    await submitted(at.ben, turns);
    expectError(await pass({ undo: true }), 409, 'too_late');
  });

  it('is rejected after ten minutes', async () => {
    const turns = await makeOn([0], { kidIds: [], sharing: 'turns' });
    const pass = (body: object = {}) => at.family.parent.post(`/api/chores/${turns.id}/pass-turn`, body);
    expectResponse(await pass(), 200, choreRecord);
    await server.pool.query(
      `UPDATE chores SET turns_passed_at = ARRAY[now() - interval '11 minutes'] WHERE id = $1`,
      [turns.id],
    );
    expectError(await pass({ undo: true }), 409, 'too_late');
  });
});

describe('PUT /api/chores', () => {
  it('changes all of the chores or none', async () => {
    const [a, b] = [await make({}), await make({ schedule: daily })];
    const send = (chores: object[]) => at.family.parent.put('/api/chores', { chores });
    const change = [
      { id: b.id, isActive: false },
      { id: a.id, starReward: 9, schedule: daily },
    ];
    const response = await send(change);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject(change);
    expectError(await send([{ id: a.id, starReward: 3 }, { id: newId() }]), 404, 'not_found');
    expectError(await send([{ id: a.id }, { id: a.id }]), 400, 'validation');
    expectError(await send([]), 400, 'validation');
    const listed = (await choresOf(at.mia)).find((item) => item.chore.id === a.id);
    expect(listed?.chore.starReward).toBe(9);
    expectError(await complete(at.mia, b), 409, 'inactive');
  });
});
