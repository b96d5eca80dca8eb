import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { board as boardRecord, boardLane, boardStepAnswer, familyBoard } from '@shared/contracts/boards';
import { routineRun } from '@shared/contracts/routines';
import { choreSubmission } from '@shared/contracts/submissions';
import { addDays } from '@shared/rules/calendar';
import type { Agent } from '../../../tests/support/agent';
import { changeDevice, check, checked, connectBoard, laneOf, viewBoard } from '../../../tests/support/boards';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createReward } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { upload, download, picture } from '../../../tests/support/pictures';
import { everyDay, STEPS } from '../../../tests/support/routines';
import { today, useScheduledFamily } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

const { at, make, submitted, review, undone, starsNow, waiting, stateOf } = useScheduledFamily(server);
let board: Agent;
let boardId: string;
beforeEach(async () => {
  ({ agent: board, id: boardId } = await connectBoard(server, at.family));
});

const daily = { schedule: everyDay, kidIds: [] };
const mine = () => ({ ...daily, kidIds: [at.mia.id] });
const lane = async (kid = at.mia) => laneOf(await viewBoard(board), kid);
const undo = (id: string) => board.del(`/api/board/checks/${id}`);
const setFamilyBoard = async (body: object) =>
  expectResponse(await at.family.parent.put('/api/family/board', body), 200, familyBoard);

