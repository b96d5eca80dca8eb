import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auditLog, families } from '@shared/tables/index';
import { wholeList } from '../../../tests/support/admin-list';
import type { Agent } from '../../../tests/support/agent';
import { connectBoard } from '../../../tests/support/boards';
import { expectResponse, expectError } from '../../../tests/support/expect-response';
import {
  createAdmin,
  createChore,
  createFamily,
  createKid,
  createReward,
  idOfFamily,
  kidAgent,
} from '../../../tests/support/families';
import { subscription } from '../../../tests/support/push-service';
import { today } from '../../../tests/support/scheduled-family';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { giveStars } from '../../../tests/support/stars';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());
const admin = await createAdmin(server);

const made = z.looseObject({ id: z.string() });

async function fullFamily() {
  const family = await createFamily(server, { familyName: 'Full' });
  const webhook = { url: 'https://hooks.example.net/', events: ['chore_submission'] };
  await family.parent.post('/api/family/webhooks', webhook);
  const kid = await createKid(family);
  const agent = await kidAgent(server, kid);
  const chore = await createChore(family, { kidIds: [kid.id] });
  const reward = await createReward(family, { starCost: 3, kidIds: [kid.id] });
  await agent.put(`/api/kids/${kid.id}/goal`, { rewardId: reward.id });
  await family.parent.put(`/api/kids/${kid.id}/pause`, { from: '2026-01-01', until: '2026-01-02' });
  await family.parent.put(`/api/kids/${kid.id}/pause`, { from: null });
  await giveStars(server, kid.id, 20);
  const [request, doing] = await Promise.all([
    agent.post('/api/reward-redemptions', { kidId: kid.id, rewardId: reward.id, starsSpent: 3 }),
    agent.post(
      '/api/chore-submissions',
      { kidId: kid.id, choreId: chore.id },
      { 'Idempotency-Key': newId() },
    ),
  ]);
  await approve(family.parent, `/api/reward-redemptions/${expectResponse(request, 201, made).id}/review`);
  await approve(family.parent, `/api/chore-submissions/${expectResponse(doing, 201, made).id}/review`);
  await agent.put(`/api/kids/${kid.id}/nest`, { places: [{ id: 'birdhouse', place: 'branch:500,0' }] });
  expect((await agent.post(`/api/kids/${kid.id}/surprises`)).status).toBe(201);
  expect((await agent.post(`/api/kids/${kid.id}/goodnights`, { on: today() })).status).toBe(201);
  await family.parent.post('/api/family/invites', { role: 'helper' });
  await family.parent.post(`/api/kids/${kid.id}/calendar`);
  const token = { name: 'Panel', scope: 'read', days: null, password: family.password };
  await family.parent.post('/api/user/tokens', token);
  await family.parent.post('/api/family/devices', { name: 'Kitchen' });
  await family.parent.post('/api/family/devices/pairings', { name: 'Hall' });
  await connectBoard(server, family);
  const read = { name: 'School', url: 'https://calendar.example.com/a.ics', color: 'blue', kidId: kid.id };
  await family.parent.post('/api/family/board/calendars', read);
  await server.pool.query(
    `INSERT INTO calendar_events (family_id, calendar_id, key, starts_on, ends_on)
     SELECT family_id, id, 'event', current_date, current_date FROM family_calendars WHERE kid_id = $1`,
    [kid.id],
  );
  await family.parent.post('/api/rewards', { name: 'Zoo' }, { 'Idempotency-Key': newId() });
  await family.parent.post('/api/push/subscriptions', subscription());
  await family.parent.post('/api/messages', { toKidId: kid.id, content: 'Well done' });
  await family.parent.post(`/api/kids/${kid.id}/praise`, { picture: 'hug' });
  const wrong = { familyCode: kid.familyCode, kidId: kid.id, picturePattern: [9, 8, 7, 6] };
  await agent.post('/api/kids/login', wrong);
  const id = await idOfFamily(server, family.user.familyCode);
  expect((await admin.post(`/api/admin/families/${id}/views`, { reason: 'They asked' })).status).toBe(201);
  await server.db.execute(
    sql`INSERT INTO push_subscriptions (id, family_id, user_id, endpoint, p256dh, auth, wants)
      VALUES (${newId()}, ${id}, ${family.user.id}, ${`https://push.example/${id}`}, 'key', 'secret', '{chores}')`,
  );
  await server.db.execute(
    sql`INSERT INTO uploads (name, family_id, purpose) VALUES (${newId()}, ${id}, 'chore')`,
  );
  const once = await createChore(family, { kidIds: [kid.id], schedule: { kind: 'once', on: '2100-01-01' } });
  const routine = await createChore(family, { kidIds: [kid.id], minutes: 10 });
  const run = { dueOn: null, running: true };
  expect((await agent.put(`/api/kids/${kid.id}/routines/${routine.id}`, run)).status).toBe(200);
  const skipped = { kidId: kid.id, skipped: true };
  await family.parent.put(`/api/chores/${once.id}/occurrences/2100-01-01`, skipped);
  return { ...family, id, kid, kidAgent: agent };
}

