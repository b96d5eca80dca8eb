import express from 'express';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { Agent, type HttpResponse } from '../../tests/support/agent';
import { expectError } from '../../tests/support/expect-response';
import { createFamily, createKid, kidAgent } from '../../tests/support/families';
import { startServer } from '../../tests/support/server';
import { openSocket, RefusedUpgrade } from '../../tests/support/sockets';
import { createOverloadGuard } from './overload';

const server = await startServer();
afterAll(() => server.close());

const POOL = 20;
const WAITING = 100;

describe('an overloaded server', () => {
  it('rejects excess requests, still serves logins, and recovers', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const held = await Promise.all(Array.from({ length: POOL }, () => server.pool.connect()));
    const answers: HttpResponse[] = [];
    const read = async () => void answers.push(await family.parent.get('/api/chores'));
    const reads = Array.from({ length: WAITING }, read);
    await expect.poll(() => server.pool.waitingCount).toBe(WAITING);

    const refused = await family.parent.get('/api/chores');
    expectError(refused, 503, 'overloaded');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await new Agent(server.url).get('/healthz')).status).toBe(200);
    await expect(openSocket(family.parent)).rejects.toThrow(new RefusedUpgrade(503));
    expect(answers).toEqual([]);
    const login = kidAgent(server, kid);

    for (const client of held) client.release();
    await Promise.all(reads);
    expect(answers.map(({ status }) => status)).toEqual(reads.map(() => 200));
    await login;
    expect((await family.parent.get('/api/chores')).status).toBe(200);
    await (await openSocket(family.parent)).close();
  });

  it('rejects requests when the event loop is late, unless few are open', async () => {
    const guard = createOverloadGuard(
      { waitingCount: 0 },
      { waitingQueries: 1, delayMs: 200, openRequests: 2 },
    );
    const release: (() => void)[] = [];
    const app = express().use('/api', guard.refuseExcess, (_req, res) => release.push(() => res.end()));
    const listening = app.listen(0);
    const get = () => fetch(`http://127.0.0.1:${(listening.address() as AddressInfo).port}/api/chores`);
    const hold = () => {
      const until = performance.now() + 1500;
      while (performance.now() < until);
    };
    const open = [get()];
    await expect.poll(() => release.length).toBe(1);
    hold();
    open.push(get());
    await expect.poll(() => release.length).toBe(2);
    hold();
    await expect.poll(guard.isOverloaded).toBe(true);
    hold();
    expect((await get()).status).toBe(503);
    await expect.poll(guard.isOverloaded).toBe(false);
    for (const end of release) end();
    expect((await Promise.all(open)).map(({ status }) => status)).toEqual([200, 200]);
    listening.close();
  });
});