describe('a board', () => {
  it('shows each kid’s chores of today and tomorrow', async () => {
    const bed = await make({ ...mine(), name: 'Make your bed', partOfDay: 'morning', starReward: 7 });
    const biscuit = await make({ ...daily, name: 'Feed Biscuit' });
    const shown = await viewBoard(board);
    expect(shown).toMatchObject({
      device: { id: boardId, name: 'Kitchen', mode: 'check', kidIds: [], showStars: false },
      family: { timezone: 'UTC' },
      night: { from: '21:00', until: '06:00' },
      today: today(),
      lanes: [{ kid: { name: 'Mia' } }, { kid: { name: 'Ben' } }],
      grabs: [],
      tomorrow: { date: addDays(today(), 1) },
    });
    const lanes = shown.lanes.map(({ chores }) => chores.map(({ choreId }) => choreId).toSorted());
    expect(lanes).toEqual([[bed.id, biscuit.id].toSorted(), [biscuit.id]]);
    expect(laneOf(shown, at.mia)).toMatchObject({
      asksPictures: false,
      paused: null,
      stars: null,
      goal: null,
      nest: { places: [{ look: 'empty' }, { look: 'empty' }], surprise: 'none' },
    });
    expect(laneOf(shown, at.mia).chores.find(({ choreId }) => choreId === bed.id)).toMatchObject({
      icon: 'make-bed',
      state: 'due',
      starReward: null,
      dueOn: today(),
      submissions: [],
    });
    expect(shown.tomorrow.lanes.map(({ chores }) => chores.length)).toEqual([2, 1]);
  });

  it('shows a chore for the first kid or for any time to all kids, until one kid is left', async () => {
    const first = await make({ ...daily, name: 'Empty the bin', sharing: 'first' });
    const anytime = await make({ name: 'Read', schedule: { kind: 'anytime' } });
    const shown = await viewBoard(board);
    expect(shown.grabs.map(({ chore, kidIds }) => [chore.choreId, kidIds])).toEqual(
      expect.arrayContaining([
        [first.id, [at.mia.id, at.ben.id]],
        [anytime.id, [at.mia.id, at.ben.id]],
      ]),
    );
    expect(shown.lanes.flatMap(({ chores }) => chores)).toEqual([]);
    await checked(board, at.ben, first);
    expect((await viewBoard(board)).grabs.map(({ chore }) => chore.choreId)).toEqual([anytime.id]);
    expect((await lane(at.ben)).chores).toMatchObject([{ choreId: first.id, state: 'waiting' }]);
    expectError(await check(board, at.mia, first), 409, 'taken');
    await changeDevice(at.family, boardId, { board: { kidIds: [at.mia.id] } });
    const alone = await viewBoard(board);
    expect(alone.grabs).toEqual([]);
    expect(alone.lanes).toMatchObject([{ chores: [{ choreId: anytime.id, anytime: true, flexible: true }] }]);
  });

  it('shows stars and goals only if a parent wants it, and no mystery', async () => {
    await submitted(at.mia, await make({ ...mine(), needsApproval: false, starReward: 8 }));
    const reward = await createReward(at.family, { name: 'Zoo', starCost: 20, isMystery: true });
    await at.family.parent.put(`/api/kids/${at.mia.id}/goal`, { rewardId: reward.id });
    await changeDevice(at.family, boardId, { board: { showStars: true, showGoals: true } });
    expect(await lane()).toMatchObject({
      stars: 8,
      goal: { name: 'Mystery Reward!', iconName: null, filled: 4 },
      chores: [{ starReward: 8 }],
    });
  });

  it('shows paused kids without chores', async () => {
    await make(mine());
    await at.family.parent.put(`/api/kids/${at.mia.id}/pause`, { from: today(), until: addDays(today(), 3) });
    expect(await lane()).toMatchObject({ paused: { until: addDays(today(), 3) }, chores: [] });
  });

  it('answers 304 until something changes', async () => {
    const chore = await make(mine());
    const etag = (await board.get('/api/board')).headers.get('etag') ?? '';
    const again = () => board.get('/api/board', { 'If-None-Match': etag });
    expect((await again()).status).toBe(304);
    await submitted(at.mia, chore);
    expect((await again()).status).toBe(200);
  });

  it('shows the photos of its chores and no others', async () => {
    const imageUrl = await upload(at.family.parent, await picture());
    const chore = await make({ ...mine(), imageUrl });
    const bens = await make({ ...daily, kidIds: [at.ben.id], imageUrl });
    await changeDevice(at.family, boardId, { board: { kidIds: [at.mia.id] } });
    const [shown] = (await lane()).chores;
    const { response } = await download(board, `${shown?.imageUrl}&width=160`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(response.headers.get('cache-control')).toBe('private, max-age=86400');
    expectError(await board.get(`/api/board/images/${bens.id}`), 404, 'not_found');
    expectError(await board.get(imageUrl), 401, 'unauthorized');
    expectFieldError(
      await board.get(`/api/board/images/${chore.id}?width=3`),
      'width',
      'Please choose a width of 160 or 480',
    );
    const other = await upload(at.family.parent, await picture('jpeg'));
    await at.family.parent.put(`/api/chores/${chore.id}`, { imageUrl: other });
    expect((await lane()).chores.map((item) => item.imageUrl)).not.toContain(shown?.imageUrl);
  });
});

it('shows the same to the adults of its family, with photos that they can read', async () => {
  const imageUrl = await upload(at.family.parent, await picture());
  await make({ ...mine(), imageUrl });
  await make({ ...daily, kidIds: [at.ben.id] });
  await changeDevice(at.family, boardId, { board: { kidIds: [at.mia.id], mode: 'view' } });
  const path = `/api/family/devices/${boardId}/board`;
  const helper = await addMember(at.family, 'helper');
  const { now: _then, ...shown } = await viewBoard(board);
  for (const adult of [at.family.parent, helper.agent]) {
    const { now: _now, ...preview } = expectResponse(await adult.get(path), 200, boardRecord);
    expect(preview.lanes[0]?.chores.map((chore) => chore.imageUrl)).toEqual([imageUrl]);
    expect(JSON.parse(JSON.stringify(preview).replaceAll(imageUrl, '')) as unknown).toEqual(
      JSON.parse(JSON.stringify(shown).replaceAll(/\/api\/board\/images\/[\w?=-]+/g, '')),
    );
  }
  expectError(await board.get(path), 401, 'unauthorized');
  await changeDevice(at.family, boardId, { board: null });
  expectError(await at.family.parent.get(path), 404, 'not_found');
});

describe('a check', () => {
  it('submits the chore like the kid, names the board, and fills the nest', async () => {
    const chore = await make(mine());
    const { check: made, lane: after } = await checked(board, at.mia, chore);
    expect(made).toMatchObject({ kidId: at.mia.id, choreId: chore.id, status: 'pending' });
    expect(after).toMatchObject({
      nest: { places: [{ look: 'waiting' }], surprise: 'ready' },
      chores: [{ state: 'waiting', submissions: [{ id: made.submissionId, undoUntil: made.undoUntil }] }],
    });
    const pending = await at.family.parent.get('/api/chore-submissions/pending');
    expect(expectResponse(pending, 200, z.array(choreSubmission))).toMatchObject([
      { id: made.submissionId, handedInOn: today(), device: { id: boardId, name: 'Kitchen' } },
    ]);
    expectError(await check(board, at.mia, chore), 409, 'already_pending');
    await review(made.submissionId, { status: 'approved' });
    expectError(await check(board, at.mia, chore), 409, 'already_done');
    await at.family.parent.del(`/api/family/devices/${boardId}`);
    expect((await undone(made.submissionId)).device).toBeNull();
  });

  it('counts once for a repeated key, and for five boards at the same time', async () => {
    const chore = await make(mine());
    const key = newId();
    const first = await checked(board, at.mia, chore, { key });
    expect((await checked(board, at.mia, chore, { key })).check).toEqual(first.check);
    const other = await make(mine());
    const boards = [board];
    while (boards.length < 5) boards.push((await connectBoard(server, at.family)).agent);
    const answers = await Promise.all(boards.map((agent) => check(agent, at.mia, other)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await waiting()).toHaveLength(2);
  });

  it('needs a key, the occurrence that is open, and today or yesterday', async () => {
    const chore = await make(mine());
    const body = { kidId: at.mia.id, choreId: chore.id, dueOn: today() };
    expectFieldError(
      await board.post('/api/board/checks', body),
      'Idempotency-Key',
      'Please send an Idempotency-Key',
    );
    expectError(await check(board, at.mia, chore, { dueOn: null }), 409, 'not_due');
    expectFieldError(
      await check(board, at.mia, chore, { on: addDays(today(), -2) }),
      'on',
      'Please choose a date',
    );
    const bens = await make({ ...daily, kidIds: [at.ben.id] });
    expectError(await check(board, at.mia, bens), 404, 'not_found', 'Chore not found');
    await changeDevice(at.family, boardId, { board: { kidIds: [at.ben.id] } });
    expectError(await check(board, at.mia, chore), 404, 'not_found', 'Kid not found');
  });

  it('requires the pictures of kids who confirm with them', async () => {
    await setFamilyBoard({ pictureKidIds: [at.mia.id] });
    const chore = await make(mine());
    expect((await lane()).asksPictures).toBe(true);
    expectError(await check(board, at.mia, chore), 409, 'pictures_needed', 'Tap your four pictures first.');
    const wrong = at.mia.pattern.toReversed();
    expectError(await check(board, at.mia, chore, { pictures: wrong }), 401, 'wrong_credentials');
    await checked(board, at.mia, chore, { pictures: at.mia.pattern });
    const another = await make(mine());
    for (let tries = 0; tries < 5; tries += 1) await check(board, at.mia, another, { pictures: wrong });
    const locked = await check(board, at.mia, another, { pictures: at.mia.pattern });
    expectError(locked, 429, 'rate_limited');
  });

  it('can be undone by this board within a minute', async () => {
    const chore = await make({ ...mine(), starReward: 4, needsApproval: false });
    const { check: made } = await checked(board, at.mia, chore);
    expect([made.status, (await starsNow())[0]]).toEqual(['approved', 4]);
    const other = (await connectBoard(server, at.family)).agent;
    expectError(await other.del(`/api/board/checks/${made.submissionId}`), 404, 'not_found');
    const after = expectResponse(await undo(made.submissionId), 200, z.object({ lane: boardLane }));
    expect(after.lane).toMatchObject({ nest: { places: [{ look: 'empty' }] }, chores: [{ state: 'due' }] });
    expect((await starsNow())[0]).toBe(0);
    expectError(await undo(made.submissionId), 404, 'not_found');
    const again = await checked(board, at.mia, chore);
    await server.pool.query(
      `UPDATE chore_submissions SET submitted_at = submitted_at - interval '61 seconds'`,
    );
    expectError(await undo(again.check.submissionId), 409, 'too_late', 'Too late to undo here.');
  });

  it('can’t be undone once an adult reviewed it', async () => {
    const { check: made } = await checked(board, at.mia, await make(mine()));
    await review(made.submissionId, { status: 'approved' });
    expectError(await undo(made.submissionId), 409, 'already_reviewed');
    expect((await lane()).chores[0]?.submissions).toMatchObject([{ undoUntil: null }]);
  });
});

describe('a routine on a board', () => {
  const path = (choreId: string) => `/api/board/routines/${at.mia.id}/${choreId}`;
  const run = (choreId: string, more: object = {}) =>
    board.put(path(choreId), { dueOn: today(), running: true, ...more });
  const mark = (choreId: string, stepId = '') =>
    board.put(`${path(choreId)}/steps/${stepId}`, { dueOn: today(), state: 'done' });

  it('runs step by step and is submitted once', async () => {
    const chore = await make({ ...mine(), steps: STEPS });
    expectResponse(await run(chore.id), 200, routineRun);
    expect((await lane()).chores[0]?.run?.current).toBe(chore.steps[0]?.id);
    for (const { id } of chore.steps.slice(0, 2)) expect((await mark(chore.id, id)).status).toBe(200);
    const last = expectResponse(await mark(chore.id, chore.steps[2]?.id), 200, boardStepAnswer);
    expect(last).toMatchObject({
      run: null,
      submission: { status: 'pending' },
      lane: { chores: [{ state: 'waiting' }] },
    });
    expectResponse(await undo(last.submission?.submissionId ?? ''), 200, z.object({ lane: boardLane }));
    expect((await stateOf(at.mia, chore))?.run?.steps.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'open',
    ]);
    expect((await board.del(`${path(chore.id)}?dueOn=${today()}`)).status).toBe(204);
    expect((await stateOf(at.mia, chore))?.run).toBeNull();
  });

  it('requires pictures once in two hours', async () => {
    await setFamilyBoard({ pictureKidIds: [at.mia.id] });
    const chore = await make({ ...mine(), steps: STEPS });
    const [first, second] = chore.steps;
    expectError(await run(chore.id), 409, 'pictures_needed');
    expectError(await mark(chore.id, first?.id), 409, 'pictures_needed');
    expectResponse(await run(chore.id, { pictures: at.mia.pattern }), 200, routineRun);
    expect((await mark(chore.id, first?.id)).status).toBe(200);
    await server.pool.query(
      `UPDATE routine_runs SET pictures = jsonb_set(pictures, '{until}', to_jsonb(now() - interval '1 second'))`,
    );
    expectError(await mark(chore.id, second?.id), 409, 'pictures_needed');
  });
});

describe('the settings of all boards', () => {
  it('are read by adults and changed by parents', async () => {
    const get = async () => expectResponse(await at.family.parent.get('/api/family/board'), 200, familyBoard);
    const before = await get();
    expect(before).toEqual({ night: { from: '21:00', until: '06:00' }, pictureKidIds: [], calendars: [] });
    expect(await setFamilyBoard({ night: null, pictureKidIds: [at.ben.id] })).toEqual({
      night: null,
      pictureKidIds: [at.ben.id],
      calendars: [],
    });
    const change = (body: object) => at.family.parent.put('/api/family/board', body);
    expectFieldError(
      await change({ night: { from: '21:00', until: '21:00' } }),
      'night.until',
      'Please choose two different times',
    );
    expectFieldError(
      await change({ pictureKidIds: [newId()] }),
      'pictureKidIds',
      'Please choose kids from your family',
    );
    expectError(await change({ night: null, expected: { night: before.night } }), 409, 'changed_meanwhile');
    expect((await viewBoard(board)).night).toBeNull();
  });
});
