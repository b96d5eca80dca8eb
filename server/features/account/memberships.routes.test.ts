import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { user, type User } from '@shared/contracts/users';
import { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createChore,
  createFamily,
  createKid,
  idOfFamily,
  kidAgent,
  type TestFamily,
} from '../../../tests/support/families';
import { addMember, joinFamily, removeMember, type TestMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

const idOf = (family: TestFamily) => idOfFamily(server, family.user.familyCode);

describe('POST /api/user/family', () => {
  let here: TestFamily;
  let there: TestFamily;
  let person: TestMember;
  beforeEach(async () => {
    [here, there] = [
      await createFamily(server, { familyName: 'Here' }),
      await createFamily(server, { familyName: 'There' }),
    ];
    person = await addMember(here);
    await joinFamily(there, person.user.id, 'helper');
  });
  const goTo = async (familyId: unknown, agent = person.agent) =>
    agent.post('/api/user/family', { familyId });
  const wentTo = async (family: TestFamily): Promise<User> =>
    expectResponse(await goTo(await idOf(family)), 200, user);

  it('switches the session to the other family, with the role there, and back', async () => {
    const [mine, theirs] = [await createChore(here), await createChore(there)];
    const moved = await wentTo(there);
    expect(moved).toMatchObject({ familyName: 'There', familyRole: 'helper' });
    expect(moved.families).toEqual([
      { id: await idOf(here), name: 'Here', role: 'parent' },
      { id: await idOf(there), name: 'There', role: 'helper' },
    ]);
    expect((await person.agent.get('/api/user')).body).toEqual(moved);
    expect((await person.agent.get('/api/chores')).body).toMatchObject([{ id: theirs.id }]);
    expectError(await person.agent.put(`/api/chores/${theirs.id}`, { name: 'Rake' }), 403, 'forbidden');
    expect(await wentTo(here)).toMatchObject({ familyName: 'Here', familyRole: 'parent' });
    expect((await person.agent.get('/api/chores')).body).toMatchObject([{ id: mine.id }]);
    expect((await person.agent.put(`/api/chores/${mine.id}`, { name: 'Rake' })).status).toBe(200);
  });

  it('affects no other browser, and the next login opens this family', async () => {
    const login = { username: person.user.username, password: person.password };
    const other = new Agent(server.url);
    expect((await other.post('/api/login', login)).body).toMatchObject({ familyName: 'Here' });
    await wentTo(there);
    expect((await other.get('/api/user')).body).toMatchObject({ familyName: 'Here' });
    const next = await new Agent(server.url).post('/api/login', login);
    expect(next.body).toMatchObject({ familyName: 'There' });
  });

  it('notifies and moves the open socket, because another tab may use it', async () => {
    const socket = await openSocket(person.agent);
    await socket.join('parent', person.user.id);
    await wentTo(there);
    expect(await socket.next()).toEqual({ type: 'family_changed' });
    await createChore(here);
    await createChore(there);
    expect(await socket.next()).toEqual({ type: 'chores_changed' });
    await wentTo(here);
    expect(await socket.next()).toEqual({ type: 'family_changed' });
    await there.parent.put('/api/family', { name: 'Elsewhere' });
    await createKid(here);
    expect(await socket.next()).toEqual({ type: 'kids_changed' });
    expect(socket.inbox).toEqual([]);
    await socket.close();
  });

  it('returns 404 for a family that the user doesn’t belong to', async () => {
    const other = await createFamily(server);
    for (const id of [await idOf(other), newId(), 'nowhere'])
      expectError(await goTo(id), 404, 'not_found', 'Family not found');
    expectFieldError(await goTo(undefined), 'familyId', 'familyId is required');
    expect((await person.agent.get('/api/user')).body).toMatchObject({ familyName: 'Here' });
  });

  it('rejects kids, admins and visitors', async () => {
    const tablet = await kidAgent(server, await createKid(here));
    const id = await idOf(here);
    expectError(await goTo(id, tablet), 401, 'unauthorized', 'Unauthorized');
    expectError(await goTo(id, new Agent(server.url)), 401, 'unauthorized');
    expectError(await goTo(id, await createAdmin(server)), 403, 'forbidden');
  });

  it('ends only the sessions in the family that was left', async () => {
    const other = new Agent(server.url);
    await other.post('/api/login', { username: person.user.username, password: person.password });
    await wentTo(there);
    await removeMember(here, person.user.id);
    expectError(await other.get('/api/user'), 401);
    expect((await person.agent.get('/api/user')).body).toMatchObject({ familyName: 'There' });
    expectError(await goTo(await idOf(here)), 404, 'not_found');
  });
});

describe('POST /api/family', () => {
  const found = (agent: Agent, body: object = {}) => agent.post('/api/family', body);

  async function withoutFamily() {
    const family = await createFamily(server);
    const left = await addMember(family);
    await removeMember(family, left.user.id);
    const { username } = left.user;
    await left.agent.post('/api/login', { username, password: left.password });
    return left.agent;
  }

  it('creates a family for a user without one and switches to it', async () => {
    const agent = await withoutFamily();
    expectError(await agent.get('/api/kids'), 403, 'no_family');
    const body = { familyName: 'The Owls', timezone: 'Europe/Berlin' };
    const made = expectResponse(await found(agent, body), 201, user);
    expect(made).toMatchObject({
      ...body,
      familyRole: 'owner',
      familyCode: expect.stringMatching(/^\d{5}$/),
    });
    expect(made.families).toMatchObject([{ name: 'The Owls', role: 'owner' }]);
    expect((await agent.get('/api/kids')).body).toEqual([]);
    expect((await agent.post('/api/chores', { name: 'Rake' })).status).toBe(201);
  });

  it('requires no name and no time zone', async () => {
    const made = expectResponse(await found(await withoutFamily()), 201, user);
    expect(made).toMatchObject({ familyName: null, timezone: 'UTC' });
  });

  it('lets a helper or parent without a family create one, only once, also concurrently', async () => {
    const { agent } = await addMember(await createFamily(server), 'helper');
    const answers = await Promise.all([found(agent), found(agent)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expectError(await found(agent), 409, 'already_owner');
    expectError(await found((await createFamily(server)).parent), 409, 'already_owner');
  });

  it('returns 400 for an unknown time zone', async () => {
    const response = await found(await withoutFamily(), { timezone: 'Mars/Base' });
    expectFieldError(response, 'timezone', 'Please choose a time zone');
  });
});
