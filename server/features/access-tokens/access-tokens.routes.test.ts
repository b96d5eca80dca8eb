import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accessToken } from '@shared/contracts/access-tokens';
import { chore } from '@shared/contracts/chores';
import { parentFamily } from '@shared/contracts/families';
import { ledgerEntry } from '@shared/contracts/stars';
import { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createFamily, createKid, type TestFamily } from '../../../tests/support/families';
import { addMember, joinFamily } from '../../../tests/support/members';
import { makeProgram, makeToken, Program } from '../../../tests/support/program';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';

const server = await startServer();
const second = await startServer({ database: server.database });
afterAll(async () => {
  await second.close();
  await server.close();
});

const TOKENS = '/api/user/tokens';
describe('helpers', () => {
  it('cannot create, list or revoke tokens', async () => {
    const { agent } = await addMember(await createFamily(server), 'helper');
    for (const response of [
      await agent.get(TOKENS),
      await agent.post(TOKENS, {}),
      await agent.del(`${TOKENS}/${newId()}`),
    ])
      expectError(response, 403, 'forbidden');
  });
});

let family: TestFamily;
beforeEach(async () => {
  family = await createFamily(server);
});

const listed = async ({ parent } = family) =>
  expectResponse(await parent.get(TOKENS), 200, z.array(accessToken));
const works = async (program: Program) => (await program.get('/api/chores')).status === 200;
const expectUnknown = async (program: Program) =>
  expectError(
    await program.get('/api/chores'),
    401,
    'unauthorized',
    'This access token is unknown, expired, or revoked.',
  );
const auditOf = async (actorId: string) => {
  const { rows } = await server.pool.query<{ action: string }>(
    `SELECT action FROM audit_log WHERE actor_id = $1 AND action LIKE 'token.%' ORDER BY at, id`,
    [actorId],
  );
  return rows.map(({ action }) => action);
};

