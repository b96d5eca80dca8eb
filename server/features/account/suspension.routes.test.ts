import { sql } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { adminFamilyDetails } from '@shared/contracts/admin';
import { familyLogEntry } from '@shared/contracts/family-log';
import { user, type User } from '@shared/contracts/users';
import { auditLog, families } from '@shared/tables/index';
import { z } from 'zod';
import { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createFamily,
  createKid,
  idOfFamily,
  kidAgent,
  type TestFamily,
} from '../../../tests/support/families';
import { wholeList } from '../../../tests/support/admin-list';
import { addMember, joinFamily } from '../../../tests/support/members';
import { picture, upload } from '../../../tests/support/pictures';
import { lockWaits, startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { giveStars } from '../../../tests/support/stars';

const server = await startServer({ rateLimitMultiplier: 10 });
afterAll(() => server.close());
const admin = await createAdmin(server);

const anyone = () => new Agent(server.url);
const suspend = ({ parent, password }: TestFamily) => parent.post('/api/family/suspend', { password });
const logIn = async ({ user: { username }, password }: { user: User; password: string }) => {
  const agent = anyone();
  const response = await agent.post('/api/login', { username, password });
  return { agent, person: expectResponse(response, 200, user) };
};
const idOf = ({ user: { familyCode } }: TestFamily) => idOfFamily(server, familyCode);
const actionsOn = async (familyId: string) => {
  const rows = await server.db.select().from(auditLog);
  return rows
    .filter(({ target }) => target === familyId)
    .map(({ actorType, action }) => `${actorType} ${action}`);
};
const runPurge = async () => {
  await server.db.transaction((tx) => server.deps.jobs.add(tx, 'purge-suspended', {}));
  await server.runJobs();
};
const age = (familyId: string, days: number) =>
  server.db.execute(
    sql`UPDATE families SET suspended_at = now() - ${days} * interval '1 day' WHERE id = ${familyId}`,
  );

describe('a suspended family', () => {
  it('blocks all logins, ends sessions and sockets, and keeps the code', async () => {
    const family = await createFamily(server);
    const { familyCode } = family.user;
    const kid = await createKid(family);
    const tablet = await kidAgent(server, kid);
    const helper = await addMember(family, 'helper');
    const paired = anyone().copyCookies(family.parent);
    await paired.post('/api/family/devices', { name: 'Kitchen' });
    const invited = await family.parent.post('/api/family/invites', { role: 'parent' });
    const { url } = invited.body as { url: string };
    const pairing = await family.parent.post('/api/family/devices/pairings', { name: 'Hall' });
    const { code } = pairing.body as { code: string };
    const socket = await openSocket(tablet);

    expect((await suspend(family)).status).toBe(204);

    expect((await socket.closed).code).toBe(4401);
    for (const agent of [family.parent, helper.agent])
      expectError(await agent.get('/api/user'), 401, 'unauthorized');
    expectError(await tablet.get(`/api/kids/${kid.id}/lifetime-stars`), 401);
    expectError(await anyone().get(`/api/kids/family/${familyCode}`), 404);
    expectError(await anyone().get(`/api/kids/${kid.id}`), 404);
    expectError(await paired.get('/api/device'), 404);
    expectError(await anyone().post('/api/devices/pair', { code }), 404);
    const login = { familyCode, kidId: kid.id, picturePattern: kid.pattern };
    expectError(await anyone().post('/api/kids/login', login), 401, 'wrong_credentials');
    expectError(await anyone().get(`/api/invites/${url.slice(url.lastIndexOf('/') + 1)}`), 404);
    const { person } = await logIn(helper);
    expect(person).toMatchObject({ families: [], familyRole: null, suspendedFamily: null });
    const { rows } = await server.db.execute(
      sql`SELECT count(*)::int AS taken FROM families WHERE code = ${familyCode}`,
    );
    expect(rows).toEqual([{ taken: 1 }]);
  });

  it('is restored by its owner with everything unchanged', async () => {
    const family = await createFamily(server, { familyName: 'Rivera' });
    const kid = await createKid(family);
    await giveStars(server, kid.id, 7);
    const familyId = await idOf(family);
    await suspend(family);
    const { agent, person } = await logIn(family);
    expect(person).toMatchObject({ families: [], familyCode: null, suspendedFamily: { name: 'Rivera' } });
    const daysLeft = (Date.parse(person.suspendedFamily?.deletedOn ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(daysLeft)).toBe(14);
    expectError(await agent.get('/api/kids'), 403, 'no_family');

    expect((await agent.post('/api/family/restore')).status).toBe(204);

    expect(expectResponse(await agent.get('/api/user'), 200, user)).toMatchObject({
      familyCode: family.user.familyCode,
      familyRole: 'owner',
      suspendedFamily: null,
    });
    expect((await agent.get('/api/kids')).body).toMatchObject([{ id: kid.id, totalStars: 7 }]);
    await kidAgent(server, kid);
    expect(await actionsOn(familyId)).toEqual(
      expect.arrayContaining(['parent family.suspend', 'parent family.restore']),
    );
  });

  it('leaves the member’s other families usable, and can’t be selected', async () => {
    const [gone, other] = [await createFamily(server), await createFamily(server)];
    await joinFamily(gone, other.user.id, 'parent');
    const goneId = await idOf(gone);
    await suspend(gone);
    const { person } = await logIn(other);
    expect(person.families.map(({ role }) => role)).toEqual(['owner']);
    expectError(await other.parent.post('/api/user/family', { familyId: goneId }), 404);
    expectError(await other.parent.post('/api/family/restore'), 404, 'not_found', 'Family not found');
  });

  it('is restored by its owner from another family', async () => {
    const [gone, other] = [await createFamily(server, { familyName: 'Rivera' }), await createFamily(server)];
    const kid = await createKid(gone);
    await joinFamily(other, gone.user.id, 'helper');
    await suspend(gone);
    const { agent, person } = await logIn(gone);
    expect(person).toMatchObject({
      familyCode: other.user.familyCode,
      familyRole: 'helper',
      suspendedFamily: { name: 'Rivera' },
    });
    const socket = await openSocket(agent);

    expect((await agent.post('/api/family/restore')).status).toBe(204);

    const there = expectResponse(await agent.get('/api/user'), 200, user);
    expect(there).toMatchObject({
      familyCode: gone.user.familyCode,
      familyRole: 'owner',
      suspendedFamily: null,
    });
    expect(there.families.map(({ role }) => role)).toEqual(['owner', 'helper']);
    expect((await agent.get('/api/kids')).body).toMatchObject([{ id: kid.id }]);
    await socket.join('parent', gone.user.id);
    await agent.post('/api/chores', { name: 'Feed the cat' });
    await expect.poll(() => socket.inbox.map(({ type }) => type)).toContain('chores_changed');
  });

  it('restores the selected one of two, and hides an expired one', async () => {
    const first = await createFamily(server, { familyName: 'First' });
    const second = await createFamily(server, { familyName: 'Second' });
    await joinFamily(second, first.user.id, 'parent');
    await second.parent.put(`/api/family/members/${first.user.id}`, { role: 'owner' });
    const [firstId, secondId] = [await idOf(first), await idOf(second)];
    for (const id of [secondId, firstId])
      expect((await admin.post(`/api/admin/families/${id}/suspend`, { reason: 'Asked' })).status).toBe(204);
    await server.pool.query('UPDATE families SET suspended_by_admin = false');
    const { agent, person } = await logIn(first);
    expect(person.suspendedFamily?.name).toBe('First');
    expect((await agent.post('/api/family/restore')).status).toBe(204);
    const again = expectResponse(await agent.get('/api/user'), 200, user);
    expect(again).toMatchObject({ familyName: 'First', suspendedFamily: { name: 'Second' } });
    await age(secondId, 15);
    expect(expectResponse(await agent.get('/api/user'), 200, user).suspendedFamily).toBeNull();
    expectError(await agent.post('/api/family/restore'), 404);
  });

  it('is suspended only by its owner, with the password', async () => {
    const family = await createFamily(server);
    const { agent: parent } = await addMember(family, 'parent');
    const { agent: helper } = await addMember(family, 'helper');
    for (const agent of [parent, helper])
      expectError(await agent.post('/api/family/suspend', { password: 'six or more' }), 403, 'forbidden');
    const wrong = await family.parent.post('/api/family/suspend', { password: 'not this' });
    expectError(wrong, 401, 'wrong_credentials');
    expectFieldError(
      await family.parent.post('/api/family/suspend', {}),
      'password',
      'Please enter your password',
    );
    const kid = await kidAgent(server, await createKid(family));
    for (const [call, status] of [
      ['/api/family/suspend', 403],
      ['/api/family/restore', 403],
    ] as const) {
      for (const agent of [kid, admin]) expectError(await agent.post(call, {}), status, 'forbidden');
      expectError(await anyone().post(call, {}), 401, 'unauthorized');
    }
    expectResponse(await family.parent.get('/api/user'), 200, user);
  });

  it('stops a write that waited for the suspension', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const familyId = await idOf(family);
    const client = await server.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT FROM families WHERE id = $1 FOR UPDATE', [familyId]);
      const write = family.parent.put(`/api/kids/${kid.id}`, { name: 'Too late' });
      await expect.poll(() => lockWaits(server)).toBe(1);
      await client.query('UPDATE families SET suspended_at = now() WHERE id = $1', [familyId]);
      await client.query('COMMIT');
      expectError(await write, 401);
    } finally {
      client.release();
    }
  });

  it('is deleted with its pictures after 14 days, and no sooner', async () => {
    const family = await createFamily(server);
    await upload(family.parent, await picture());
    const familyId = await idOf(family);
    const hasFiles = () =>
      readdirSync(server.imageFolder, { recursive: true }).some((path) => String(path).includes(familyId));
    expect(hasFiles()).toBe(true);
    await suspend(family);
    await age(familyId, 13);
    await runPurge();
    expect(await server.db.$count(families, sql`id = ${familyId}`)).toBe(1);
    await age(familyId, 15);
    const { agent } = await logIn(family);
    expectError(await agent.post('/api/family/restore'), 404);
    await runPurge();
    expect(await server.db.$count(families, sql`id = ${familyId}`)).toBe(0);
    expect(await actionsOn(familyId)).toContain('system family.delete');
    expect(hasFiles()).toBe(false);
    expectError(
      await anyone().post('/api/login', { username: family.user.username, password: family.password }),
      401,
    );
    const { rows } = await server.db.execute(
      sql`SELECT count(*)::int AS taken FROM families WHERE code = ${family.user.familyCode}`,
    );
    expect(rows).toEqual([{ taken: 0 }]);
  });
});

