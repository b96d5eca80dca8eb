import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditLine, type AuditLine } from '@shared/contracts/audit';
import { user } from '@shared/contracts/users';
import { auditLog } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { clearAuditLog } from '../../../tests/support/audit-log';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createFamily,
  createKid,
  idOfFamily,
  kidAgent,
  unique,
} from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';

const server = await startServer({ rateLimitMultiplier: 10 });
afterAll(() => server.close());
const admin = await createAdmin(server);
const me = expectResponse(await admin.get('/api/user'), 200, user);

beforeEach(() => clearAuditLog(server.db));

interface Page {
  lines: AuditLine[];
  cursor: string | null;
}

async function page(query: Record<string, string> = {}): Promise<Page> {
  const response = await admin.get(`/api/admin/audit-log?${new URLSearchParams(query).toString()}`);
  return {
    lines: expectResponse(response, 200, z.array(auditLine)),
    cursor: response.headers.get('X-Next-Cursor'),
  };
}

const actions = async (query?: Record<string, string>) =>
  (await page(query)).lines.map(({ action, outcome }) => `${action} ${outcome}`);

type Row = typeof auditLog.$inferInsert;
async function write(...rows: Partial<Row>[]): Promise<string[]> {
  const whole = rows.map((row): Row => ({
    id: newId(),
    actorType: 'admin',
    action: 'admin.login',
    outcome: 'ok',
    ...row,
  }));
  await server.db.insert(auditLog).values(whole);
  return whole.map(({ id }) => id);
}

describe('GET /api/admin/audit-log', () => {
  it('lists a login, a failed login, a deletion and a refused role, newest first', async () => {
    const anyone = new Agent(server.url);
    await anyone.post('/api/auth/admin-login', { username: me.username, password: 'not this' });
    await anyone.post('/api/auth/admin-login', { username: me.username, password: 'twelve or more' });
    const family = await createFamily(server);
    const kid = await createKid(family);
    expectError(await (await kidAgent(server, kid)).del(`/api/kids/${kid.id}`), 403);
    const familyId = await idOfFamily(server, family.user.familyCode);
    const deletion = await admin.del(`/api/admin/families/${familyId}`);

    const { lines, cursor } = await page();
    expect(cursor).toBeNull();
    const own = { type: 'admin', id: me.id, username: me.username };
    expect(lines).toMatchObject([
      {
        action: 'family.delete',
        outcome: 'ok',
        actor: own,
        target: { id: familyId, username: null },
        requestId: deletion.headers.get('X-Request-Id'),
      },
      {
        action: 'role.refused',
        outcome: 'refused',
        actor: { type: 'kid', id: kid.id, username: null },
        target: { id: 'DELETE /api/kids/:id', username: null },
      },
      { action: 'kid.login', outcome: 'ok', actor: { type: 'kid', id: kid.id, username: null } },
      { action: 'admin.login', outcome: 'ok', actor: own },
      {
        action: 'admin.login',
        outcome: 'refused',
        actor: { type: 'anonymous', id: null, username: null },
      },
    ]);
    for (const { address } of lines) expect(address).toMatch(/^127\.0\.0\.1$|^0:0:0:0::\/64$/);
  });

  it('shows the family’s name and an admin’s reason, and finds lines by it', async () => {
    const familyName = unique('Larks');
    const { user: owner } = await createFamily(server, { familyName });
    const familyId = await idOfFamily(server, owner.familyCode);
    const reason = 'Asked by mail';
    await admin.post(`/api/admin/families/${familyId}/views`, { reason });
    await admin.post(`/api/admin/families/${familyId}/suspend`, { reason: 'Spam' });
    await admin.post(`/api/admin/families/${familyId}/restore`);
    expect((await page()).lines).toMatchObject([
      { action: 'family.restore', familyName, reason: null },
      { action: 'family.suspend', familyName, reason: 'Spam' },
      { action: 'admin.view_family', familyName, reason },
    ]);
    expect(await actions({ search: familyName.toUpperCase() })).toHaveLength(3);
  });

  it('records the address of a password change and of a deleted family', async () => {
    const { parent, password } = await createFamily(server);
    await parent.put('/api/user/password', { currentPassword: password, newPassword: 'a better one' });
    await parent.del('/api/family', { password: 'a better one' });
    const { lines } = await page();
    expect(lines.map(({ action, actor }) => [action, actor.type])).toEqual([
      ['family.delete', 'parent'],
      ['password.change', 'parent'],
    ]);
    for (const { address, requestId } of lines) expect([address, requestId]).not.toContain(null);
  });

  it('limits the lines that repeated refusals can write', async () => {
    const strict = await startServer({ database: server.database });
    const { parent } = await createFamily(server);
    const agent = strict.agentOf(parent);
    for (let tries = 0; tries < 25; tries += 1) expectError(await agent.get('/api/admin/stats'), 403);
    expect(await actions({ kind: 'refusals' })).toHaveLength(20);
    await strict.close();
  });

  it('returns every line once, even with equal timestamps and while lines are added', async () => {
    const at = new Date('2026-03-03T12:00:00Z');
    const ids = await write(...Array.from({ length: 5 }, () => ({ at })));
    const older = await write({ at: new Date('2026-03-02T12:00:00Z') });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const next: Page = await page({ limit: '2', ...(cursor && { cursor }) });
      seen.push(...next.lines.map(({ id }) => id));
      cursor = next.cursor;
      if (cursor !== null) await write({});
    }
    expect(seen).toEqual([...ids.toSorted().toReversed(), ...older]);
  });

  it('returns 50 lines per page by default', async () => {
    await write(...Array.from({ length: 51 }, () => ({})));
    const { lines, cursor } = await page();
    expect(lines).toHaveLength(50);
    expect((await page({ cursor: cursor ?? '' })).lines).toHaveLength(1);
    expect((await page({ limit: '51' })).cursor).toBeNull();
  });
});

