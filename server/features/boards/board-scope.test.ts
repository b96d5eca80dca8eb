import { afterAll, describe, expect, it } from 'vitest';
import { device, pairedFamily, type Device } from '@shared/contracts/devices';
import { kidLoginResponse } from '@shared/contracts/kids';
import { Agent } from '../../../tests/support/agent';
import { changeDevice, check, checked, connectBoard, viewBoard } from '../../../tests/support/boards';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createKid, logInKid } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { everyDay, STEPS } from '../../../tests/support/routines';
import { today, useScheduledFamily } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

const { at, make, tabletOf, submitted } = useScheduledFamily(server);
const daily = { schedule: everyDay };
const parentOn = async (agent: Agent) => {
  const { username } = at.family.user;
  return agent.post('/api/login', { username, password: at.family.password });
};
const devices = async (agent = at.family.parent) => (await agent.get('/api/family/devices')).body as Device[];

describe('making a board', () => {
  it('from the parent’s own browser ends the session there', async () => {
    const response = await at.family.parent.post('/api/family/devices', {
      name: 'Hall',
      board: { mode: 'view' },
    });
    expect(expectResponse(response, 201, device)).toMatchObject({ board: { mode: 'view', kidIds: [] } });
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringContaining('starnest-paired=board;'));
    expectError(await at.family.parent.get('/api/kids'), 401, 'unauthorized');
    expect((await viewBoard(at.family.parent)).device.name).toBe('Hall');
  });

  it('from a tablet ends the sessions on it, and back to a tablet closes the board', async () => {
    const { agent, id } = await connectBoard(server, at.family);
    const socket = await openSocket(agent);
    await socket.join('board', id);
    expect((await changeDevice(at.family, id, { board: null })).board).toBeNull();
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expectError(await agent.get('/api/board'), 403, 'forbidden');
    expect(expectResponse(await agent.get('/api/device'), 200, pairedFamily).kids).toHaveLength(2);
    expectResponse(await logInKid(agent, at.mia), 200, kidLoginResponse);
    await changeDevice(at.family, id, { board: {} });
    expectError(await agent.get(`/api/kids/${at.mia.id}/chores`), 401, 'unauthorized');
    const paired = expectResponse(await agent.get('/api/device'), 200, pairedFamily);
    expect(paired).toMatchObject({ kids: [], turns: [], board: { mode: 'check' } });
  });

  it('accepts only the family’s kids and at most ten boards', async () => {
    const { id } = await connectBoard(server, at.family);
    const change = (board: object) => at.family.parent.put(`/api/family/devices/${id}`, { board });
    const message = 'Please choose kids from your family';
    expectFieldError(await change({ kidIds: [newId()] }), 'board.kidIds', message);
    expectFieldError(await change({ kidIds: [at.mia.id, at.mia.id] }), 'board.kidIds', message);
    expectFieldError(await at.family.parent.put(`/api/family/devices/${id}`, {}), 'name', 'Name is required');
    const one = { name: 'Board', board: {} };
    const { body } = await at.family.parent.post('/api/family/devices/pairings', one);
    for (let made = 1; made < 10; made += 1) await connectBoard(server, at.family);
    expectError(await at.family.parent.post('/api/family/devices/pairings', one), 409, 'too_many_boards');
    const { code } = body as { code: string };
    expectError(await new Agent(server.url).post('/api/devices/pair', { code }), 409, 'too_many_boards');
  });

  it('is shown to helpers, who can’t change it', async () => {
    const { id } = await connectBoard(server, at.family);
    const helper = (await addMember(at.family, 'helper')).agent;
    expect(await devices(helper)).toMatchObject([{ id, online: true, board: { mode: 'check' } }]);
    expectError(await helper.put(`/api/family/devices/${id}`, { name: 'Mine' }), 403, 'forbidden');
  });
});

