import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { device } from '@shared/contracts/devices';
import type { Agent } from '../../tests/support/agent';
import { pairTablet } from '../../tests/support/boards';
import { expectError, expectResponse } from '../../tests/support/expect-response';
import { createFamily, type TestFamily } from '../../tests/support/families';
import { startServer } from '../../tests/support/server';
import { openSocket } from '../../tests/support/sockets';

const server = await startServer();
afterAll(() => server.close());

const MINUTE = 60_000;

const logIn = (agent: Agent, { user, password }: TestFamily) =>
  agent.post('/api/login', { username: user.username, password });

async function leftOnTablet(userId: string): Promise<number> {
  const { rows } = await server.pool.query<{ left: string }>(
    `SELECT extract(epoch FROM expires_at - now()) * 1000 AS left FROM sessions
     WHERE user_id = $1 AND tablet_id IS NOT NULL`,
    [userId],
  );
  return Number(rows[0]?.left);
}

const pass = (userId: string, seconds: number) =>
  server.pool.query(
    `UPDATE sessions SET expires_at = expires_at - $2 * interval '1 second',
       last_seen_at = last_seen_at - $2 * interval '1 second'
     WHERE user_id = $1 AND tablet_id IS NOT NULL`,
    [userId, seconds],
  );

describe('an adult’s session on a paired tablet', () => {
  it("ends with its socket after the idle minutes of the tablet's family", async () => {
    const family = await createFamily(server);
    await family.parent.put('/api/family', { idleMinutes: 2 });
    const tablet = await pairTablet(family.parent);
    const guest = await createFamily(server);
    await logIn(tablet, guest);
    const left = await leftOnTablet(guest.user.id);
    expect(left).toBeGreaterThan(MINUTE);
    expect(left).toBeLessThanOrEqual(2 * MINUTE);
    await pass(guest.user.id, 119);
    const socket = await openSocket(tablet);
    await socket.join('parent', guest.user.id);
    expect(await socket.closed).toMatchObject({ code: 4401 });
    expectError(await tablet.get('/api/user'), 401);
    expect((await guest.parent.get('/api/user')).status).toBe(200);
  });

  it('is extended by writes and reported activity, but not by reads', async () => {
    const family = await createFamily(server);
    const tablet = await pairTablet(family.parent);
    await logIn(tablet, family);
    const { id } = family.user;
    await pass(id, 100);
    for (const path of ['/api/user', '/api/kids', '/api/family', '/api/device']) await tablet.get(path);
    expect(await leftOnTablet(id)).toBeLessThan(1.5 * MINUTE);
    expect((await tablet.post('/api/user/activity')).status).toBe(204);
    expect(await leftOnTablet(id)).toBeGreaterThan(2.5 * MINUTE);
    await pass(id, 100);
    await tablet.put('/api/family', { sounds: false });
    expect(await leftOnTablet(id)).toBeGreaterThan(2.5 * MINUTE);
    await pass(id, 200);
    const ended = async () => (await tablet.post('/api/user/activity')).status;
    await expect.poll(ended, { timeout: 10_000 }).toBe(401);
  });

  it('starts when the adult pairs the browser they use', async () => {
    const family = await createFamily(server);
    const socket = await openSocket(family.parent);
    await socket.join('parent', family.user.id);
    expect((await family.parent.post('/api/family/devices', { name: 'Desk' })).status).toBe(201);
    // The client reconnects, and the new socket has the right expiry.
    expect(await socket.closed).toMatchObject({ code: 1012 });
    expect((await family.parent.get('/api/user')).status).toBe(200);
    expect(await leftOnTablet(family.user.id)).toBeLessThanOrEqual(3 * MINUTE);
  });

  it('becomes an ordinary session when the adult unpairs the tablet there, and ends when it is unpaired elsewhere', async () => {
    const family = await createFamily(server);
    const [here, there] = [await pairTablet(family.parent), await pairTablet(family.parent)];
    for (const tablet of [here, there]) await logIn(tablet, family);
    const all = expectResponse(await here.get('/api/family/devices'), 200, z.array(device));
    for (const { id } of all) await here.del(`/api/family/devices/${id}`);
    expect(await leftOnTablet(family.user.id)).toBeNaN();
    expect((await here.get('/api/user')).status).toBe(200);
    expectError(await there.get('/api/user'), 401);
  });

  it('is the only kind with this expiry: other sessions last for days', async () => {
    const family = await createFamily(server);
    const { rows } = await server.pool.query(
      `SELECT FROM sessions WHERE user_id = $1 AND expires_at > now() + interval '6 days'`,
      [family.user.id],
    );
    expect(rows).toHaveLength(1);
  });
});