describe('an admin', () => {
  const log = async ({ parent }: TestFamily) =>
    expectResponse(await parent.get('/api/family/log'), 200, z.array(familyLogEntry));

  it('opens a family for a reason that the family can read', async () => {
    const [family, other] = [await createFamily(server), await createFamily(server)];
    const kid = await createKid(family);
    const familyId = await idOf(family);
    const response = await admin.post(`/api/admin/families/${familyId}/views`, {
      reason: 'Dana asked for help',
    });
    const { adults, ...listed } = expectResponse(response, 201, adminFamilyDetails);
    expect(listed).toEqual((await wholeList(admin)).find(({ id }) => id === familyId));
    const { username } = family.user;
    expect(adults).toMatchObject([{ username, role: 'owner', emailConfirmed: false }]);
    const [entry, ...others] = await log(family);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: 'viewed', reason: 'Dana asked for help' });
    expect(entry?.by).toMatch(/^admin\./);
    expect(JSON.stringify(entry)).not.toContain(kid.id);
    expect(await log(other)).toEqual([]);
    expect(await actionsOn(familyId)).toContain('admin admin.view_family');
  });

  it('requires a reason and an existing family', async () => {
    const familyId = await idOf(await createFamily(server));
    for (const act of ['views', 'suspend']) {
      for (const body of [{}, { reason: '  ' }]) {
        const refused = await admin.post(`/api/admin/families/${familyId}/${act}`, body);
        expectFieldError(refused, 'reason', 'Please give a reason');
      }
      const unknown = await admin.post(`/api/admin/families/${crypto.randomUUID()}/${act}`, { reason: 'x' });
      expectError(unknown, 404, 'not_found', 'Family not found');
    }
    expectError(await admin.post(`/api/admin/families/${crypto.randomUUID()}/restore`), 404);
  });

  it('suspends and restores a family, keeps the first date, and tells the family why', async () => {
    const family = await createFamily(server);
    const familyId = await idOf(family);
    const act = (what: string, body: object = {}) =>
      admin.post(`/api/admin/families/${familyId}/${what}`, body);
    expect((await act('suspend', { reason: 'Reported' })).status).toBe(204);
    expectError(await family.parent.get('/api/user'), 401);
    await age(familyId, 3);
    expect((await act('suspend', { reason: 'Again' })).status).toBe(204);
    const shown = (await wholeList(admin)).find(({ id }) => id === familyId);
    expect(Math.round((Date.now() - Date.parse(shown?.suspendedAt ?? '')) / 86_400_000)).toBe(3);
    expect((await act('restore')).status).toBe(204);
    expect((await act('restore')).status).toBe(204);
    const { agent } = await logIn(family);
    const entries = await log({ ...family, parent: agent });
    expect(entries.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['restored', null],
      ['restored', null],
      ['suspended', 'Again'],
      ['suspended', 'Reported'],
    ]);
    expect(await actionsOn(familyId)).toEqual(
      expect.arrayContaining(['admin family.suspend', 'admin family.restore']),
    );
  });
});