describe('the cookie of a board', () => {
  it('reveals no names outside the board if kids log in on tablets only', async () => {
    const { agent } = await connectBoard(server, at.family);
    await at.family.parent.put('/api/family', { kidLogins: 'paired' });
    expectError(await agent.get(`/api/kids/family/${at.mia.familyCode}`), 404, 'not_found');
    expectError(await agent.get(`/api/kids/${at.mia.id}`), 404, 'not_found');
    expectResponse(await logInKid(agent, at.mia), 200, kidLoginResponse);
  });

  it('counts for the board even with a session, which has no effect there', async () => {
    const chore = await make({ ...daily, kidIds: [at.mia.id] });
    const { agent, id } = await connectBoard(server, at.family);
    await parentOn(agent);
    expect((await agent.get('/api/kids')).status).toBe(200);
    await changeDevice(at.family, id, { board: { mode: 'view' } });
    expectError(await check(agent, at.mia, chore), 403, 'view_only', 'This board is for looking only.');
    expectError(await agent.send('POST', '/api/board/checks', 'no JSON'), 403, 'view_only');
    expectError(await at.family.parent.get('/api/board'), 401, 'unauthorized');
  });

  it('ends an adult’s session after five idle minutes and never makes the board trusted', async () => {
    const { agent } = await connectBoard(server, at.family);
    const response = await parentOn(agent);
    expect(response.headers.getSetCookie().join()).not.toContain('starnest.device');
    const minutesLeft = async () => {
      const { rows } = await server.pool.query<{ left: string }>(
        `SELECT extract(epoch FROM expires_at - now()) / 60 AS left FROM sessions
         WHERE tablet_id IS NOT NULL AND actor_type = 'parent' AND family_id IN (SELECT family_id FROM kids WHERE id = $1)`,
        [at.mia.id],
      );
      return Math.round(Number(rows[0]?.left));
    };
    expect(await minutesLeft()).toBe(5);
    await server.pool.query(
      `UPDATE sessions SET expires_at = now() + interval '1 minute', last_seen_at = now() - interval '4 minutes', created_at = now() - interval '27 minutes'
       WHERE tablet_id IS NOT NULL`,
    );
    expect((await agent.get('/api/kids')).status).toBe(200);
    expect(await minutesLeft()).toBe(3);
  });

  it('opens no board of a suspended family', async () => {
    const { agent, id } = await connectBoard(server, at.family);
    const socket = await openSocket(agent);
    await socket.join('board', id);
    expect((await at.family.parent.post('/api/family/suspend', { proof: true })).status).toBe(204);
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expectError(await agent.get('/api/board'), 401, 'unauthorized');
  });
});

describe('the socket of a board', () => {
  it('receives changes at most once a second, and the runs of its kids', async () => {
    const { agent, id } = await connectBoard(server, at.family, { kidIds: [at.mia.id] });
    const socket = await openSocket(agent);
    expect(await socket.join('board', newId())).toEqual({ type: 'error', code: 'forbidden' });
    expect(await socket.join('board', id)).toMatchObject({ type: 'joined', channel: `board:${id}` });
    const chore = await make({ ...daily, kidIds: [at.mia.id] });
    const routine = await make({ ...daily, steps: STEPS });
    const start = (kid = at.mia) =>
      tabletOf(kid).put(`/api/kids/${kid.id}/routines/${routine.id}`, { dueOn: today(), running: true });
    await start(at.ben);
    await start();
    await submitted(at.mia, chore);
    const heard = [await socket.next(), await socket.next(), await socket.next()];
    expect(heard.map(({ type }) => type).toSorted()).toEqual([
      'board_changed',
      'board_changed',
      'routine_changed',
    ]);
    expect(heard).toContainEqual(expect.objectContaining({ type: 'routine_changed', kidId: at.mia.id }));
    expect(socket.inbox).toEqual([]);
  });

  it('receives changes of stars and saving goals only while it shows them', async () => {
    const { agent, id } = await connectBoard(server, at.family);
    const routine = await make({ ...daily, steps: STEPS });
    const socket = await openSocket(agent);
    await socket.join('board', id);
    const { parent } = at.family;
    const bonus = () => parent.post(`/api/kids/${at.mia.id}/stars`, { amount: 1, reason: 'Help' });
    expect((await bonus()).status).toBe(201);
    expect((await parent.put(`/api/kids/${at.mia.id}/goal`, { rewardId: null })).status).toBe(200);
    const run = { dueOn: today(), running: true };
    await tabletOf(at.mia).put(`/api/kids/${at.mia.id}/routines/${routine.id}`, run);
    expect(await socket.next()).toMatchObject({ type: 'routine_changed' });
    await changeDevice(at.family, id, { board: { showGoals: true } });
    expect(await socket.next()).toEqual({ type: 'board_changed' });
    await bonus();
    expect(await socket.next()).toEqual({ type: 'board_changed' });
  });

  it('ends when the board is removed', async () => {
    const { agent, id } = await connectBoard(server, at.family);
    await parentOn(agent);
    const socket = await openSocket(agent);
    await socket.join('board', id);
    expect((await at.family.parent.del(`/api/family/devices/${id}`)).status).toBe(204);
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expectError(await agent.get('/api/board'), 401, 'unauthorized');
    const { rows } = await server.pool.query<{ action: string }>(
      'SELECT action FROM audit_log WHERE target = $1 ORDER BY at, id',
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['board.add', 'board.end', 'device.remove']);
  });
});

it('a removed kid leaves the boards, and a board of only that kid shows every kid', async () => {
  const leo = await createKid(at.family, { name: 'Leo' });
  const { agent } = await connectBoard(server, at.family, { kidIds: [leo.id] });
  await checked(agent, leo, await make({ ...daily, kidIds: [leo.id] }));
  await at.family.parent.del(`/api/kids/${leo.id}`);
  const { device: settings, lanes } = await viewBoard(agent);
  expect([settings.kidIds, lanes.map(({ kid }) => kid.name)]).toEqual([[], ['Mia', 'Ben']]);
});
