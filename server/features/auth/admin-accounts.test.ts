import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '@shared/contracts/users';
import { auditLog, users } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError } from '../../../tests/support/expect-response';
import { createFamily, unique } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import {
  AdminNameTakenError,
  applyAdminSettings,
  generateFirstAdmin,
  removeAdmin,
  setAdmin,
  type AdminCredentials,
} from './admin-accounts';

const server = await startServer({ rateLimitMultiplier: 10 });
afterAll(() => server.close());
const { db, secrets, sessions } = server.deps;

beforeEach(() => db.update(users).set({ fromSettings: false }));

const make = (): AdminCredentials => ({ username: unique('ops'), password: 'first password' });
const logIn = async (credentials: AdminCredentials) => {
  const agent = new Agent(server.url);
  return { agent, response: await agent.post('/api/auth/admin-login', credentials) };
};
const signedIn = async (credentials: AdminCredentials) => {
  const { agent, response } = await logIn(credentials);
  return { agent, id: expectResponse(response, 200, user).id };
};
const start = async (credentials: AdminCredentials) =>
  sessions.announceEnded(await applyAdminSettings(db, secrets, credentials));
const lines = async (target: string) => {
  const rows = await db.select().from(auditLog).where(eq(auditLog.target, target)).orderBy(auditLog.at);
  return rows.map(({ action, actorType, outcome }) => `${actorType} ${action} ${outcome}`);
};

describe('the admin in the settings', () => {
  it('is created once, and kept by a start with the same settings', async () => {
    const credentials = make();
    await start(credentials);
    const { agent, id } = await signedIn(credentials);
    await start(credentials);
    expect((await agent.get('/api/user')).status).toBe(200);
    expect(await lines(id)).toEqual(['system admin.create ok']);
  });

  it('with a new password loses the old one and all sessions, and the change is audited', async () => {
    const credentials = make();
    await start(credentials);
    const { agent, id } = await signedIn(credentials);
    const changed = { ...credentials, password: 'another long one' };
    await start(changed);
    expectError(await agent.get('/api/user'), 401);
    expectError((await logIn(credentials)).response, 401);
    expectResponse((await logIn(changed)).response, 200, user);
    expect(await lines(id)).toEqual(['system admin.create ok', 'system admin.password ok']);
  });

  it('is closed with all sessions when the settings name another admin', async () => {
    const [former, next, byCommand] = [make(), make(), make()];
    await setAdmin(db, secrets, byCommand);
    await start(former);
    const { agent, id } = await signedIn(former);
    const other = await signedIn(byCommand);
    await start(next);
    expectError(await agent.get('/api/user'), 401);
    expectError((await logIn(former)).response, 401);
    expectResponse((await logIn(next)).response, 200, user);
    expect((await other.agent.get('/api/user')).status).toBe(200);
    expect(await lines(id)).toEqual(['system admin.create ok', 'system admin.remove ok']);
  });

  it('takes over an account that the command created', async () => {
    const [credentials, next] = [make(), make()];
    await setAdmin(db, secrets, credentials);
    await start({ ...credentials, username: credentials.username.toUpperCase() });
    await start(next);
    expectError((await logIn(credentials)).response, 401);
  });

  it('never takes over a parent with the same name', async () => {
    const family = await createFamily(server);
    const name = { username: family.user.username, password: 'twelve or more' };
    await expect(applyAdminSettings(db, secrets, name)).rejects.toThrow(AdminNameTakenError);
    expect((await family.parent.get('/api/user')).status).toBe(200);
  });

  it('is created once by two processes that start at the same time', async () => {
    const credentials = make();
    await Promise.all([start(credentials), start(credentials)]);
    const { id } = await signedIn(credentials);
    expect(await lines(id)).toContain('system admin.create ok');
  });
});

describe('removeAdmin', () => {
  it('closes the account with all sessions, and audits it', async () => {
    const credentials = make();
    await setAdmin(db, secrets, credentials);
    const { agent, id } = await signedIn(credentials);
    expect(await removeAdmin(db, credentials.username.toUpperCase())).toBe(true);
    await expect.poll(async () => (await agent.get('/api/user')).status, { timeout: 5000 }).toBe(401);
    expectError((await logIn(credentials)).response, 401);
    expect(await lines(id)).toEqual(['system admin.create ok', 'system admin.remove ok']);
  });

  it('removes no parent and no unknown account', async () => {
    const { user: parent } = await createFamily(server);
    expect(await removeAdmin(db, parent.username)).toBe(false);
    expect(await removeAdmin(db, unique('nobody'))).toBe(false);
  });
});

describe('the first admin', () => {
  it('is generated only once', async () => {
    const fresh = await startServer();
    try {
      const first = await generateFirstAdmin(fresh.db, fresh.deps.secrets);
      expect(first?.password).toMatch(/^[\w]{20}$/);
      expectResponse(await new Agent(fresh.url).post('/api/auth/admin-login', first ?? {}), 200, user);
      expect(await generateFirstAdmin(fresh.db, fresh.deps.secrets)).toBeNull();
    } finally {
      await fresh.close();
    }
  });
});
