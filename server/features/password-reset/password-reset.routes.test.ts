import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { familyLogEntry } from '@shared/contracts/family-log';
import { passwordResetView, passwordResetOptions, resetLink } from '@shared/contracts/password-reset';
import { user } from '@shared/contracts/users';
import { accountLinks, auditLog, sessions, users } from '@shared/tables/index';
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
import { startMailbox, tokenIn } from '../../../tests/support/mailbox';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { createResetLinkAsSystem } from './password-reset.service';

const mailbox = await startMailbox();
const server = await startServer({ mailer: mailbox.mailer, trustProxy: 1 });
const without = await startServer();
afterAll(async () => {
  await Promise.all([server.close(), without.close()]);
  await mailbox.close();
});
beforeEach(async () => {
  mailbox.received.length = 0;
  await server.db.execute(sql`DELETE FROM rate_limits`);
});

const anyone = () => new Agent(server.url);
const from = (address: string) => ({ 'X-Forwarded-For': address });
const ask = (username: string, address = '192.0.2.1') =>
  anyone().post('/api/password-reset', { username }, from(address));
const use = (token: string, password = 'a new password', address = '192.0.2.1') =>
  anyone().post(`/api/password-reset/${token}`, { password }, from(address));
const logIn = ({ user: { username } }: TestFamily, password: string) =>
  anyone().post('/api/login', { username, password });

async function confirmedFamily(overrides: { email?: string } = {}) {
  const { email = `${unique('dana')}@example.org` } = overrides;
  const family = await createFamily(server);
  await server.db.update(users).set({ email, emailConfirmed: true }).where(eq(users.id, family.user.id));
  return { ...family, email };
}
async function sentFor(name: string, email: string): Promise<string> {
  expect((await ask(name)).status).toBe(202);
  await server.runJobs();
  return tokenIn(mailbox.last(email), '/reset');
}
const actionsOn = async (id: string) => {
  const rows = await server.db.select().from(auditLog);
  return rows.filter(({ actorId, target }) => actorId === id || target === id).map(({ action }) => action);
};

