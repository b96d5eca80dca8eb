import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sessions } from '@shared/tables/index';
import { Agent, type HttpResponse } from '../../tests/support/agent';
import { expectError } from '../../tests/support/expect-response';
import { createFamily, createKid, unique } from '../../tests/support/families';
import { lockWaits, startServer } from '../../tests/support/server';
import { setAdmin } from '../features/auth/admin-accounts';
import { findUserByName } from '../features/auth/users.queries';

const server = await startServer();
afterAll(() => server.close());

interface Person {
  id: string;
  table: 'users' | 'kids';
  logIn: () => Promise<HttpResponse>;
}

const people: Record<string, () => Promise<Person>> = {
  parent: async () => {
    const { user, password } = await createFamily(server);
    const input = { username: user.username, password };
    return { id: user.id, table: 'users', logIn: () => new Agent(server.url).post('/api/login', input) };
  },
  kid: async () => {
    const { id, familyCode, pattern: picturePattern } = await createKid(await createFamily(server));
    const input = { kidId: id, familyCode, picturePattern };
    return { id, table: 'kids', logIn: () => new Agent(server.url).post('/api/kids/login', input) };
  },
  admin: async () => {
    const input = { username: unique('admin'), password: 'twelve or more' };
    await setAdmin(server.db, server.deps.secrets, input);
    const row = await findUserByName(server.db, input.username);
    const logIn = () => new Agent(server.url).post('/api/auth/admin-login', input);
    return { id: row?.id ?? '', table: 'users', logIn };
  },
};

describe('a secret that changes during a login', () => {
  it.each(Object.keys(people))('rejects the login of a %s with the old one', async (role) => {
    const person = await people[role]?.();
    if (!person) throw new Error('nobody');
    const { id, table, logIn } = person;
    const [column, owner] = table === 'kids' ? ['pattern_hash', 'kid_id'] : ['password_hash', 'user_id'];
    const change = await server.pool.connect();
    try {
      await change.query('BEGIN');
      await change.query(`UPDATE ${table} SET ${column} = 'another hash' WHERE id = $1`, [id]);
      await change.query(`DELETE FROM sessions WHERE ${owner} = $1`, [id]);
      const login = logIn();
      await expect.poll(() => lockWaits(server)).toBe(1);
      await change.query('COMMIT');
      expectError(await login, 401, 'wrong_credentials');
    } finally {
      await change.query('ROLLBACK');
      change.release();
    }
    const { rows } = await server.pool.query(`SELECT FROM sessions WHERE ${owner} = $1`, [id]);
    expect(rows).toHaveLength(0);
  });

  it('sets no cookie if the secret changed after the check', async () => {
    const { user, password } = await createFamily(server);
    const { secrets } = server.deps;
    const verifyPassword = secrets.verifyPassword.bind(secrets);
    const spy = vi.spyOn(secrets, 'verifyPassword').mockImplementationOnce(async (...input) => {
      const fits = await verifyPassword(...input);
      await server.db.execute(sql`UPDATE users SET password_hash = 'another hash' WHERE id = ${user.id}`);
      return fits;
    });
    const agent = new Agent(server.url);
    try {
      expectError(
        await agent.post('/api/login', { username: user.username, password }),
        401,
        'wrong_credentials',
      );
    } finally {
      spy.mockRestore();
    }
    expect(agent.cookie).toBe('');
  });

  it('can be changed by only one of two concurrent requests', async () => {
    const { parent, user, password } = await createFamily(server);
    const other = new Agent(server.url);
    await other.post('/api/login', { username: user.username, password });
    const change = (agent: Agent, newPassword: string) =>
      agent.put('/api/user/password', { currentPassword: password, newPassword });
    const responses = await Promise.all([change(parent, 'the first one'), change(other, 'the second one')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 401]);
  });
});

describe('a session', () => {
  it('is not cached if it ends during the lookup', async () => {
    const { user } = await createFamily(server);
    const [row] = await server.db.select().from(sessions).where(eq(sessions.userId, user.id));
    const id = row?.id ?? '';
    const store = server.deps.sessions;
    const lookUp = store.findStored(id);
    store.announceEnded([id]);
    await lookUp;
    await server.db.delete(sessions).where(eq(sessions.id, id));
    expect(await store.findStored(id)).toBeNull();
  });

  it('stays ended when the response of its login arrives late', async () => {
    const { user, password } = await createFamily(server);
    await server.db.delete(sessions).where(eq(sessions.userId, user.id));
    const response = await new Agent(server.url).post('/api/login', { username: user.username, password });
    expect(response.status).toBe(200);
    const rows = await server.db.execute(sql`SELECT xmax::text FROM sessions WHERE user_id = ${user.id}`);
    // A second write could happen after the session's end.
    expect(rows.rows).toEqual([{ xmax: '0' }]);
  });
});
