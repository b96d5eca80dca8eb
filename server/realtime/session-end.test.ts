import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { sessions } from '@shared/tables/index';
import { Agent } from '../../tests/support/agent';
import { createFamily, createKid, idOfFamily, kidAgent, logInKid } from '../../tests/support/families';
import { startHub } from '../../tests/support/hubs';
import { startServer } from '../../tests/support/server';
import { openSocket } from '../../tests/support/sockets';

const server = await startServer();
afterAll(() => server.close());

const inMs = (ms: number) => new Date(Date.now() + ms);

describe('a socket is closed with 4401', () => {
  it("when its parent logs out, but not on the parent's other browsers", async () => {
    const { parent, user, password } = await createFamily(server);
    const laptop = new Agent(server.url);
    await laptop.post('/api/login', { username: user.username, password });
    const [here, there] = await Promise.all([openSocket(parent), openSocket(laptop)]);
    await parent.post('/api/logout');
    expect((await here.closed).code).toBe(4401);
    expect(await there.join('parent', user.id)).toMatchObject({ type: 'joined' });
  });

  it('when another user signs in on its browser', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const socket = await openSocket(family.parent);
    await logInKid(family.parent, kid);
    expect((await socket.closed).code).toBe(4401);
  });

  it('when the kid’s pictures are changed, in every process', async () => {
    const family = await createFamily(server);
    const mia = await createKid(family);
    const kid = await kidAgent(server, mia);
    const neighbour = await startServer({ database: server.database });
    const sockets = await Promise.all([openSocket(kid), openSocket(neighbour.agentOf(kid))]);
    await family.parent.put(`/api/kids/${mia.id}/password`, { picturePattern: [9, 8, 7, 6] });
    const closed = await Promise.all(sockets.map((socket) => socket.closed));
    expect(closed.map(({ code }) => code)).toEqual([4401, 4401]);
    await neighbour.close();
  });

  it('when the session expires', async () => {
    const family = await createFamily(server);
    const expiresAt = inMs(300);
    await server.db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, family.user.id));
    const socket = await openSocket(family.parent);
    expect((await socket.closed).code).toBe(4401);
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAt.getTime());
  });
});

describe('a socket stays open', () => {
  it('when the session was extended in the meantime', async () => {
    const { parent, user } = await createFamily(server);
    const mine = eq(sessions.userId, user.id);
    const expiresAt = inMs(1500);
    await server.db.update(sessions).set({ expiresAt }).where(mine);
    const socket = await openSocket(parent);
    await server.db
      .update(sessions)
      .set({ expiresAt: inMs(60_000) })
      .where(mine);
    await expect.poll(() => Date.now()).toBeGreaterThan(expiresAt.getTime() + 200);
    expect(await socket.join('parent', user.id)).toMatchObject({ type: 'joined' });
  });

  it('when its session ends later than a timer can count', async () => {
    const { parent, user } = await createFamily(server);
    const days = 24 * 3600 * 1000;
    await server.db
      .update(sessions)
      .set({ expiresAt: inMs(40 * days) })
      .where(eq(sessions.userId, user.id));
    const socket = await openSocket(parent);
    expect(await socket.join('parent', user.id)).toMatchObject({ type: 'joined' });
  });

  it('when other sessions end', async () => {
    const [mine, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const socket = await openSocket(mine.parent);
    await other.parent.post('/api/logout');
    expect(await socket.join('parent', mine.user.id)).toMatchObject({ type: 'joined' });
  });
});

describe('the end of a membership', () => {
  it("closes the member's sockets of that family only", async () => {
    const [left, kept] = [await createFamily(server), await createFamily(server)];
    const hub = await startHub(server);
    const [gone, stays] = [await openSocket(hub.as(left.parent)), await openSocket(hub.as(kept.parent))];
    const familyId = await idOfFamily(server, left.user.familyCode);
    for (const { user } of [left, kept]) {
      hub.emit({ type: 'sessions.ended', ids: [], member: { familyId, userId: user.id } });
    }
    expect((await gone.closed).code).toBe(1012);
    expect(await stays.join('parent', kept.user.id)).toMatchObject({ type: 'joined' });
    await hub.close();
  });
});

describe('all sockets are closed', () => {
  it('with 1012 when events may have been missed, and can reconnect', async () => {
    const family = await createFamily(server);
    const hub = await startHub(server);
    const agent = hub.as(family.parent);
    const socket = await openSocket(agent);
    hub.gap();
    expect((await socket.closed).code).toBe(1012);
    expect(await (await openSocket(agent)).join('parent', family.user.id)).toMatchObject({ type: 'joined' });
    await hub.close();
  });

  it('with 1001 on shutdown', async () => {
    const family = await createFamily(server);
    const hub = await startHub(server);
    const sockets = await Promise.all([openSocket(hub.as(family.parent)), openSocket(hub.as(family.parent))]);
    await hub.close();
    expect(await Promise.all(sockets.map((socket) => socket.closed))).toMatchObject([
      { code: 1001 },
      { code: 1001 },
    ]);
  });
});
