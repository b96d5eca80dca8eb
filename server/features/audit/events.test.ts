import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '@shared/contracts/users';
import { auditLog } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { clearAuditLog } from '../../../tests/support/audit-log';
import { expectResponse, expectError } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createFamily,
  createKid,
  idOfFamily,
  unique,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { LIMIT_POLICIES } from '../../limits/limit-policies';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

let family: TestFamily;
let kid: TestKid;
let familyId: string;
beforeAll(async () => {
  family = await createFamily(server);
  kid = await createKid(family);
  familyId = await idOfFamily(server, family.user.familyCode);
});
beforeEach(() => clearAuditLog(server.db));

const lines = () => server.db.select().from(auditLog).orderBy(asc(auditLog.at), asc(auditLog.id));
const anyone = () => new Agent(server.url);
const ok = async (response: Promise<{ status: number; headers: Headers }>) => {
  const { status, headers } = await response;
  expect(status).toBeLessThan(300);
  return { address: expect.stringMatching(/./) as string, requestId: headers.get('x-request-id') };
};

describe('the audit log of parent logins', () => {
  const logIn = (input: object) => anyone().post('/api/login', input);

  it('records logins, and failed logins with the affected account', async () => {
    const { username } = family.user;
    const from = await ok(logIn({ username, password: family.password }));
    expectError(await logIn({ username, password: 'not this' }), 401);
    expectError(await logIn({ username: unique('nobody'), password: 'not this' }), 401);
    const anonymous = { actorType: 'anonymous', actorId: null, action: 'parent.login', outcome: 'refused' };
    expect(await lines()).toMatchObject([
      { actorType: 'parent', actorId: family.user.id, action: 'parent.login', outcome: 'ok', ...from },
      { ...anonymous, target: family.user.id },
      { ...anonymous, target: null },
    ]);
    expect(JSON.stringify(await lines())).not.toContain(username);
  });

  it('has a limited number of lines per hour, even for concurrent logins', async () => {
    const { user: parent, password } = await createFamily(server);
    const { points } = LIMIT_POLICIES.auditLines;
    await Promise.all(
      Array.from({ length: points + 10 }, async () =>
        expectResponse(await logIn({ username: parent.username, password }), 200, user),
      ),
    );
    expect(await lines()).toHaveLength(points);
  });

  it('skips logins that the rate limit rejected', async () => {
    const { user: parent } = await createFamily(server);
    const attempt = () => logIn({ username: parent.username, password: 'not this' });
    for (let attempts = 0; attempts < 10; attempts += 1) expectError(await attempt(), 401);
    const before = (await lines()).length;
    for (let attempts = 0; attempts < 30; attempts += 1) expectError(await attempt(), 429);
    expect(await lines()).toHaveLength(before);
  });
});

it("audits a kid's login, and a failed login with the affected kid", async () => {
  const logIn = (kidId: string, picturePattern: number[]) =>
    anyone().post('/api/kids/login', { familyCode: kid.familyCode, kidId, picturePattern });
  const from = await ok(logIn(kid.id, kid.pattern));
  expectError(await logIn(kid.id, kid.pattern.toReversed()), 401);
  expectError(await logIn(newId(), kid.pattern), 401);
  const anonymous = { actorType: 'anonymous', actorId: null, action: 'kid.login', outcome: 'refused' };
  expect(await lines()).toMatchObject([
    { actorType: 'kid', actorId: kid.id, action: 'kid.login', outcome: 'ok', ...from },
    { ...anonymous, target: kid.id },
    { ...anonymous, target: null },
  ]);
});

it("audits a kid's new pictures, an unlock and a deletion", async () => {
  const { parent } = family;
  const path = `/api/kids/${kid.id}`;
  const other = await createKid(family);
  const unlocked = await ok(parent.post(`${path}/unlock`, {}));
  const changed = await ok(parent.put(`${path}/password`, { picturePattern: [3, 2, 1, 0] }));
  const deleted = await ok(parent.del(`/api/kids/${other.id}`));
  expectError(await parent.del(`/api/kids/${newId()}`), 404);
  expectError(await parent.post(`/api/kids/${newId()}/unlock`, {}), 404);
  const own = { actorType: 'parent', actorId: family.user.id, outcome: 'ok' };
  expect(await lines()).toMatchObject([
    { ...own, action: 'kid.unlock', target: kid.id, ...unlocked },
    { ...own, action: 'pictures.change', target: kid.id, ...changed },
    { ...own, action: 'kid.delete', target: other.id, ...deleted },
  ]);
});

it('audits a changed email address and an export, but no other changes', async () => {
  const { parent } = family;
  const changed = await ok(parent.put('/api/user', { email: 'new@example.org' }));
  await ok(parent.put('/api/user', { email: 'new@example.org', firstName: 'Dana' }));
  const exported = await ok(parent.get('/api/family/export'));
  const own = { actorType: 'parent', actorId: family.user.id, outcome: 'ok' };
  const written = await lines();
  expect(written).toMatchObject([
    { ...own, action: 'email.change', ...changed },
    { ...own, action: 'family.export', target: familyId, ...exported },
  ]);
  expect(JSON.stringify(written)).not.toContain('example.org');
});

describe('the audit log of admin views', () => {
  it('records the list of families, and a search without its text', async () => {
    const admin = await createAdmin(server);
    await clearAuditLog(server.db);
    const viewed = await ok(admin.get('/api/admin/families?limit=2'));
    const streamed = await ok(admin.get('/api/admin/families'));
    const searched = await ok(admin.get('/api/admin/families?search=findme'));
    const written = await lines();
    expect(written).toMatchObject([
      { actorType: 'admin', action: 'admin.view', outcome: 'ok', ...viewed },
      { actorType: 'admin', action: 'admin.view', outcome: 'ok', ...streamed },
      { actorType: 'admin', action: 'admin.search', outcome: 'ok', ...searched },
    ]);
    expect(JSON.stringify(written)).not.toContain('findme');
  });

  it('records the same search once, also for its next page and after a change', async () => {
    const admin = await createAdmin(server);
    await clearAuditLog(server.db);
    for (const query of ['search=same', 'search=same&limit=2', 'search=other'])
      await ok(admin.get(`/api/admin/families?${query}`));
    expect(await lines()).toHaveLength(2);
  });

  it('has a limited number of lines per hour', async () => {
    const admin = await createAdmin(server);
    await clearAuditLog(server.db);
    const { points } = LIMIT_POLICIES.auditLines;
    await Promise.all(
      Array.from({ length: points + 5 }, (_, index) => ok(admin.get(`/api/admin/families?search=x${index}`))),
    );
    expect(await lines()).toHaveLength(points);
  });
});
