import { afterAll, describe, expect, it } from 'vitest';
import { kidLoginResponse } from '@shared/contracts/kids';
import { user } from '@shared/contracts/users';
import { Agent } from '../support/agent';
import { expectResponse, expectError } from '../support/expect-response';
import { createChore, createFamily, createKid, logInKid } from '../support/families';
import { startServer } from '../support/server';
import { openSocket, RefusedUpgrade } from '../support/sockets';

const server = await startServer({ slowHashing: true });
afterAll(() => server.close());

const didAlready = (policy: string, personId: string, times: number) =>
  server.pool.query('INSERT INTO rate_limits VALUES ($1, $2, (extract(epoch FROM now()) + 3600) * 1000)', [
    `${policy}:${personId}`,
    times,
  ]);

describe('hashing', () => {
  it('is limited to 60 per hour and parent across pictures, kids and passwords', async () => {
    const family = await createFamily(server);
    const { parent, password } = family;
    const { id } = await createKid(family);
    await server.pool.query('UPDATE rate_limits SET points = 56 WHERE key = $1', [
      `hashing:${family.user.id}`,
    ]);
    const picturePattern = [4, 5, 6, 7];
    const passwords = { currentPassword: password, newPassword: password };
    await createKid(family, { name: 'Ben' });
    expect((await parent.put(`/api/kids/${id}/password`, { picturePattern })).status).toBe(200);
    expect((await parent.put('/api/user/password', passwords)).status).toBe(204);
    expectError(await parent.del('/api/family', { password: 'not this' }), 401);
    expectError(await parent.put(`/api/kids/${id}/password`, { picturePattern }), 429, 'rate_limited');
    expectError(await parent.post('/api/kids', { name: 'Ada', picturePattern }), 429, 'rate_limited');
    expectError(await parent.put('/api/user/password', passwords), 429, 'rate_limited');
    expectError(await parent.del('/api/family', { password }), 429, 'rate_limited');
    await createKid(await createFamily(server));
  });

  it('leaves capacity for logins while many pictures are hashed', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const { secrets } = server.deps;
    const changes = Array.from({ length: 50 }, () => secrets.hashPattern([4, 5, 6, 7]));
    const login = { username: family.user.username, password: family.password };
    expectResponse(await new Agent(server.url).post('/api/login', login), 200, user);
    expectResponse(await logInKid(new Agent(server.url), kid), 200, kidLoginResponse);
    expect(secrets.hashing().waiting).toBeGreaterThan(20);
    await Promise.all(changes);
  });
});

describe('writes of a parent', () => {
  it('are limited to 600 per hour, but reads, logout and other parents are not affected', async () => {
    const family = await createFamily(server);
    const { parent } = family;
    const chore = await createChore(family);
    const path = `/api/chores/${chore.id}`;
    // The last block and nine writes remain.
    await server.pool.query('UPDATE rate_limits SET points = 59 WHERE key = $1', [
      `parentWriteBlocks:${family.user.id}`,
    ]);
    for (let writes = 1; writes < 19; writes += 1) expectError(await parent.put(path, { name: '' }), 400);
    expect((await parent.put(path, { name: 'Rake' })).status).toBe(200);
    expectError(await parent.put(path, { name: 'Sweep' }), 429, 'rate_limited');
    expectError(await parent.del(path), 429, 'rate_limited');
    expect((await parent.get('/api/chores')).status).toBe(200);
    await createChore(await createFamily(server));
    const kid = await createKid(await createFamily(server));
    const tablet = new Agent(server.url).copyCookies(parent);
    expectResponse(await logInKid(tablet, kid), 200, kidLoginResponse);
    expect((await parent.post('/api/logout')).status).toBe(204);
  });
});

describe('successful logins of one user', () => {
  it('are limited to 60 per hour', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const login = { username: family.user.username, password: family.password };
    await didAlready('logins', family.user.id, 59);
    await didAlready('logins', kid.id, 59);
    expectResponse(await new Agent(server.url).post('/api/login', login), 200, user);
    expectError(await new Agent(server.url).post('/api/login', login), 429, 'rate_limited');
    expectResponse(await logInKid(new Agent(server.url), kid), 200, kidLoginResponse);
    expectError(await logInKid(new Agent(server.url), kid), 429, 'rate_limited');
  });
});

describe('sockets of one user', () => {
  it('are limited to twenty across browsers, until one closes', async () => {
    const family = await createFamily(server);
    const credentials = { username: family.user.username, password: family.password };
    const browsers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const agent = new Agent(server.url);
        expectResponse(await agent.post('/api/login', credentials), 200, user);
        return agent;
      }),
    );
    const [first, ...others] = browsers;
    if (!first) throw new Error('no browser');
    const sockets = await Promise.all(
      others.flatMap((agent) => Array.from({ length: 5 }, () => openSocket(agent))),
    );
    expect(sockets).toHaveLength(20);
    await expect(openSocket(first)).rejects.toThrow(new RefusedUpgrade(429));
    await openSocket((await createFamily(server)).parent);
    await sockets[0]?.close();
    await openSocket(first);
  });
});