describe('audit log filters', () => {
  it('select by kind, by outcome or by both', async () => {
    await write(
      { action: 'admin.login', outcome: 'refused' },
      { action: 'family.delete' },
      { action: 'lockout', outcome: 'refused' },
      { action: 'role.refused', outcome: 'refused' },
      { action: 'password.change' },
      { action: 'admin.create' },
      { action: 'admin.login' },
    );
    expect(await actions({ kind: 'logins' })).toEqual(['admin.login ok', 'admin.login refused']);
    expect(await actions({ kind: 'deletions' })).toEqual(['family.delete ok']);
    expect(await actions({ kind: 'lockouts' })).toEqual(['lockout refused']);
    expect(await actions({ kind: 'refusals' })).toEqual(['role.refused refused']);
    expect(await actions({ kind: 'accounts' })).toEqual(['admin.create ok', 'password.change ok']);
    expect(await actions({ outcome: 'refused' })).toHaveLength(3);
    expect(await actions({ kind: 'logins', outcome: 'refused' })).toEqual(['admin.login refused']);
  });

  it.each([
    ['the username of the actor', () => me.username.slice(2).toUpperCase()],
    ['the id of the actor', () => me.id.slice(-20)],
    ['a part of the target', () => 'ADMIN/stats'],
    ['the address', () => '2001:db8:7'],
  ])('find by %s', async (_what, search) => {
    const match = await write({
      actorId: me.id,
      target: 'GET /api/admin/stats',
      address: '2001:db8:7:8::/64',
    });
    await write({ actorId: newId(), target: 'GET /api/kids', address: '192.0.2.1' });
    const { lines } = await page({ search: search() });
    expect(lines.map(({ id }) => id)).toEqual(match);
  });

  it('find by the username of the affected account', async () => {
    const [match] = await write({ action: 'admin.password', actorType: 'system', target: me.id });
    await write({});
    const { lines } = await page({ search: me.username });
    expect(lines).toMatchObject([{ id: match, target: { id: me.id, username: me.username } }]);
  });

  it.each(['%', '_', '\\', "' OR true --"])('treat %s as ordinary characters', async (search) => {
    await write({ target: 'GET /api/kids' });
    expect(await actions({ search })).toEqual([]);
  });

  it('apply to the following pages', async () => {
    await write({ action: 'family.delete' }, {}, { action: 'family.delete' });
    const first = await page({ kind: 'deletions', limit: '1' });
    const second = await page({ kind: 'deletions', limit: '1', cursor: first.cursor ?? '' });
    expect(second.lines.map(({ action }) => action)).toEqual(['family.delete']);
    expect(second.lines[0]?.id).not.toBe(first.lines[0]?.id);
    expect(second.cursor).toBeNull();
  });
});

describe('invalid audit log queries', () => {
  it.each([
    [
      'kind',
      'everything',
      'kind must be one of logins, deletions, lockouts, refusals, accounts, chores, access',
    ],
    ['outcome', 'maybe', 'outcome must be one of ok, refused'],
    ['limit', '0', 'limit must be a whole number from 1 to 200'],
    ['limit', '201', 'limit must be a whole number from 1 to 200'],
    ['limit', '1e2', 'limit must be a whole number from 1 to 200'],
    ['search', 'x'.repeat(255), 'Please use 254 characters or fewer'],
    ['cursor', 'bm90IG91cnM', 'This cursor isn’t valid. Please start from the first page.'],
    ['cursor', '', 'This cursor isn’t valid. Please start from the first page.'],
  ])('returns 400 for %s=%s', async (field, value, message) => {
    const query = new URLSearchParams({ [field]: value }).toString();
    expectFieldError(await admin.get(`/api/admin/audit-log?${query}`), field, message);
  });

  it('returns 400 for a repeated filter', async () => {
    expectError(await admin.get('/api/admin/audit-log?kind=logins&kind=deletions'), 400, 'validation');
    expectError(await admin.get('/api/admin/audit-log?search=a&search=b'), 400, 'validation');
  });
});

describe('a large audit log', () => {
  it('is read through an index, on the first page and later ones', async () => {
    await server.db.execute(sql`
      INSERT INTO audit_log (id, at, actor_type, action, outcome)
      SELECT gen_random_uuid(), now() - i * interval '1 second', 'admin',
             CASE WHEN i % 100 = 0 THEN 'family.delete' ELSE 'admin.login' END, 'ok'
      FROM generate_series(1, 20000) i`);
    await server.db.execute(sql`ANALYZE audit_log`);
    const plan = async (where: ReturnType<typeof sql>) => {
      const { rows } = await server.db.execute(sql`
        EXPLAIN SELECT * FROM audit_log WHERE ${where} ORDER BY at DESC NULLS LAST, id DESC NULLS LAST LIMIT 51`);
      return JSON.stringify(rows);
    };
    const after = sql`(at, id) < (now() - interval '1 hour', gen_random_uuid())`;
    for (const where of [sql`true`, sql`outcome = 'ok'`, sql`(at, id) < (now(), ${newId()}::uuid)`]) {
      const text = await plan(where);
      expect(text).toContain('audit_log_newest_idx');
      expect(text).not.toMatch(/Sort|Seq Scan/);
    }
    for (const where of [sql`action IN ('family.delete')`, sql`action IN ('family.delete') AND ${after}`]) {
      const text = await plan(where);
      expect(text).toContain('audit_log_action_newest_idx');
      expect(text).not.toMatch(/Sort|Seq Scan/);
    }
  });
});
