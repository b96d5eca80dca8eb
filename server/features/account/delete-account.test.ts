import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { pairTablet } from '../../../tests/support/boards';
import { expectError, expectFieldError } from '../../../tests/support/expect-response';
import { createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';

const server = await startServer();
afterAll(() => server.close());

const accounts = (id: string) => server.db.select().from(users).where(eq(users.id, id));

describe('deleting an account', () => {
  it('deletes a user without a family and their sessions', async () => {
    const family = await createFamily(server);
    const { agent, user, password } = await addMember(family);
    await agent.del(`/api/family/members/${user.id}`);
    const alone = new Agent(server.url);
    await alone.post('/api/login', { username: user.username, password });
    expectError(await alone.del('/api/user', { password: 'wrong one' }), 401, 'wrong_credentials');
    expect(await accounts(user.id)).toHaveLength(1);
    expect((await alone.del('/api/user', { password })).status).toBe(204);
    expect(await accounts(user.id)).toEqual([]);
    expectError(await alone.get('/api/user'), 401);
    expectError(await alone.post('/api/login', { username: user.username, password }), 401);
  });

  it('removes a member from their family with everything they set up there', async () => {
    const family = await createFamily(server);
    const { agent, password } = await addMember(family);
    const tablet = await pairTablet(agent);
    const socket = await openSocket(family.parent);
    await socket.join('parent', family.user.id);
    expect((await agent.del('/api/user', { password })).status).toBe(204);
    expect(await socket.next()).toEqual({ type: 'members_changed' });
    expectError(await tablet.get('/api/device'), 404);
    expect((await family.parent.get('/api/family/members')).body).toMatchObject([{ userId: family.user.id }]);
    await socket.close();
  });

  it('is rejected for the owner of a family', async () => {
    const { parent, user, password } = await createFamily(server);
    expectError(await parent.del('/api/user', { password }), 409, 'owns_family');
    await parent.post('/api/family/suspend', { password });
    const agent = new Agent(server.url);
    await agent.post('/api/login', { username: user.username, password });
    expectError(await agent.del('/api/user', { password }), 409, 'owns_family');
    expect(await accounts(user.id)).toHaveLength(1);
  });

  it('requires the password or a fresh proof', async () => {
    const { agent, user } = await addMember(await createFamily(server));
    for (const body of [{}, { proof: false }])
      expectFieldError(await agent.del('/api/user', body), 'password', 'Please enter your password');
    expectError(
      await agent.del('/api/user', { password: 'wrong one', proof: true }),
      401,
      'wrong_credentials',
    );
    expect(await accounts(user.id)).toHaveLength(1);
    expect((await agent.del('/api/user', { proof: true })).status).toBe(204);
    expect(await accounts(user.id)).toEqual([]);
  });

  it('requires a signed-in parent', async () => {
    const kid = await kidAgent(server, await createKid(await createFamily(server)));
    for (const agent of [kid, new Agent(server.url)])
      expectError(await agent.del('/api/user', { password: 'six or more' }), 401, 'unauthorized');
  });
});
