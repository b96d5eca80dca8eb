import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { INVITE_DAYS, MAX_INVITES } from '@shared/constants';
import { invite, inviteView, member, newInvite, type NewInvite } from '@shared/contracts/members';
import { user } from '@shared/contracts/users';
import { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createFamily,
  createKid,
  kidAgent,
  unique,
  type TestFamily,
} from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';
import { purgeExpired } from '../audit/retention';

const server = await startServer();
afterAll(() => server.close());

let family: TestFamily;
beforeEach(async () => {
  family = await createFamily(server, { familyName: 'The Owls' });
});

const anyone = () => new Agent(server.url);
const make = (role: unknown = 'parent') => family.parent.post('/api/family/invites', { role });
const made = async (role = 'parent'): Promise<NewInvite> => expectResponse(await make(role), 201, newInvite);
const tokenOf = ({ url }: NewInvite) => new URL(url).pathname.split('/').at(-1) ?? '';
const view = (token: string, agent = anyone()) => agent.get(`/api/invites/${token}`);
const accept = (token: string, agent: Agent) => agent.post(`/api/invites/${token}`);
const open = async (agent = family.parent) =>
  expectResponse(await agent.get('/api/family/invites'), 200, z.array(invite));
const person = () => ({ username: unique('guest'), password: 'six or more', firstName: 'Gran' });
const register = (body: object, agent = anyone()) => agent.post('/api/register', { ...person(), ...body });
const members = async () =>
  expectResponse(await family.parent.get('/api/family/members'), 200, z.array(member));
