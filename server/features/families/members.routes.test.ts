import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parentFamily } from '@shared/contracts/families';
import { member, newInvite, type Member } from '@shared/contracts/members';
import { user } from '@shared/contracts/users';
import { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, kidAgent, type TestFamily } from '../../../tests/support/families';
import { addMember, agentIn, joinFamily, type TestMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

let family: TestFamily;
let parent: TestMember;
let helper: TestMember;
beforeEach(async () => {
  family = await createFamily(server);
  parent = await addMember(family);
  helper = await addMember(family, 'helper');
});

const membersOf = async (agent = family.parent): Promise<Member[]> =>
  expectResponse(await agent.get('/api/family/members'), 200, z.array(member));
const rolesNow = async () => (await membersOf(helper.agent)).map(({ userId, role }) => [userId, role]);
const change = (userId: string, role: unknown, agent = family.parent) =>
  agent.put(`/api/family/members/${userId}`, { role });
const remove = (userId: string, agent = family.parent) => agent.del(`/api/family/members/${userId}`);
const chore = (agent: Agent) => agent.post('/api/chores', { name: 'Rake' });

describe('GET /api/family/members', () => {
  it('lists the adults to every adult, starting with the owner', async () => {
    const [owner, ...others] = await membersOf();
    expect(owner).toMatchObject({
      userId: family.user.id,
      firstName: 'Robin',
      lastName: null,
      username: family.user.username,
      role: 'owner',
    });
    expect(others.map(({ role, firstName }) => [role, firstName])).toEqual([
      ['parent', 'Kim'],
      ['helper', 'Kim'],
    ]);
    for (const { agent } of [parent, helper]) expect(await membersOf(agent)).toHaveLength(3);
  });
});

describe('PUT /api/family/members/:userId', () => {
  it("changes a member's rights immediately in every browser", async () => {
    const elsewhere = await agentIn(family, helper.user.id, 'helper');
    for (const agent of [helper.agent, elsewhere]) expectError(await chore(agent), 403, 'forbidden');
    const changed = expectResponse(await change(helper.user.id, 'parent'), 200, member);
    expect(changed).toMatchObject({ userId: helper.user.id, role: 'parent' });
    for (const agent of [helper.agent, elsewhere]) expect((await chore(agent)).status).toBe(201);
    await change(helper.user.id, 'helper');
    expectError(await chore(helper.agent), 403, 'forbidden');
    expect((await helper.agent.get('/api/user')).body).toMatchObject({ familyRole: 'helper' });
  });

  it('transfers ownership and makes the former owner a parent', async () => {
    expectResponse(await change(parent.user.id, 'owner'), 200, member);
    expect(await rolesNow()).toEqual([
      [parent.user.id, 'owner'],
      [family.user.id, 'parent'],
      [helper.user.id, 'helper'],
    ]);
    expectError(await change(helper.user.id, 'parent'), 403, 'forbidden');
    expectError(await family.parent.del('/api/family', { password: family.password }), 403, 'forbidden');
    expectResponse(await change(helper.user.id, 'parent', parent.agent), 200, member);
  });

  it('leaves one owner after concurrent transfers', async () => {
    const named = await Promise.all([parent, helper].map(({ user: { id } }) => change(id, 'owner')));
    expect(named.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await rolesNow()).filter(([, role]) => role === 'owner')).toHaveLength(1);
  });

  it('does not let the owner step down', async () => {
    for (const role of ['parent', 'helper'])
      expectError(await change(family.user.id, role), 409, 'last_owner');
    expectResponse(await change(family.user.id, 'owner'), 200, member);
    expect((await rolesNow())[0]).toEqual([family.user.id, 'owner']);
  });

  it('is for the owner only and for members of the family', async () => {
    for (const { agent } of [parent, helper]) {
      expectError(await change(helper.user.id, 'parent', agent), 403, 'forbidden');
      expectError(await change(newId(), 'parent', agent), 403, 'forbidden');
    }
    const other = await createFamily(server);
    for (const id of [other.user.id, newId(), 'nobody'])
      expectError(await change(id, 'parent'), 404, 'not_found', 'Member not found');
    const tablet = await kidAgent(server, await createKid(family));
    expectError(await change(helper.user.id, 'parent', tablet), 403, 'forbidden');
  });

  it.each(['boss', '', null, undefined, 7])('returns 400 for the role %j', async (role) => {
    expectFieldError(await change(helper.user.id, role), 'role', 'Please choose a role');
  });
});

