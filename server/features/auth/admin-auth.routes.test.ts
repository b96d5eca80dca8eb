import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '@shared/contracts/users';
import { auditLog } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { clearAuditLog } from '../../../tests/support/audit-log';
import { expectResponse, expectError } from '../../../tests/support/expect-response';
import { createFamily, unique } from '../../../tests/support/families';
import { startServer, type TestServer } from '../../../tests/support/server';
import { setAdmin } from './admin-accounts';

const server = await startServer({ rateLimitMultiplier: 10 });
afterAll(() => server.close());

const anyone = () => new Agent(server.url);

async function admin() {
  const credentials = { username: unique('admin'), password: 'twelve or more' };
  await setAdmin(server.db, server.deps.secrets, credentials);
  return credentials;
}

describe('POST /api/auth/admin-login', () => {
  it('signs an admin in', async () => {
    const agent = anyone();
    expect(expectResponse(await agent.post('/api/auth/admin-login', await admin()), 200, user).role).toBe(
      'admin',
    );
    expect((await agent.get('/api/user')).status).toBe(200);
  });

  it('responds the same to wrong credentials and unknown names', async () => {
    const { username } = await admin();
    for (const input of [
      { username, password: 'not this' },
      { username: unique('nobody'), password: 'not this' },
    ]) {
      expectError(
        await anyone().post('/api/auth/admin-login', input),
        401,
        undefined,
        'Invalid admin credentials',
      );
    }
  });

  it('rejects a parent without starting a session', async () => {
    const family = await createFamily(server);
    const agent = anyone();
    const input = { username: family.user.username, password: family.password };
    expectError(
      await agent.post('/api/auth/admin-login', input),
      403,
      'forbidden',
      'Admin privileges required.',
    );
    expectError(await agent.get('/api/user'), 401);
  });

  it.each([{}, { username: 'admin' }, { password: 'x' }])('needs both texts: %j', async (body) => {
    expectError(
      await anyone().post('/api/auth/admin-login', body),
      400,
      'validation',
      'Please enter both username and password',
    );
  });

  it('audits every attempt, without the name', async () => {
    const credentials = await admin();
    await clearAuditLog(server.db);
    await anyone().post('/api/auth/admin-login', { ...credentials, password: 'not this' });
    await anyone().post('/api/auth/admin-login', credentials);
    const lines = await server.db.select().from(auditLog).orderBy(auditLog.at);
    expect(lines.map(({ action, outcome, actorType }) => ({ action, outcome, actorType }))).toEqual([
      { action: 'admin.login', outcome: 'refused', actorType: 'anonymous' },
      { action: 'admin.login', outcome: 'ok', actorType: 'admin' },
    ]);
    expect(JSON.stringify(lines)).not.toContain(credentials.username);
  });

  describe('after five wrong passwords from one address', { timeout: 120_000 }, () => {
    const credentials = { username: 'root.of.all', password: 'twelve or more' };
    const wrong = { ...credentials, password: 'not this' };
    let strict: TestServer;
    let own: Agent;
    const logIn = (agent: Agent, input: object, address: string) =>
      agent.post('/api/auth/admin-login', input, { 'X-Forwarded-For': address });
    const stranger = () => new Agent(strict.url);

    beforeAll(async () => {
      strict = await startServer({ trustProxy: 1 });
      await setAdmin(strict.db, strict.deps.secrets, credentials);
      own = new Agent(strict.url);
      expectResponse(await logIn(own, credentials, '192.0.2.1'), 200, user);
      await clearAuditLog(strict.db);
      for (let attempts = 0; attempts < 5; attempts += 1)
        expectError(await logIn(stranger(), wrong, '192.0.2.66'), 401);
    });
    afterAll(() => strict.close());

    it('blocks the address for half an hour, even with the right password', async () => {
      const response = await logIn(stranger(), credentials, '192.0.2.66');
      expectError(response, 429, 'rate_limited');
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(25 * 60);
    });

    it('lets the admin in from another address, and on a known device from the same address', async () => {
      expectResponse(await logIn(stranger(), credentials, '192.0.2.2'), 200, user);
      expectResponse(await logIn(own, credentials, '192.0.2.66'), 200, user);
    });

    it('writes nothing for rejected attempts', async () => {
      const lines = async () => (await strict.db.select().from(auditLog)).length;
      const before = await lines();
      const attempts = Array.from({ length: 200 }, () => logIn(stranger(), wrong, '192.0.2.66'));
      const statuses = new Set((await Promise.all(attempts)).map(({ status }) => status));
      expect([...statuses].filter((status) => status !== 429 && status !== 503)).toEqual([]);
      expect(await lines()).toBe(before);
    });

    it('locks unknown devices out after a hundred a day from all addresses, but never a known one', async () => {
      let judged = 5;
      for (let network = 1; network <= 30; network += 1) {
        for (let attempts = 0; attempts < 5; attempts += 1) {
          const { status } = await logIn(stranger(), wrong, `198.51.100.${network}`);
          if (status === 401) judged += 1;
        }
      }
      expect(judged).toBe(100);
      expectError(await logIn(stranger(), credentials, '192.0.2.3'), 429);
      expectResponse(await logIn(own, credentials, '192.0.2.66'), 200, user);
    });
  });
});