const expire = ({ id }: NewInvite) =>
  server.pool.query(`UPDATE family_invites SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);

describe('an invitation', () => {
  it('returns its link once, appears in the list and can be withdrawn', async () => {
    const first = await made('helper');
    expect(first).toMatchObject({ role: 'helper', invitedBy: 'Robin' });
    expect(first.url).toMatch(new RegExp(`^${server.url}/invite/[\\w-]{43}$`));
    const days = (Date.parse(first.expiresAt) - Date.parse(first.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(INVITE_DAYS, 3);
    const { url: _url, ...listed } = first;
    expect(await open()).toEqual([listed]);
    const { rows } = await server.pool.query('SELECT token_hash FROM family_invites WHERE id = $1', [
      first.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(tokenOf(first));
    expect((await family.parent.del(`/api/family/invites/${first.id}`)).status).toBe(204);
    expect(await open()).toEqual([]);
    expectError(await view(tokenOf(first)), 404, 'not_found');
    expectError(await family.parent.del(`/api/family/invites/${first.id}`), 404, 'not_found');
  });

  it('sends an event to the other parents when it is created or withdrawn', async () => {
    const other = await addMember(family, 'parent');
    const desk = await openSocket(other.agent);
    await desk.join('parent', other.user.id);
    const { id } = await made();
    expect(await desk.next()).toEqual({ type: 'members_changed' });
    await family.parent.del(`/api/family/invites/${id}`);
    expect(await desk.next()).toEqual({ type: 'members_changed' });
  });

  it('shows the family, the inviting parent and the role to anyone with the link', async () => {
    const token = tokenOf(await made('helper'));
    const shown = { familyName: 'The Owls', invitedBy: 'Robin', role: 'helper' };
    expect(expectResponse(await view(token), 200, inviteView)).toEqual(shown);
    expect(expectResponse(await view(token, family.parent), 200, inviteView)).toEqual(shown);
  });

  it('returns the same 404 if it is unknown, used, expired or withdrawn', async () => {
    const [used, expired, withdrawn] = [await made(), await made(), await made()];
    expectResponse(await register({ inviteToken: tokenOf(used) }), 201, user);
    await expire(expired);
    await family.parent.del(`/api/family/invites/${withdrawn.id}`);
    const stranger = await createFamily(server);
    for (const token of ['nonsense', ...[used, expired, withdrawn].map(tokenOf)]) {
      const text = 'This invitation is no longer valid';
      expectError(await view(token), 404, 'not_found', text);
      expectError(await accept(token, stranger.parent), 404, 'not_found', text);
      const guest = person();
      expectError(await register({ ...guest, inviteToken: token }), 404, 'not_found', text);
      const login = { username: guest.username, password: guest.password };
      expectError(await anyone().post('/api/login', login), 401);
    }
    expect(await open()).toEqual([]);
    await purgeExpired(server.deps);
    const { rows } = await server.pool.query('SELECT id FROM family_invites WHERE id = $1', [expired.id]);
    expect(rows).toEqual([]);
  });

  it('is limited to ten per family, even with concurrent requests, not counting expired ones', async () => {
    const responses = await Promise.all(Array.from({ length: MAX_INVITES + 3 }, () => make()));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(MAX_INVITES);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'too_many_invites', params: { max: MAX_INVITES } });
    const [first] = await open();
    await server.pool.query('UPDATE family_invites SET expires_at = now() WHERE id = $1', [first?.id]);
    expect((await make()).status).toBe(201);
  });

  it.each(['owner', 'boss', '', undefined, 7])('returns 400 for the role %j', async (role) => {
    expectFieldError(await make(role ?? null), 'role', 'Please choose a role');
  });

  it('returns 404 to another family', async () => {
    const { id } = await made();
    const other = await createFamily(server);
    expectError(await other.parent.del(`/api/family/invites/${id}`), 404, 'not_found');
    expect(await open(other.parent)).toEqual([]);
    expect(await open()).toHaveLength(1);
  });

  it('opens after many unknown tokens from the same address', async () => {
    for (let count = 0; count < 25; count += 1)
      expectError(await anyone().get(`/api/invites/guess-${count}`), 404, 'not_found');
    expectResponse(await anyone().get(`/api/invites/${tokenOf(await made())}`), 200, inviteView);
  });
});

describe('joining by an invitation', () => {
  it('makes a new account a member without creating a family', async () => {
    const guest = anyone();
    const token = tokenOf(await made('helper'));
    const joined = expectResponse(
      await register({ inviteToken: token, familyName: 'Ignored' }, guest),
      201,
      user,
    );
    expect(joined).toMatchObject({ familyName: 'The Owls', familyRole: 'helper' });
    expect(joined.families).toEqual([{ id: expect.any(String), name: 'The Owls', role: 'helper' }]);
    expect((await members()).map(({ role }) => role)).toEqual(['owner', 'helper']);
    expectError(await guest.post('/api/chores', { name: 'Rake' }), 403, 'forbidden');
    expect((await guest.get('/api/chores')).status).toBe(200);
  });

  it('adds an existing account to the family and switches to it', async () => {
    const stranger = await createFamily(server, { familyName: 'The Foxes' });
    const joined = expectResponse(await accept(tokenOf(await made()), stranger.parent), 200, user);
    expect(joined).toMatchObject({ id: stranger.user.id, familyName: 'The Owls', familyRole: 'parent' });
    expect(joined.families.map(({ name, role }) => [name, role])).toEqual([
      ['The Foxes', 'owner'],
      ['The Owls', 'parent'],
    ]);
    expect((await stranger.parent.get('/api/user')).body).toEqual(joined);
    expect((await stranger.parent.post('/api/chores', { name: 'Rake' })).status).toBe(201);
    expect((await family.parent.get('/api/chores')).body).toMatchObject([{ name: 'Rake' }]);
  });

  it('succeeds for only one of several concurrent requests', async () => {
    const token = tokenOf(await made());
    const stranger = await createFamily(server);
    const answers = await Promise.all([
      register({ inviteToken: token }),
      register({ inviteToken: token }),
      accept(token, stranger.parent),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(2);
    expect(await members()).toHaveLength(2);
  });

  it('returns 409 to members and keeps the invitation open', async () => {
    const token = tokenOf(await made());
    for (const agent of [family.parent, (await addMember(family, 'helper')).agent])
      expectError(await accept(token, agent), 409, 'already_member');
    expect((await view(token)).status).toBe(200);
  });

  it('leaves the invitation open if the username already exists', async () => {
    const token = tokenOf(await made());
    const taken = await register({ inviteToken: token, username: family.user.username });
    expectError(taken, 409, 'username_taken');
    expect((await view(token)).status).toBe(200);
  });

  it('is rejected for kids, admins and signed-out visitors', async () => {
    const token = tokenOf(await made());
    const tablet = await kidAgent(server, await createKid(family));
    expectError(await accept(token, tablet), 403, 'forbidden');
    expectError(await accept(token, await createAdmin(server)), 403, 'forbidden');
    expectError(await accept(token, anyone()), 401, 'unauthorized');
    expectError(await family.parent.del(`/api/family/invites/${newId()}`), 404, 'not_found');
  });
});
