import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '@shared/api/endpoints';
import { newInvite } from '@shared/contracts/members';
import { passkeyOptions } from '@shared/contracts/passkeys';
import { user as userRecord } from '@shared/contracts/users';
import { newWebhook } from '@shared/contracts/webhooks';
import { auditLog } from '@shared/tables/index';
import { Agent, type HttpResponse } from '../../../tests/support/agent';
import { addPasskey, type Authenticator } from '../../../tests/support/authenticator';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createFamily,
  createKid,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { proofInThePast } from '../../../tests/support/past';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

let family: TestFamily;
let kid: TestKid;
let hookId: string;
const HOOK = { url: 'https://hooks.example.org/a', events: ['chore_reviewed'] };
beforeEach(async () => {
  family = await createFamily(server, { email: 'robin@example.org' });
  kid = await createKid(family);
  hookId = expectResponse(await family.parent.post('/api/family/webhooks', HOOK), 201, newWebhook).id;
});

const expire = () => proofInThePast(server, family.user.id);
const prove = (password = family.password, agent = family.parent) =>
  agent.post('/api/user/proof', { password });

const CALLS: Record<string, (parent: Agent) => Promise<HttpResponse>> = {
  'PUT /api/user': (parent) => parent.put('/api/user', { email: 'another@example.org' }),
  'POST /api/family/invites': (parent) => parent.post('/api/family/invites', { role: 'parent' }),
  'POST /api/family/devices': (parent) => parent.post('/api/family/devices', { name: 'Kitchen' }),
  'POST /api/family/devices/pairings': (parent) =>
    parent.post('/api/family/devices/pairings', { name: 'Hall' }),
  'POST /api/family/webhooks': (parent) => parent.post('/api/family/webhooks', HOOK),
  'PUT /api/family/webhooks/:id': (parent) =>
    parent.put(`/api/family/webhooks/${hookId}`, { url: 'https://hooks.example.org/b' }),
  'POST /api/kids/:id/calendar': (parent) => parent.post(`/api/kids/${kid.id}/calendar`),
  'POST /api/family/code': (parent) => parent.post('/api/family/code'),
  'POST /api/family/suspend': (parent) => parent.post('/api/family/suspend', { proof: true }),
  'DELETE /api/family': (parent) => parent.del('/api/family', { proof: true }),
  'DELETE /api/user': async (parent) => {
    // Owners can't delete their account.
    await server.db.execute(sql`UPDATE memberships SET role = 'parent' WHERE user_id = ${family.user.id}`);
    return parent.del('/api/user', { proof: true });
  },
};

async function written(): Promise<unknown> {
  const { rows } = await server.db.execute(sql`SELECT
    (SELECT json_agg(u) FROM (SELECT email, email_confirmed FROM users ORDER BY id) u) AS users,
    (SELECT json_agg(code ORDER BY code) FROM families) AS codes,
    (SELECT count(*) FROM family_invites) AS invites, (SELECT count(*) FROM family_devices) AS devices,
    (SELECT count(*) FROM device_pairings) AS pairings, (SELECT json_agg(url ORDER BY id) FROM webhooks) AS webhooks,
    (SELECT count(*) FROM calendar_feeds) AS feeds, (SELECT count(*) FROM audit_log) AS lines`);
  return rows[0];
}

describe('a call that needs a fresh proof', () => {
  it('is declared as such', () => {
    const declared = ENDPOINTS.filter(({ proof }) => proof !== undefined);
    expect(declared.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      Object.keys(CALLS).toSorted(),
    );
  });

  describe.each(Object.entries(CALLS))('%s', (_call, send) => {
    it('works after the registration', async () => {
      expect((await send(family.parent)).status).toBeLessThan(300);
    });

    it('changes nothing ten minutes after the last proof, and works after another one', async () => {
      await expire();
      const before = await written();
      expectError(await send(family.parent), 403, 'proof_needed', 'Please confirm your password first.');
      expect(await written()).toEqual(before);
      expect((await prove()).status).toBe(204);
      expect((await send(family.parent)).status).toBeLessThan(300);
    });

    it('works just before the proof expires', async () => {
      await proofInThePast(server, family.user.id, 9 * 60);
      expect((await send(family.parent)).status).toBeLessThan(300);
    });
  });

  it('is not allowed by a proof in another session of the same parent', async () => {
    const { username } = family.user;
    const other = new Agent(server.url);
    await expire();
    await other.post('/api/login', { username, password: family.password });
    expectError(await family.parent.post('/api/family/code'), 403, 'proof_needed');
    expect((await other.post('/api/family/code')).status).toBe(200);
  });

  it('is not allowed for another parent’s session', async () => {
    const { agent, user } = await addMember(family);
    await proofInThePast(server, user.id);
    await prove();
    expectError(await agent.post('/api/family/code'), 403, 'proof_needed');
  });

  it.each<[string, (parent: Agent) => Promise<HttpResponse>]>([
    ['the same address', (parent) => parent.put('/api/user', { email: 'robin@example.org' })],
    ['another name', (parent) => parent.put('/api/user', { firstName: 'Kim' })],
    ['an invitation of a helper', (parent) => parent.post('/api/family/invites', { role: 'helper' })],
    ['a paused webhook', (parent) => parent.put(`/api/family/webhooks/${hookId}`, { isActive: false })],
    [
      'a password',
      (parent) =>
        parent.put('/api/user/password', { currentPassword: family.password, newPassword: 'another one' }),
    ],
  ])('is not %s', async (_what, send) => {
    await expire();
    expect((await send(family.parent)).status).toBeLessThan(300);
  });

  it('returns no existing invitation to a parent without a proof', async () => {
    const key = { 'Idempotency-Key': 'a-key-of-this-test' };
    const body = JSON.stringify({ role: 'parent' });
    const send = () => family.parent.send('POST', '/api/family/invites', body, key);
    const { id } = expectResponse(await send(), 201, newInvite);
    await expire();
    expectError(await send(), 403, 'proof_needed');
    await prove();
    expect(expectResponse(await send(), 201, newInvite).id).toBe(id);
  });
});