async function approve(parent: Agent, path: string) {
  expect((await parent.put(path, { status: 'approved' })).status).toBe(200);
}

async function rowsOf(familyId: string): Promise<Record<string, number>> {
  const tables = await server.db.execute<{ name: string }>(sql`
    SELECT c.table_name AS name FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND c.column_name = 'family_id' AND t.table_type = 'BASE TABLE'`);
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const found = await server.db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM ${sql.identifier(name)} WHERE family_id = ${familyId}`,
    );
    counts[name] = found.rows[0]?.count ?? 0;
  }
  return counts;
}

describe('DELETE /api/admin/families/:id', () => {
  it('deletes every row of the family and no row of another family', async () => {
    const [family, other] = [await fullFamily(), await fullFamily()];
    const [before, others] = [await rowsOf(family.id), await rowsOf(other.id)];
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);

    expect(await admin.del(`/api/admin/families/${family.id}`)).toMatchObject({ status: 204, body: null });

    expect(Object.entries(await rowsOf(family.id)).filter(([, count]) => count > 0)).toEqual([]);
    expect(await rowsOf(other.id)).toEqual(others);
    const keys = await server.db.execute(sql`SELECT 1 FROM idempotency_keys WHERE kid_id = ${family.kid.id}`);
    expect(keys.rows).toEqual([]);
    expect((await wholeList(admin)).map(({ id }) => id)).not.toContain(family.id);
    expectError(await admin.del(`/api/admin/families/${family.id}`), 404, 'not_found', 'Family not found');
  });

  it("ends the family's sessions and closes its sockets immediately", async () => {
    const family = await fullFamily();
    const other = await createFamily(server);
    const socket = await openSocket(family.parent);
    await socket.join('parent', family.user.id);
    expect((await family.parent.get('/api/user')).status).toBe(200);
    expect((await family.kidAgent.get(`/api/kids/${family.kid.id}/badges`)).status).toBe(200);

    await admin.del(`/api/admin/families/${family.id}`);

    expect(await socket.closed).toMatchObject({ code: 4401 });
    expectError(await family.parent.get('/api/user'), 401, 'unauthorized', 'Unauthorized');
    expectError(await family.kidAgent.get(`/api/kids/${family.kid.id}/badges`), 401, 'unauthorized');
    expect((await other.parent.get('/api/user')).status).toBe(200);
    expect((await admin.get('/api/user')).status).toBe(200);
    const login = { username: family.user.username, password: family.password };
    expectError(await family.parent.post('/api/login', login), 401);
    expectError(await family.parent.get(`/api/kids/family/${family.user.familyCode}`), 404, 'not_found');
  });

  it('frees the username and the code', async () => {
    const { user } = await createFamily(server);
    await admin.del(`/api/admin/families/${await idOfFamily(server, user.familyCode)}`);
    expect(await server.db.$count(families, eq(families.code, user.familyCode))).toBe(0);
    await createFamily(server, { username: user.username });
  });

  it('writes only ids to the audit log', async () => {
    const { user } = await createFamily(server, { familyName: 'Secretive' });
    const id = await idOfFamily(server, user.familyCode);
    const response = await admin.del(`/api/admin/families/${id}`);
    const line = (await server.db.select().from(auditLog)).find(({ target }) => target === id);
    expect(line).toMatchObject({
      actorType: 'admin',
      actorId: expect.any(String),
      action: 'family.delete',
      outcome: 'ok',
      address: expect.stringMatching(/./),
      requestId: response.headers.get('X-Request-Id'),
    });
    expect(JSON.stringify(line)).not.toContain('Secretive');
  });

  it.each([newId(), 'me', '1', '../1', '%00', "1' OR true"])('returns 404 for the id %s', async (id) => {
    expectError(
      await admin.del(`/api/admin/families/${encodeURIComponent(id)}`),
      404,
      'not_found',
      'Family not found',
    );
  });

  it('deletes a family once when several requests race', async () => {
    const { user } = await createFamily(server);
    const id = await idOfFamily(server, user.familyCode);
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => admin.del(`/api/admin/families/${id}`)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404]);
  });

  it('rejects a request from another site', async () => {
    const { user } = await createFamily(server);
    const id = await idOfFamily(server, user.familyCode);
    const response = await admin.del(`/api/admin/families/${id}`, undefined, {
      Origin: 'https://evil.example',
    });
    expectError(response, 403, 'foreign_origin');
  });
});