describe('DELETE /api/family/members/:userId', () => {
  it("ends the member's sessions and sockets in this family immediately", async () => {
    const socket = await openSocket(helper.agent);
    await socket.join('parent', helper.user.id);
    expect((await remove(helper.user.id)).status).toBe(204);
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expectError(await helper.agent.get('/api/kids'), 401, 'unauthorized');
    expect(await membersOf()).toHaveLength(2);
    const { username } = helper.user;
    const again = new Agent(server.url);
    const login = await again.post('/api/login', { username, password: helper.password });
    expect(expectResponse(login, 200, user)).toMatchObject({ families: [], familyRole: null });
    expectError(await again.get('/api/kids'), 403, 'no_family');
    expectError(await remove(helper.user.id), 404, 'not_found', 'Member not found');
  });

  it('lets parents and helpers leave, but not remove others', async () => {
    for (const [who, other] of [
      [parent, helper],
      [helper, parent],
    ] as const) {
      expectError(await remove(other.user.id, who.agent), 403, 'forbidden');
      expectError(await remove(family.user.id, who.agent), 403, 'forbidden');
    }
    for (const { agent, user: person } of [parent, helper])
      expect((await remove(person.id, agent)).status).toBe(204);
    expect(await membersOf()).toHaveLength(1);
  });

  it('does not let the owner leave', async () => {
    expectError(await remove(family.user.id), 409, 'last_owner');
  });

  it("keeps the member's access to another family", async () => {
    const other = await createFamily(server);
    await joinFamily(other, parent.user.id);
    const there = await agentIn(other, parent.user.id);
    await remove(parent.user.id);
    expectError(await parent.agent.get('/api/kids'), 401);
    expect((await there.get('/api/kids')).status).toBe(200);
    expectError(await remove(other.user.id), 404, 'not_found');
  });

  it("withdraws the member's invitations", async () => {
    const made = await parent.agent.post('/api/family/invites', { role: 'parent' });
    const { url } = expectResponse(made, 201, newInvite);
    await remove(parent.user.id);
    const token = url.split('/').at(-1) ?? '';
    expectError(await new Agent(server.url).get(`/api/invites/${token}`), 404, 'not_found');
  });
});

describe('POST /api/family/code', () => {
  it('replaces the code immediately and keeps every session', async () => {
    const kid = await createKid(family);
    const tablet = await kidAgent(server, kid);
    const old = family.user.familyCode;
    expect((await tablet.get(`/api/kids/family/${old}/chores`)).status).toBe(200);
    const { code } = expectResponse(await family.parent.post('/api/family/code'), 200, parentFamily);
    expect(code).not.toBe(old);
    const anyone = new Agent(server.url);
    expectError(await anyone.get(`/api/kids/family/${old}`), 404, 'not_found');
    expect((await anyone.get(`/api/kids/family/${code}`)).status).toBe(200);
    for (const agent of [tablet, family.parent, helper.agent]) {
      expect((await agent.get(`/api/kids/family/${code}/chores`)).status).toBe(200);
      expectError(await agent.get(`/api/kids/family/${old}/chores`), 404, 'not_found');
    }
    const pictures = { kidId: kid.id, picturePattern: kid.pattern };
    expectError(await anyone.post('/api/kids/login', { ...pictures, familyCode: old }), 401);
    expect((await anyone.post('/api/kids/login', { ...pictures, familyCode: code })).status).toBe(200);
  });
});
