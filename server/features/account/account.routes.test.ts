import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { user } from '@shared/contracts/users';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import { createAdmin, createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { addMember, removeMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { giveStars } from '../../../tests/support/stars';

const server = await startServer();
afterAll(() => server.close());

const anyone = () => new Agent(server.url);

describe('PUT /api/user', () => {
  it('changes the given fields only', async () => {
    const { parent, user: before } = await createFamily(server, {
      lastName: 'Rivera',
      familyName: 'The Riveras',
    });
    const change = {
      firstName: 'Dana',
      familyName: 'The nest',
      timezone: 'Pacific/Kiritimati',
      email: 'd@example.org',
    };
    const after = expectResponse(
      await parent.put('/api/user', { ...change, role: 'admin', familyCode: '00000' }),
      200,
      user,
    );
    const families = before.families.map((family) => ({ ...family, name: 'The nest' }));
    expect(after).toEqual({ ...before, ...change, families });
    expect(expectResponse(await parent.get('/api/user'), 200, user)).toEqual(after);
    expect(expectResponse(await parent.put('/api/user', {}), 200, user)).toEqual(after);
    expect(expectResponse(await parent.put('/api/user', { lastName: '' }), 200, user).lastName).toBeNull();
  });

  it.each([
    ['firstName', { firstName: '' }, 'First name is required'],
    ['email', { email: 'nowhere' }, 'Please enter a valid email address'],
    ['familyName', { familyName: 'f'.repeat(61) }, 'Please use 60 characters or fewer'],
  ])('refuses a bad %s', async (field, change, message) => {
    const { parent } = await createFamily(server);
    expectFieldError(await parent.put('/api/user', change), field, message);
  });
});

describe('two parents who change the family’s name concurrently', () => {
  it('never overwrite each other unnoticed', async () => {
    const family = await createFamily(server, { familyName: 'The Riveras' });
    const { agent } = await addMember(family, 'parent');
    const names = ['The Owls', 'The Larks'];
    const responses = await Promise.all(
      [family.parent, agent].map((parent, index) =>
        parent.put('/api/user', { familyName: names[index], expected: { familyName: 'The Riveras' } }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = responses.findIndex(({ status }) => status === 409);
    for (const response of responses.slice(refused, refused + 1))
      expectError(response, 409, 'changed_meanwhile');
    const now = expectResponse(await family.parent.get('/api/user'), 200, user);
    expect(now.familyName).toBe(names[1 - refused]);
    // Changes that expect the current state, or nothing, are accepted.
    const change = { familyName: 'The nest', expected: { familyName: now.familyName } };
    expectResponse(await agent.put('/api/user', change), 200, user);
    expectResponse(await agent.put('/api/user', { familyName: null }), 200, user);
  });
});

describe('a helper, and a user without a family', () => {
  it('change their own names, but not the family’s name or time zone', async () => {
    const family = await createFamily(server, { familyName: 'The Owls' });
    const { agent } = await addMember(family, 'helper');
    const changed = await agent.put('/api/user', { firstName: 'Gran', email: 'g@example.org' });
    expect(changed.body).toMatchObject({ firstName: 'Gran', email: 'g@example.org', familyName: 'The Owls' });
    for (const change of [{ familyName: 'Mine' }, { timezone: 'UTC' }])
      expectError(await agent.put('/api/user', { firstName: 'Nan', ...change }), 403, 'forbidden');
    const shown = await agent.get('/api/user');
    expect(shown.body).toMatchObject({ firstName: 'Gran', familyName: 'The Owls' });
  });

  it('change their password', async () => {
    const family = await createFamily(server);
    const { agent, password, user: person } = await addMember(family, 'helper');
    await removeMember(family, person.id);
    expectResponse(await agent.post('/api/login', { username: person.username, password }), 200, user);
    expect((await agent.put('/api/user', { firstName: 'Gran' })).body).toMatchObject({ firstName: 'Gran' });
    expectError(await agent.put('/api/user', { familyName: 'Mine' }), 403, 'no_family');
    const change = { currentPassword: password, newPassword: 'a better one' };
    expect((await agent.put('/api/user/password', change)).status).toBe(204);
  });
});

describe('PUT /api/user/password', () => {
  it('changes the password and ends the other sessions, not this one', async () => {
    const { parent, user: me, password } = await createFamily(server);
    const laptop = anyone();
    await laptop.post('/api/login', { username: me.username, password });
    const change = { currentPassword: password, newPassword: 'a better one' };
    expect((await parent.put('/api/user/password', change)).status).toBe(204);
    expectError(await laptop.get('/api/user'), 401, 'unauthorized');
    expectResponse(await parent.get('/api/user'), 200, user);
    expectError(await anyone().post('/api/login', { username: me.username, password }), 401);
    expectResponse(
      await anyone().post('/api/login', { username: me.username, password: 'a better one' }),
      200,
      user,
    );
  });

  it('requires the current password and an acceptable new one', async () => {
    const { parent, password } = await createFamily(server);
    const put = (body: object) => parent.put('/api/user/password', body);
    const wrong = expectError(await put({ currentPassword: 'not this', newPassword: 'a better one' }), 401);
    expect(wrong.message).not.toBe('Unauthorized');
    expectFieldError(
      await put({ currentPassword: password, newPassword: 'short' }),
      'newPassword',
      'Password must be at least 6 characters long',
    );
  });
});

describe('DELETE /api/family', () => {
  it('deletes every row of the family and ends its sessions', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    await giveStars(server, kid.id, 20);
    const tablet = await kidAgent(server, kid);
    expectError(await family.parent.del('/api/family', { password: 'not this' }), 401, 'wrong_credentials');
    expect((await family.parent.del('/api/family', { password: family.password })).status).toBe(204);
    expectError(await family.parent.get('/api/kids'), 401);
    expectError(await tablet.get(`/api/kids/${kid.id}/lifetime-stars`), 401);
    expectError(await anyone().get(`/api/kids/${kid.id}`), 404);
    expectError(
      await anyone().post('/api/login', { username: family.user.username, password: family.password }),
      401,
    );
    const { rows } = await server.db.execute(
      sql`SELECT count(*)::int AS taken FROM families WHERE code = ${family.user.familyCode}`,
    );
    expect(rows).toEqual([{ taken: 0 }]);
  });

  it('requires the password', async () => {
    const { parent } = await createFamily(server);
    expectFieldError(await parent.del('/api/family', {}), 'password', 'Please enter your password');
    expectResponse(await parent.get('/api/user'), 200, user);
  });
});

describe('account calls', () => {
  it.each([
    ['PUT', '/api/user', 401],
    ['PUT', '/api/user/password', 401],
    ['GET', '/api/family/export', 403],
    ['DELETE', '/api/family', 403],
  ])('%s %s is only for adults and returns %i to a kid', async (method, path, status) => {
    const kid = await kidAgent(server, await createKid(await createFamily(server)));
    expectError(await anyone().send(method, path), 401, 'unauthorized', 'Unauthorized');
    expectError(await kid.send(method, path), status);
    expectError(await (await createAdmin(server)).send(method, path), 403, 'forbidden');
  });
});