describe('an access token', () => {
  it('is shown once, stored as a hash, listed by its prefix, and can be revoked', async () => {
    const { token, ...made } = await makeToken(family, 'write', 90);
    expect(token).toMatch(/^sn_[\w-]{43}$/);
    expect(made).toMatchObject({ name: 'Kitchen panel', prefix: token.slice(0, 9), scope: 'write' });
    expect(Date.parse(made.expiresAt ?? '') - Date.parse(made.createdAt)).toBe(90 * 86_400_000);
    expect(await listed()).toEqual([made]);
    const { rows } = await server.pool.query('SELECT * FROM access_tokens WHERE id = $1', [made.id]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(9));
    const program = new Program(server.url, token);
    expect(await works(program)).toBe(true);
    expect((await family.parent.del(`${TOKENS}/${made.id}`)).status).toBe(204);
    await expectUnknown(program);
    expect(await listed()).toEqual([]);
    expectError(await family.parent.del(`${TOKENS}/${made.id}`), 404, 'not_found', 'Access token not found');
    expect(await auditOf(family.user.id)).toEqual(['token.make', 'token.revoke']);
  });

  it('acts as its parent in every process without a session or a cookie', async () => {
    const program = await makeProgram(family);
    const { id: kidId } = await createKid(family);
    const made = await program.post('/api/chores', { name: 'Rake', starReward: 3 });
    expectResponse(made, 201, chore);
    expect(made.headers.getSetCookie()).toEqual([]);
    const there = new Program(second.url, program.token);
    expectResponse(await there.get('/api/family'), 200, parentFamily);
    const { rows } = await server.pool.query('SELECT 1 FROM sessions WHERE user_id = $1', [family.user.id]);
    expect(rows).toHaveLength(1);
    // Tokens also work from pages of other sites, because no cookie is involved.
    const gift = { amount: 5, reason: 'Helped' };
    const headers = { Origin: 'https://panel.example', 'Idempotency-Key': newId() };
    const path = `/api/kids/${kidId}/stars`;
    const first = expectResponse(await program.post(path, gift, headers), 201, ledgerEntry);
    expect(expectResponse(await there.post(path, gift, headers), 201, ledgerEntry).id).toBe(first.id);
    expect(first.by?.id).toBe(family.user.id);
  });

  it('takes precedence over cookies', async () => {
    const other = await createFamily(server, { familyName: 'Others' });
    const program = (await makeProgram(other, 'read')).copyCookies(family.parent);
    const { name } = expectResponse(await program.get('/api/family'), 200, parentFamily);
    expect(name).toBe('Others');
    expectError(await program.get('/api/user/sessions'), 403, 'forbidden');
    expectError(await program.post('/api/chores', { name: 'Rake' }), 403, 'forbidden');
    const unknown = new Program(server.url, 'sn_nobody').copyCookies(family.parent);
    await expectUnknown(unknown);
  });

  it('ignores Authorization headers meant for a proxy', async () => {
    for (const Authorization of ['Basic cm9iaW46c2VjcmV0', 'Bearer eyJhbGciOi.x.y']) {
      expect((await family.parent.get('/api/chores', { Authorization })).status).toBe(200);
      expectError(await new Agent(server.url).get('/api/chores', { Authorization }), 401);
    }
  });

  it('opens no socket', async () => {
    const { token } = await makeToken(family);
    const headers = { Authorization: `Bearer ${token}` };
    await expect(openSocket(new Agent(server.url), { headers })).rejects.toMatchObject({ status: 401 });
  });

  it('records the last use to the minute', async () => {
    const program = await makeProgram(family);
    expect((await listed())[0]?.lastUsedAt).toBeNull();
    await works(program);
    const first = (await listed())[0]?.lastUsedAt;
    expect(first).not.toBeNull();
    await works(program);
    expect((await listed())[0]?.lastUsedAt).toBe(first);
    await server.pool.query("UPDATE access_tokens SET last_used_at = now() - interval '61 seconds'");
    await works(program);
    expect(Date.parse((await listed())[0]?.lastUsedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''));
  });

  it('requires the password, a name, a scope and a lifetime', async () => {
    const { parent, password } = family;
    const asked = { name: 'Panel', scope: 'read', days: null, password };
    const wrong = await parent.post(TOKENS, { ...asked, password: 'another one' });
    expectError(wrong, 401, 'wrong_credentials', 'That’s not your current password.');
    expectFieldError(await parent.post(TOKENS, { ...asked, name: ' ' }), 'name', 'Name is required');
    const scope = await parent.post(TOKENS, { ...asked, scope: 'admin' });
    expectFieldError(scope, 'scope', 'Please choose read or write');
    const days = await parent.post(TOKENS, { ...asked, days: 31 });
    expectFieldError(days, 'days', 'Please choose 30, 90, or 365 days, or never');
    expect(await listed()).toEqual([]);
  });

  it('is limited to twenty per member and family, even with concurrent requests', async () => {
    await server.db.execute(sql`
      INSERT INTO access_tokens (id, family_id, user_id, name, token_hash, prefix, scope)
      SELECT gen_random_uuid(), m.family_id, m.user_id, 'x', gen_random_uuid()::text, 'sn_', 'read'
      FROM memberships m, generate_series(1, 19) WHERE m.user_id = ${family.user.id}`);
    const asked = { name: 'Panel', scope: 'read', days: 30, password: family.password };
    const both = await Promise.all([0, 1].map(() => family.parent.post(TOKENS, asked)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409);
    expectError(refused ?? (both[0] as never), 409, 'too_many_tokens');
    const member = await addMember(family);
    await makeToken({ parent: member.agent, password: member.password });
  });

  it('is visible only to the parent who created it', async () => {
    const { id } = await makeToken(family);
    const member = await addMember(family);
    expect(await listed({ ...family, parent: member.agent })).toEqual([]);
    expectError(await member.agent.del(`${TOKENS}/${id}`), 404, 'not_found');
    const other = await createFamily(server);
    expectError(await other.parent.del(`${TOKENS}/${id}`), 404, 'not_found');
    expect(await listed()).toHaveLength(1);
  });
});

describe('an access token stops working', () => {
  it('when it expires', async () => {
    const program = await makeProgram(family);
    await server.pool.query('UPDATE access_tokens SET expires_at = now()');
    await expectUnknown(program);
    expect(await listed()).toHaveLength(1);
  });

  it('in a family that its parent leaves', async () => {
    const member = await addMember(family);
    const program = await makeProgram({ parent: member.agent, password: member.password });
    const other = await createFamily(server);
    await joinFamily(other, member.user.id);
    expect((await family.parent.del(`/api/family/members/${member.user.id}`)).status).toBe(204);
    await expectUnknown(program);
  });

  it('when its parent becomes a helper, and stays revoked', async () => {
    const member = await addMember(family);
    const program = await makeProgram({ parent: member.agent, password: member.password });
    const path = `/api/family/members/${member.user.id}`;
    await family.parent.put(path, { role: 'helper' });
    await expectUnknown(program);
    await family.parent.put(path, { role: 'parent' });
    await expectUnknown(program);
    // A token created just before the role changed.
    const late = await makeProgram({ parent: member.agent, password: member.password });
    await server.pool.query("UPDATE memberships SET role = 'helper' WHERE user_id = $1", [member.user.id]);
    await expectUnknown(late);
    expect(await listed()).toEqual([]);
  });

  it('while the family is suspended', async () => {
    const program = await makeProgram(family);
    const { parent, password } = family;
    expect((await parent.post('/api/family/suspend', { password })).status).toBe(204);
    await expectUnknown(program);
  });

  it('when its parent changes the password', async () => {
    const program = await makeProgram(family);
    const change = { currentPassword: family.password, newPassword: 'another one' };
    expect((await family.parent.put('/api/user/password', change)).status).toBe(204);
    await expectUnknown(program);
    expect(await listed()).toEqual([]);
  });
});

describe('access token rate limits', () => {
  it('count unknown tokens by address without blocking the family code page', async () => {
    const own = await startServer({ rateLimitMultiplier: 0.1 });
    const { parent } = await createFamily(own);
    const astray = new Program(own.url, 'sn_revoked');
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await astray.get('/api/chores')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await parent.get('/api/chores')).status).toBe(200);
    expect((await new Agent(own.url).get('/api/kids/family/00000')).status).toBe(404);
    const { rows } = await own.pool.query("SELECT outcome FROM audit_log WHERE action = 'token.refused'");
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(2);
    await own.close();
  });

  it('count known tokens separately', async () => {
    const own = await startServer({ rateLimitMultiplier: 0.04 });
    const person = await createFamily(own);
    const [busy, other] = [await makeProgram(person), await makeProgram(person)];
    for (let count = 0; count < 12; count += 1) expect(await works(busy)).toBe(true);
    expectError(await busy.get('/api/chores'), 429, 'rate_limited');
    expect(await works(other)).toBe(true);
    await own.close();
  });
});