describe('POST /api/user/proof', () => {
  it('counts wrong passwords together with failed logins', async () => {
    const { username } = family.user;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expectError(await prove('not this one'), 401, 'wrong_credentials', 'That’s not your current password.');
      const login = await family.parent.post('/api/login', { username, password: 'nor this one' });
      expectError(login, 401, 'wrong_credentials');
    }
    expectError(await prove(), 429, 'rate_limited');
  });

  it('stores no proof for a wrong password', async () => {
    await expire();
    expectError(await prove('not this one'), 401, 'wrong_credentials');
    expectError(await family.parent.post('/api/family/code'), 403, 'proof_needed');
    expectFieldError(await prove(''), 'password', 'Please enter your password');
  });

  it('audits right and wrong passwords', async () => {
    await prove('not this one');
    await prove();
    const lines = await server.db.select().from(auditLog).orderBy(auditLog.at, auditLog.id);
    expect(
      lines
        .filter(({ action }) => action === 'parent.proof')
        .slice(-2)
        .map(({ outcome, actorId, target }) => [outcome, actorId ?? target]),
    ).toEqual([
      ['refused', family.user.id],
      ['ok', family.user.id],
    ]);
  });

  it('is for signed-in adults', async () => {
    const helper = await addMember(family, 'helper');
    expect((await prove(helper.password, helper.agent)).status).toBe(204);
    expectError(await prove('twelve or more', await createAdmin(server)), 403, 'forbidden');
    for (const agent of [new Agent(server.url), await kidAgent(server, kid)])
      expectError(await prove(family.password, agent), 401, 'unauthorized', 'Unauthorized');
  });

  it.each([
    ['the session ends', sql`DELETE FROM sessions WHERE user_id = `],
    ['the password changes', sql`UPDATE users SET password_hash = 'another hash' WHERE id = `],
  ])('gives no proof when %s in the meantime', async (_what, change) => {
    await expire();
    const { secrets } = server.deps;
    const verifyPassword = secrets.verifyPassword.bind(secrets);
    const spy = vi.spyOn(secrets, 'verifyPassword').mockImplementationOnce(async (...input) => {
      const fits = await verifyPassword(...input);
      await server.db.execute(sql`${change}${family.user.id}`);
      return fits;
    });
    try {
      expectError(await prove(), 401, 'wrong_credentials');
    } finally {
      spy.mockRestore();
    }
    const { rows } = await server.db.execute(
      sql`SELECT FROM sessions WHERE user_id = ${family.user.id} AND proved_at > now() - interval '10 minutes'`,
    );
    expect(rows).toHaveLength(0);
  });
});

describe('a proof by passkey', () => {
  const proveBy = async (device: Authenticator, agent: Agent) => {
    const options = passkeyOptions.parse((await agent.post('/api/login/passkey/options')).body);
    return agent.post('/api/login/passkey', {
      role: 'parent',
      credential: device.sign(options),
      proof: true,
    });
  };

  it('allows the call in the same session', async () => {
    const device = await addPasskey(family.parent, family.password);
    await expire();
    const { cookie } = family.parent;
    expect(expectResponse(await proveBy(device, family.parent), 200, userRecord).id).toBe(family.user.id);
    expect(family.parent.cookie).toBe(cookie);
    expect((await family.parent.post('/api/family/code')).status).toBe(200);
  });

  it('requires a session and a passkey of its user', async () => {
    const device = await addPasskey(family.parent, family.password);
    const other = await createFamily(server);
    await proofInThePast(server, other.user.id);
    expectError(await proveBy(device, other.parent), 401, 'wrong_credentials');
    expectError(await other.parent.post('/api/family/code'), 403, 'proof_needed');
    const stranger = new Agent(server.url);
    expectError(await proveBy(device, stranger), 401, 'unauthorized');
    expect(stranger.cookie).toBe('');
  });

  it('is also given by a passkey login', async () => {
    const device = await addPasskey(family.parent, family.password);
    const agent = new Agent(server.url);
    const options = passkeyOptions.parse((await agent.post('/api/login/passkey/options')).body);
    await agent.post('/api/login/passkey', { role: 'parent', credential: device.sign(options) });
    expect((await agent.post('/api/family/code')).status).toBe(200);
  });
});
