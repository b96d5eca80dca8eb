import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { errorResponse } from '@shared/contracts/error';
import { Agent, type HttpResponse } from '../support/agent';
import { createAdmin, createFamily, createKid, type TestFamily, type TestKid } from '../support/families';
import { startServer } from '../support/server';
import { strict } from '../support/strict';

/** Signed-in users are unaffected, and the flood gets API errors. */
const PER_SECOND = 200;
const SECONDS = Number(process.env.FLOOD_SECONDS ?? 1);
const server = await startServer({ trustProxy: 1, slowHashing: true });
afterAll(() => server.close());

let family: TestFamily;
let kid: TestKid;
beforeAll(async () => {
  family = await createFamily(server);
  kid = await createKid(family);
  await createAdmin(server);
});

type Shot = (index: number) => { path: string; body: object; address: string };

async function flood(shot: Shot): Promise<HttpResponse[]> {
  const stranger = new Agent(server.url);
  const responses: Promise<HttpResponse>[] = [];
  const started = performance.now();
  for (let index = 0; index < PER_SECOND * SECONDS; index += 1) {
    const { path, body, address } = shot(index);
    responses.push(stranger.post(path, body, { 'X-Forwarded-For': address }));
    const ahead = started + ((index + 1) * 1000) / PER_SECOND - performance.now();
    if (ahead > 1) await sleep(ahead);
  }
  return Promise.all(responses);
}

async function visit(until: AbortSignal): Promise<{ statuses: number[]; times: number[] }> {
  const statuses: number[] = [];
  const times: number[] = [];
  do {
    const started = performance.now();
    statuses.push((await family.parent.get('/api/user')).status);
    times.push(performance.now() - started);
    await sleep(20);
  } while (!until.aborted);
  return { statuses, times: times.toSorted((a, b) => a - b) };
}

async function mostConnections(until: AbortSignal): Promise<number> {
  let most = 0;
  do {
    most = Math.max(most, server.pool.totalCount - server.pool.idleCount);
    await sleep(1);
  } while (!until.aborted);
  return most;
}

const manyAddresses = (index: number) => `10.${index % 250}.${Math.floor(index / 250)}.7`;
const wrong = { password: 'not this one' };

const FLOODS: [string, Shot][] = [
  [
    'one username from one address',
    () => ({ path: '/api/login', body: { ...wrong, username: family.user.username }, address: '10.9.9.9' }),
  ],
  [
    'unknown usernames from many addresses',
    (index) => ({
      path: '/api/login',
      body: { ...wrong, username: `nobody.${index}` },
      address: manyAddresses(index),
    }),
  ],
  [
    'an admin from many addresses',
    (index) => ({
      path: '/api/auth/admin-login',
      body: { ...wrong, username: 'admin.guess' },
      address: manyAddresses(index),
    }),
  ],
  [
    'a kid’s pictures from many addresses',
    (index) => ({
      path: '/api/kids/login',
      body: { kidId: kid.id, familyCode: kid.familyCode, picturePattern: [9, 8, 7, index % 7] },
      address: manyAddresses(index),
    }),
  ],
];

describe('a flood of failed logins', { timeout: 120_000 }, () => {
  it.each(FLOODS)('for %s', async (name, shot) => {
    const over = new AbortController();
    const visiting = Promise.all([visit(over.signal), mostConnections(over.signal)]);
    const responses = await flood(shot).finally(() => over.abort());
    const [visits, connections] = await visiting;
    const statuses: Record<number, number> = {};
    for (const { status, body, headers } of responses) {
      statuses[status] = (statuses[status] ?? 0) + 1;
      strict(errorResponse).parse(body);
      assert.include([401, 429, 503], status);
      if (status !== 401) assert.isAbove(Number(headers.get('Retry-After')), 0);
    }
    const { times } = visits;
    const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
    const said = { name, statuses, visits: times.length, p50: at(0.5), p95: at(0.95), connections };
    process.stdout.write(`flood: ${JSON.stringify(said)}\n`);
    expect(new Set(visits.statuses)).toEqual(new Set([200]));
  });

  it('does not lock out a user with the right password on a known device', async () => {
    const { username } = family.user;
    const response = await family.parent.post('/api/login', { username, password: family.password });
    expect(response.status).toBe(200);
  });
});
