import { afterAll, describe, expect, it } from 'vitest';
import { user } from '@shared/contracts/users';
import { auditLog } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { answered, refused } from '../../../tests/support/answers';
import { createFamily, unique } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { AdminNameTakenError, ensureAdmin, generateFirstAdmin } from './ensure-admin';

const server = await startServer({ rateLimitMultiplier: 10 });
afterAll(() => server.close());

const anyone = () => new Agent(server.url);

async function admin() {
  const credentials = { username: unique('admin'), password: 'twelve or more' };
  await ensureAdmin(server.db, server.deps.secrets, credentials);
  return credentials;
}

describe('POST /api/auth/admin-login', () => {
  it('signs an admin in', async () => {
    const agent = anyone();
    expect(answered(await agent.post('/api/auth/admin-login', await admin()), 200, user).role).toBe('admin');
    expect((await agent.get('/api/user')).status).toBe(200);
  });

  it('answers wrong credentials and unknown names alike', async () => {
    const { username } = await admin();
    for (const input of [
      { username, password: 'not this' },
      { username: unique('nobody'), password: 'not this' },
    ]) {
      refused(
        await anyone().post('/api/auth/admin-login', input),
        401,
        undefined,
        'Invalid admin credentials',
      );
    }
  });

  it('turns a parent away without a session', async () => {
    const family = await createFamily(server);
    const agent = anyone();
    const input = { username: family.user.username, password: family.password };
    refused(await agent.post('/api/auth/admin-login', input), 403, 'forbidden', 'Admin privileges required.');
    refused(await agent.get('/api/user'), 401);
  });

  it.each([{}, { username: 'admin' }, { password: 'x' }])('needs both texts: %j', async (body) => {
    refused(
      await anyone().post('/api/auth/admin-login', body),
      400,
      'validation',
      'Please enter both username and password',
    );
  });

  it('writes every attempt to the audit log, without the name', async () => {
    const credentials = await admin();
    await server.db.delete(auditLog);
    await anyone().post('/api/auth/admin-login', { ...credentials, password: 'not this' });
    await anyone().post('/api/auth/admin-login', credentials);
    const lines = await server.db.select().from(auditLog).orderBy(auditLog.at);
    expect(lines.map(({ action, outcome, actorType }) => ({ action, outcome, actorType }))).toEqual([
      { action: 'admin.login', outcome: 'refused', actorType: 'anonymous' },
      { action: 'admin.login', outcome: 'ok', actorType: 'admin' },
    ]);
    expect(JSON.stringify(lines)).not.toContain(credentials.username);
  });

  it('locks an account after five failures', async () => {
    const strict = await startServer();
    try {
      const credentials = { username: 'root.of.all', password: 'twelve or more' };
      await ensureAdmin(strict.db, strict.deps.secrets, credentials);
      const attempt = (password: string) =>
        new Agent(strict.url).post('/api/auth/admin-login', { username: credentials.username, password });
      for (let tries = 0; tries < 5; tries += 1) refused(await attempt('not this'), 401);
      const answer = await attempt(credentials.password);
      refused(answer, 429, 'rate_limited');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(25 * 60);
    } finally {
      await strict.close();
    }
  });
});

describe('the admin of the settings', () => {
  it('gets the new password when the settings change', async () => {
    const credentials = await admin();
    await ensureAdmin(server.db, server.deps.secrets, { ...credentials, password: 'another long one' });
    refused(await anyone().post('/api/auth/admin-login', credentials), 401);
    const changed = { ...credentials, password: 'another long one' };
    answered(await anyone().post('/api/auth/admin-login', changed), 200, user);
  });

  it('never takes over a parent of the same name', async () => {
    const family = await createFamily(server);
    const name = { username: family.user.username, password: 'twelve or more' };
    await expect(ensureAdmin(server.db, server.deps.secrets, name)).rejects.toThrow(AdminNameTakenError);
  });

  it('is generated once only', async () => {
    const fresh = await startServer();
    try {
      const first = await generateFirstAdmin(fresh.db, fresh.deps.secrets);
      expect(first?.password).toMatch(/^[\w]{20}$/);
      answered(await new Agent(fresh.url).post('/api/auth/admin-login', first ?? {}), 200, user);
      expect(await generateFirstAdmin(fresh.db, fresh.deps.secrets)).toBeNull();
    } finally {
      await fresh.close();
    }
  });
});