describe('a password reset link', () => {
  it('is emailed, names the user, sets the password once and ends every session', async () => {
    const family = await confirmedFamily();
    const token = await sentFor(family.user.username.toUpperCase(), family.email);
    const view = await anyone().get(`/api/password-reset/${token}`);
    expect(expectResponse(view, 200, passwordResetView).username).toBe(family.user.username);
    const socket = await openSocket(family.parent);

    expect((await use(token)).status).toBe(204);

    expect(await socket.closed).toMatchObject({ code: 4401 });
    expectError(await family.parent.get('/api/user'), 401, 'unauthorized');
    expect(await server.db.$count(sessions, eq(sessions.userId, family.user.id))).toBe(0);
    expectError(await logIn(family, family.password), 401, 'wrong_credentials');
    expectResponse(await logIn(family, 'a new password'), 200, user);
    expectError(await use(token), 404, 'not_found', 'This link is no longer valid');
    expectError(await anyone().get(`/api/password-reset/${token}`), 404);
    expect(await actionsOn(family.user.id)).toContain('password.reset');
  });

  it('is sent if a confirmed address is entered in place of the username', async () => {
    const family = await confirmedFamily();
    const token = await sentFor(family.email.toUpperCase(), family.email);
    expect((await use(token)).status).toBe(204);
  });

  it('is sent for every account with the same confirmed address', async () => {
    const first = await confirmedFamily();
    const second = await confirmedFamily({ email: first.email });
    await ask(first.email);
    await server.runJobs();
    const texts = mailbox.to(first.email).map(({ mail }) => mail.text ?? '');
    expect(texts).toHaveLength(2);
    for (const { user: person } of [first, second])
      expect(texts.some((text) => text.includes(person.username))).toBe(true);
  });

  it('is not sent to unconfirmed addresses or to admins', async () => {
    const { user: person } = await createFamily(server, { email: `${unique('x')}@example.org` });
    await server.runJobs();
    mailbox.received.length = 0;
    await ask(person.username);
    await ask(person.email ?? '');
    await ask('admin');
    await server.runJobs();
    expect(mailbox.received).toEqual([]);
  });

  it('expires after an hour or when the address changes', async () => {
    const family = await confirmedFamily();
    const token = await sentFor(family.user.username, family.email);
    const [row] = await server.db.select().from(accountLinks).where(eq(accountLinks.userId, family.user.id));
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(3_600_000);
    const next = `${unique('new')}@example.org`;
    await family.parent.put('/api/user', { email: next });
    expectResponse(await anyone().get(`/api/password-reset/${token}`), 200, passwordResetView);
    await server.runJobs();
    await anyone().post(`/api/email-confirm/${tokenIn(mailbox.last(next), '/confirm')}`);
    expectError(await use(token), 404);

    const other = await confirmedFamily();
    const expired = await sentFor(other.user.username, other.email);
    await server.db.execute(sql`UPDATE account_links SET expires_at = now() - interval '1 second'`);
    expectError(await use(expired), 404);
    expectResponse(await logIn(other, other.password), 200, user);
  });

  it("invalidates the user's other links when it is used", async () => {
    const family = await confirmedFamily();
    const first = await sentFor(family.user.username, family.email);
    const second = await sentFor(family.user.username, family.email);
    expect((await use(first)).status).toBe(204);
    expectError(await use(second), 404);
  });

  it('works for only one of two concurrent requests', async () => {
    const family = await confirmedFamily();
    const token = await sentFor(family.user.username, family.email);
    const responses = await Promise.all([use(token, 'the first one'), use(token, 'the second one')]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  });

  it('stays valid if the new password is rejected', async () => {
    const family = await confirmedFamily();
    const token = await sentFor(family.user.username, family.email);
    const short = await anyone().post(`/api/password-reset/${token}`, { password: 'short' });
    expectFieldError(short, 'password', 'Password must be at least 6 characters long');
    expect((await use(token)).status).toBe(204);
  });

  it('lets a user in whose login attempts from unknown devices are used up', async () => {
    const family = await confirmedFamily();
    for (let attempts = 0; attempts < 10; attempts += 1) await logIn(family, 'not this');
    expectError(await logIn(family, family.password), 429);
    expect((await use(await sentFor(family.user.username, family.email))).status).toBe(204);
    expectResponse(await logIn(family, 'a new password'), 200, user);
  });

  it('works after many unknown links from the same address', async () => {
    const address = '192.0.2.66';
    for (let attempts = 0; attempts < 25; attempts += 1)
      expectError(await use('x'.repeat(43), 'a new password', address), 404);
    const family = await confirmedFamily();
    const token = await sentFor(family.user.username, family.email);
    expect((await use(token, 'a new password', address)).status).toBe(204);
  });
});

describe('POST /api/password-reset', () => {
  async function workFor(name: string): Promise<string[]> {
    const spy = vi.spyOn(pg.Client.prototype, 'query');
    try {
      const response = await ask(name);
      expect(response.status).toBe(202);
      expect(response.body).toBeNull();
      return spy.mock.calls.map(([query]) => {
        const asked = query as unknown as string | { text: string };
        return typeof asked === 'string' ? asked : asked.text;
      });
    } finally {
      spy.mockRestore();
    }
  }

  it('runs the same statements whether or not the account exists', async () => {
    const family = await confirmedFamily();
    const { user: unconfirmed } = await createFamily(server);
    await workFor(unique('warm'));
    const known = await workFor(family.user.username);
    expect(known.length).toBeGreaterThan(3);
    expect(await workFor(unique('nobody'))).toEqual(known);
    expect(await workFor(family.email)).toEqual(known);
    expect(await workFor(unconfirmed.username)).toEqual(known);
  });

  it('sends up to three emails per hour and name but always returns 202', async () => {
    const family = await confirmedFamily();
    for (const name of [family.user.username, unique('nobody')]) {
      for (let count = 0; count < 5; count += 1) expect((await ask(name)).status).toBe(202);
    }
    await server.runJobs();
    expect(mailbox.to(family.email)).toHaveLength(3);
  });

  it('returns 429 to an address that requests links for many names', async () => {
    const attempt = () => ask(unique('n'), '192.0.2.67');
    for (let count = 0; count < 20; count += 1) expect((await attempt()).status).toBe(202);
    expectError(await attempt(), 429, 'rate_limited');
  });

  it('sends one link even if its job runs again after a crash', async () => {
    const family = await confirmedFamily();
    await ask(family.user.username);
    await server.runJobs();
    await server.db.execute(
      sql`UPDATE jobs.job SET state = 'retry', completed_on = NULL, start_after = now()
        WHERE data ->> 'kind' = 'reset-passwords'`,
    );
    await server.runJobs();
    expect(mailbox.to(family.email)).toHaveLength(1);
  });

  it('does nothing without a mailer, and reports that beforehand', async () => {
    const agent = new Agent(without.url);
    expect((await agent.post('/api/password-reset', { username: 'dana' })).status).toBe(202);
    expect(await without.runJobs()).toBe(0);
    expect((await agent.get('/api/password-reset')).body).toEqual({ byMail: false });
    expect(expectResponse(await anyone().get('/api/password-reset'), 200, passwordResetOptions).byMail).toBe(
      true,
    );
  });

  it.each([{}, { username: '' }, { username: 5 }])('rejects a missing name: %j', async (body) => {
    expectFieldError(
      await anyone().post('/api/password-reset', body),
      'username',
      'Please enter your username or email',
    );
  });
});

describe('POST /api/admin/reset-links', () => {
  const reason = 'Asked for by phone';

  it('creates a link that works without email, and audits it', async () => {
    const family = await createFamily(server);
    const admin = await createAdmin(server);
    const made = expectResponse(
      await admin.post('/api/admin/reset-links', { username: family.user.username.toUpperCase(), reason }),
      201,
      resetLink,
    );
    expect(made.username).toBe(family.user.username);
    expect(made.url).toMatch(new RegExp(`^${server.url}/reset/[\\w-]{43}$`));
    expect((await use(made.url.slice(made.url.lastIndexOf('/') + 1))).status).toBe(204);
    expectResponse(await logIn(family, 'a new password'), 200, user);
    expect(await actionsOn(family.user.id)).toEqual(
      expect.arrayContaining(['password.reset_link', 'password.reset']),
    );
    await family.parent.post('/api/login', { username: made.username, password: 'a new password' });
    const log = await family.parent.get('/api/family/log');
    expect(expectResponse(log, 200, z.array(familyLogEntry))).toMatchObject([{ kind: 'reset_link', reason }]);
    await server.runJobs();
    expect(mailbox.received).toEqual([]);
  });

  it('accepts helpers but not kids, admins or unknown names', async () => {
    const family = await createFamily(server);
    const { user: helper } = await addMember(family, 'helper');
    const kid = await createKid(family);
    await kidAgent(server, kid);
    const admin = await createAdmin(server);
    const make = (username: string) => admin.post('/api/admin/reset-links', { username, reason });
    expectResponse(await make(helper.username), 201, resetLink);
    const [self] = await server.db.select().from(users).where(eq(users.role, 'admin'));
    for (const name of [unique('nobody'), kid.name, self?.username ?? ''])
      expectError(await make(name), 404, 'not_found', 'Parent not found');
    expectFieldError(await make(''), 'username', 'Please enter a username');
    const hasty = await admin.post('/api/admin/reset-links', { username: helper.username, reason: 'x' });
    expectFieldError(hasty, 'reason', 'Please give a reason of at least 10 characters');
  });
});

describe('the reset link command', () => {
  it('creates a working link and audits it as a system action', async () => {
    const family = await createFamily(server);
    const made = await createResetLinkAsSystem(server.deps, family.user.username, 'http://localhost:5000');
    expect(made?.url).toContain('http://localhost:5000/reset/');
    expect((await use(made?.url.slice(made.url.lastIndexOf('/') + 1) ?? '')).status).toBe(204);
    expectResponse(await logIn(family, 'a new password'), 200, user);
    expect(await actionsOn(family.user.id)).toContain('password.reset_link');
    expect(await createResetLinkAsSystem(server.deps, unique('nobody'), 'http://localhost:5000')).toBeNull();
  });
});
