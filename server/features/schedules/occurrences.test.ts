import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chore } from '@shared/contracts/chores';
import { parentFamily } from '@shared/contracts/families';
import { parentKid } from '@shared/contracts/kids';
import { choreSubmission } from '@shared/contracts/submissions';
import { addDays } from '@shared/rules/calendar';
import { expectError, expectResponse } from '../../../tests/support/expect-response';
import { createKid, kidAgent, type TestKid } from '../../../tests/support/families';
import { daily, today, useScheduledFamily, weekday } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const { at, make, submit, submitted, review, stateOf, complete, cellsOf, agedBy } =
  useScheduledFamily(server);

describe('an occurrence', () => {
  it('accepts one submission per kid, and a rejected one frees its place', async () => {
    const once = await make({ schedule: { kind: 'days', days: [weekday()] } });
    const first = await submitted(at.mia, once);
    expect(first).toMatchObject({ dueOn: today(), handedInOn: today(), reviewedBy: null, auto: false });
    expectError(await submit(at.mia, once), 409, 'already_done');
    expect(await stateOf(at.mia, once)).toMatchObject({ state: 'waiting', doneCount: 1, neededCount: 1 });
    await review(first.id, { status: 'rejected', parentNotes: 'Under the bed too' });
    expect(await stateOf(at.mia, once)).toMatchObject({
      state: 'due',
      doneCount: 0,
      note: 'Under the bed too',
    });
    const second = await submitted(at.mia, once);
    const approved = await review(second.id, { status: 'approved' });
    expect(approved.reviewedBy).toEqual({ id: at.family.user.id, firstName: 'Robin' });
    expect(await stateOf(at.mia, once)).toMatchObject({
      state: 'done',
      dueOn: today(),
      nextOn: addDays(today(), 7),
    });
    expectError(await submit(at.mia, once), 409, 'already_done');
    await submitted(at.ben, once);
  });

  it('with several times accepts that many, including pending ones', async () => {
    const thrice = await make({ schedule: { kind: 'times', times: 3, per: 'day' } });
    await submitted(at.mia, thrice);
    await submitted(at.mia, thrice);
    expect(await stateOf(at.mia, thrice)).toMatchObject({ state: 'due', doneCount: 2, neededCount: 3 });
    await submitted(at.mia, thrice);
    expect(await stateOf(at.mia, thrice)).toMatchObject({ state: 'waiting', doneCount: 3 });
    expectError(await submit(at.mia, thrice), 409, 'already_done');
  });

  it('keeps the note of a rejection until the next submission', async () => {
    const thrice = await make({ schedule: { kind: 'times', times: 3, per: 'day' } });
    const { id } = await submitted(at.mia, thrice);
    await submitted(at.mia, thrice);
    await review(id, { status: 'rejected', parentNotes: 'The back teeth too' });
    expect(await stateOf(at.mia, thrice)).toMatchObject({ doneCount: 1, note: 'The back teeth too' });
    await submitted(at.mia, thrice);
    expect(await stateOf(at.mia, thrice)).toMatchObject({ state: 'due', doneCount: 2, note: null });
  });

  it('does not accept a submission before it starts', async () => {
    const tomorrow = await make({ schedule: { kind: 'once', on: addDays(today(), 1) } });
    expect(await stateOf(at.mia, tomorrow)).toMatchObject({ state: 'later', nextOn: addDays(today(), 1) });
    expectError(await submit(at.mia, tomorrow), 409, 'not_due');
    expectError(await complete(at.mia, tomorrow), 409, 'not_due');
  });

  it('is late after its day, but can still be done', async () => {
    const yesterday = await make({ schedule: { kind: 'days', days: [weekday(-1)] } });
    expect(await stateOf(at.mia, yesterday)).toMatchObject({ state: 'later' });
    await agedBy(3, yesterday);
    expect(await stateOf(at.mia, yesterday)).toMatchObject({
      state: 'due',
      late: true,
      dueOn: addDays(today(), -1),
    });
    expect(await submitted(at.mia, yesterday)).toMatchObject({
      dueOn: addDays(today(), -1),
      handedInOn: today(),
    });
  });

  it('of a once chore is listed until the end of the day of its approval', async () => {
    const once = await make({ schedule: { kind: 'once', on: null } });
    await review((await submitted(at.mia, once)).id, { status: 'approved' });
    expect(await stateOf(at.mia, once)).toMatchObject({ state: 'done', dueOn: null, neededCount: 1 });
    await server.pool.query(
      `UPDATE chore_submissions SET reviewed_at = reviewed_at - interval '1 day' WHERE chore_id = $1`,
      [once.id],
    );
    expect(await stateOf(at.mia, once)).toBeUndefined();
    expect(await stateOf(at.ben, once)).toMatchObject({ state: 'due' });
    await review((await submitted(at.ben, once)).id, { status: 'approved' });
    expect(await stateOf(at.ben, once)).toMatchObject({ state: 'done' });
    expect(await stateOf(at.mia, once)).toBeUndefined();
  });

  it('of a finished once chore does not return after an undo', async () => {
    const race = await make({ schedule: { kind: 'once', on: null }, sharing: 'first' });
    await review((await submitted(at.mia, race)).id, { status: 'approved' });
    await server.pool.query(
      `UPDATE chore_submissions SET reviewed_at = reviewed_at - interval '1 day' WHERE chore_id = $1`,
      [race.id],
    );
    expect(await stateOf(at.ben, race)).toBeUndefined();
    expectResponse(await at.family.parent.put('/api/family', { pausedFrom: today() }), 200, parentFamily);
    expect(await stateOf(at.ben, race)).toBeUndefined();
  });

  it('stays pending when its chore becomes an anytime chore', async () => {
    const once = await make({ schedule: daily });
    const { id } = await submitted(at.mia, once);
    const { parent } = at.family;
    expectResponse(await parent.put(`/api/chores/${once.id}`, { schedule: { kind: 'anytime' } }), 200, chore);
    expect(await stateOf(at.mia, once)).toMatchObject({ state: 'waiting', doneCount: 1, neededCount: null });
    expectError(await submit(at.mia, once), 409, 'already_pending');
    expectError(await complete(at.mia, once), 409, 'already_pending');
    await review(id, { status: 'rejected', parentNotes: 'Under the bed too' });
    expect(await stateOf(at.mia, once)).toMatchObject({
      state: 'due',
      doneCount: 0,
      note: 'Under the bed too',
    });
    await submitted(at.mia, once);
  });

  it('blocks the other kids once the first has submitted it', async () => {
    const race = await make({ schedule: { kind: 'once', on: null }, sharing: 'first' });
    const { id } = await submitted(at.mia, race);
    expect(await stateOf(at.ben, race)).toMatchObject({
      state: 'taken',
      who: { id: at.mia.id, name: 'Mia' },
    });
    expectError(await submit(at.ben, race), 409, 'taken');
    expectError(await complete(at.ben, race), 409, 'already_done');
    await review(id, { status: 'rejected' });
    await submitted(at.ben, race);
    expectError(await submit(at.mia, race), 409, 'taken');
  });

  it('goes to one of twenty tablets that submit it concurrently', { timeout: 60_000 }, async () => {
    const kids = await Promise.all(
      Array.from({ length: 18 }, (_, index) => createKid(at.family, { name: `Kid ${index}` })),
    );
    for (const kid of kids) at.tablets[kid.id] = await kidAgent(server, kid);
    const everyone = [at.mia, at.ben, ...kids];
    const race = await make({ schedule: { kind: 'once', on: null }, sharing: 'first' });
    const responses = await Promise.all(everyone.map((kid) => submit(kid, race)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(19).fill(409),
    ]);
    for (const response of responses.filter(({ status }) => status === 409))
      expectError(response, 409, 'taken');
    const own = await make({ schedule: daily });
    const twice = await Promise.all([submit(at.mia, own), submit(at.mia, own), submit(at.mia, own)]);
    expect(twice.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('goes from kid to kid in turns, and a turn can be passed on', async () => {
    const turns = await make({ schedule: { kind: 'days', days: [weekday()] }, sharing: 'turns' });
    expect(await stateOf(at.mia, turns)).toMatchObject({ state: 'due' });
    expect(await stateOf(at.ben, turns)).toMatchObject({ state: 'not_your_turn', who: { id: at.mia.id } });
    expectError(await submit(at.ben, turns), 409, 'not_your_turn');
    expectResponse(await at.family.parent.post(`/api/chores/${turns.id}/pass-turn`, {}), 200, chore);
    expect(await stateOf(at.mia, turns)).toMatchObject({ state: 'not_your_turn', who: { id: at.ben.id } });
    await submitted(at.ben, turns);
    expect(await stateOf(at.mia, turns)).toMatchObject({ state: 'not_your_turn', who: { id: at.ben.id } });
    expectError(await submit(at.mia, turns), 409, 'not_your_turn');
    expectError(await complete(at.mia, turns), 409, 'already_done');
    const plain = await make({});
    expectError(await at.family.parent.post(`/api/chores/${plain.id}/pass-turn`, {}), 409, 'not_turns');
  });

  it('with passed turns keeps the kids of earlier occurrences', async () => {
    const turns = await make({ schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] }, sharing: 'turns' });
    await agedBy(2, turns);
    const from = addDays(today(), -2);
    const daysOf = async (kid: TestKid) => (await cellsOf(kid, turns, from, 5)).map(({ day }) => day);
    const [first, second, third, fourth, fifth] = [0, 1, 2, 3, 4].map((days) => addDays(from, days));
    expect(await daysOf(at.mia)).toEqual([first, third, fifth]);
    expectResponse(await at.family.parent.post(`/api/chores/${turns.id}/pass-turn`, {}), 200, chore);
    expect(await daysOf(at.mia)).toEqual([first, fourth]);
    expect(await daysOf(at.ben)).toEqual([second, third, fifth]);
    expectResponse(await at.family.parent.post(`/api/chores/${turns.id}/pass-turn`, {}), 200, chore);
    expect(await daysOf(at.mia)).toEqual([first, third, fifth]);
  });
});

describe('a chore that needs no approval', () => {
  it('is approved immediately without a reviewer', async () => {
    const trusted = await make({ needsApproval: false, starReward: 4 });
    expect(await submitted(at.mia, trusted)).toMatchObject({
      status: 'approved',
      starsAwarded: 4,
      reviewedBy: null,
      auto: true,
    });
    expect(
      expectResponse(await at.family.parent.get(`/api/kids/${at.mia.id}`), 200, parentKid).totalStars,
    ).toBe(4);
    expect(
      expectResponse(
        await at.family.parent.get('/api/chore-submissions/pending'),
        200,
        z.array(choreSubmission),
      ),
    ).toEqual([]);
  });
});
