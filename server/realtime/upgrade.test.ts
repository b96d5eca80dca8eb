import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../lib/ids';
import { Agent } from '../../tests/support/agent';
import { createAdmin, createFamily, createKid, kidAgent } from '../../tests/support/families';
import { startHub } from '../../tests/support/hubs';
import { startServer } from '../../tests/support/server';
import { openSocket } from '../../tests/support/sockets';
import { UpgradeAuthenticator } from './upgrade';

const server = await startServer();
afterAll(() => server.close());

describe('an upgrade to /ws', () => {
  it('is accepted from a parent and from a kid', async () => {
    const family = await createFamily(server);
    const kid = await kidAgent(server, await createKid(family));
    const sockets = await Promise.all([openSocket(family.parent), openSocket(kid)]);
    expect(sockets.map(({ ws }) => ws.readyState)).toEqual([1, 1]);
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  it('without a session is rejected with 401', async () => {
    await expect(openSocket(new Agent(server.url))).rejects.toMatchObject({ status: 401 });
  });

  it('with a forged session cookie is rejected with 401', async () => {
    const { parent } = await createFamily(server);
    const headers = { Cookie: `${parent.cookie}x` };
    await expect(openSocket(new Agent(server.url), { headers })).rejects.toMatchObject({ status: 401 });
  });

  it('after the session ended is rejected with 401', async () => {
    const { parent } = await createFamily(server);
    const stolen = new Agent(server.url).copyCookies(parent);
    await parent.post('/api/logout');
    await expect(openSocket(stolen)).rejects.toMatchObject({ status: 401 });
  });

  it.each([
    ['another site', 'https://evil.example'],
    ['another port of this host', 'http://127.0.0.1:1'],
    ['a sandboxed page', 'null'],
    ['nobody', null],
  ])('from %s is rejected with 403', async (_who, origin) => {
    const { parent } = await createFamily(server);
    await expect(openSocket(parent, { origin })).rejects.toMatchObject({ status: 403 });
  });

  it('marked cross-site by the browser is rejected with 403 despite a valid Origin', async () => {
    const { parent } = await createFamily(server);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    await expect(openSocket(parent, { headers })).rejects.toMatchObject({ status: 403 });
  });

  it('by an admin is rejected with 403', async () => {
    const admin = await createAdmin(server);
    await expect(openSocket(admin)).rejects.toMatchObject({ status: 403 });
  });

  it('is rejected with 429 if the session has five sockets, until one closes', async () => {
    const { parent, user } = await createFamily(server);
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => openSocket(parent)));
    await expect(openSocket(parent)).rejects.toMatchObject({ status: 429 });
    expect(await five[0]?.join('parent', user.id)).toMatchObject({ type: 'joined' });
    await five[0]?.close();
    await expect.poll(() => openSocket(parent).then(() => 'taken', String)).toBe('taken');
  });

  it('counts the sockets of each session separately', async () => {
    const { parent, user, password } = await createFamily(server);
    await Promise.all([1, 2, 3, 4, 5].map(() => openSocket(parent)));
    const other = new Agent(server.url);
    await other.post('/api/login', { username: user.username, password });
    await expect(openSocket(other)).resolves.toBeDefined();
  });

  it('to another path is rejected with 404', async () => {
    const { parent } = await createFamily(server);
    for (const path of ['/', '/ws/', '/wss', '/api/ws']) {
      await expect(openSocket(parent, { path })).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('an upgrade over https', () => {
  it('accepts the __Host- cookie that the login set', async () => {
    const behindProxy = await startServer({ database: server.database, trustProxy: 1 });
    const { user, password } = await createFamily(server);
    const agent = new Agent(behindProxy.url);
    const https = { 'X-Forwarded-Proto': 'https' };
    await agent.post('/api/login', { username: user.username, password }, https);
    expect(agent.cookie).toMatch(/__Host-starnest\.sid=/);
    const socket = await openSocket(agent, { headers: https });
    expect(await socket.join('parent', user.id)).toMatchObject({ type: 'joined' });
    await behindProxy.close();
  });
});

describe('an upgrade whose session ends during the lookup', () => {
  it('is rejected with 401, because its socket would never be closed', async () => {
    const { parent } = await createFamily(server);
    const { sessions } = server.deps;
    const authenticator: UpgradeAuthenticator = new UpgradeAuthenticator({
      ...server.deps,
      sessions: {
        async find(sid) {
          const found = await sessions.find(sid);
          if (found) authenticator.sessionsEnded([found.id]);
          return found;
        },
      },
    });
    const req = new IncomingMessage(new Socket());
    req.headers = { origin: server.url, host: new URL(server.url).host, cookie: parent.cookie };
    const enter = vi.fn<() => void>();
    await expect(authenticator.authenticateUpgrade(req, enter)).rejects.toMatchObject({ status: 401 });
    expect(enter).not.toHaveBeenCalled();
  });
});

describe('an upgrade whose session switches families during the lookup', () => {
  it('opens a socket for the new family', async () => {
    const [{ parent }, other] = [await createFamily(server), newId()];
    const { sessions } = server.deps;
    let lookUps = 0;
    const authenticator: UpgradeAuthenticator = new UpgradeAuthenticator({
      ...server.deps,
      sessions: {
        async find(sid) {
          const found = await sessions.find(sid);
          lookUps += 1;
          if (!found || found.actor.type !== 'parent' || found.actor.familyId === null) return found;
          if (lookUps === 1) authenticator.sessionsChanged([found.id]);
          return lookUps === 1 ? found : { ...found, actor: { ...found.actor, familyId: other } };
        },
      },
    });
    const req = new IncomingMessage(new Socket());
    req.headers = { origin: server.url, host: new URL(server.url).host, cookie: parent.cookie };
    const accepted: (string | null)[] = [];
    await authenticator.authenticateUpgrade(req, ({ actor }) => accepted.push(actor.familyId));
    expect(accepted).toEqual([other]);
  });
});

describe('a hub next to another upgrade listener', () => {
  it('ignores paths that are not its own', async () => {
    const family = await createFamily(server);
    const hub = await startHub(server);
    hub.http.on('upgrade', (req, socket) => {
      if (req.url === '/hmr') socket.end('HTTP/1.1 418 A Teapot\r\nConnection: close\r\n\r\n');
    });
    const agent = hub.as(family.parent);
    await expect(openSocket(agent, { path: '/hmr' })).rejects.toMatchObject({ status: 418 });
    await expect(openSocket(agent)).resolves.toBeDefined();
    await hub.close();
  });
});
