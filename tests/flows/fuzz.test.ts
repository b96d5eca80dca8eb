import fc, { assert } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorResponse } from '@shared/contracts/error';
import { ENDPOINTS } from '@shared/api/endpoints';
import { newId } from '../../server/lib/ids';
import { Agent, type HttpResponse } from '../support/agent';
import { createFullFamily, checksum, type FullFamily } from '../support/full-family';
import { hostileBody, hostileQuery, hostileSegment } from '../support/hostile';
import { startServer } from '../support/server';
import { WRITES } from '../support/write-bodies';
import { strict } from '../support/strict';

const RUNS = Number(process.env.FUZZ_RUNS ?? 6);
vi.setConfig({ testTimeout: 20_000 + RUNS * 500 });
const server = await startServer({ rateLimitMultiplier: 1_000_000 });
afterAll(() => server.close());

const QUERIES = [
  'year',
  'month',
  'startDate',
  'endDate',
  'format',
  'returnTo',
  'search',
  'limit',
  'cursor',
  'key',
  'type',
  'purpose',
];

/** Deletions use a random id, because a deleted record can't be tested again. */
const OWNERS: [RegExp, keyof FullFamily['ids']][] = [
  [/^DELETE/, 'code'],
  [/\/kids\/family/, 'code'],
  // These calls would sign out the kid.
  [/\/kids\/:id\/(?:password|login|unlock)/, 'sibling'],
  [/\/kids\//, 'kid'],
  [/\/parents\//, 'parent'],
  [/\/chores\//, 'chore'],
  [/\/rewards\//, 'reward'],
  [/\/chore-submissions\//, 'submission'],
  [/review$/, 'redemption'],
  [/mark-shown$/, 'granted'],
  [/\/messages\//, 'message'],
  [/\/praise\//, 'praise'],
];

let full: FullFamily;
let roles: Record<string, Agent>;
const responses: Record<string, number> = {};

beforeAll(async () => {
  full = await createFullFamily(server);
  roles = { parent: full.family.parent, kid: full.kid };
});
afterAll(() => {
  if (process.env.FUZZ_RUNS)
    process.stdout.write(`fuzz: ${JSON.stringify(responses)}
`);
});

function pathOf(call: string, segment?: string): string {
  const path = `/api${call.split(' ')[1] ?? ''}`;
  const owner = OWNERS.find(([pattern]) => pattern.test(call))?.[1];
  const id = call.startsWith('DELETE') || owner === undefined ? newId() : full.ids[owner];
  return path.replaceAll(/:\w+/g, segment ?? id);
}

const withIds = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'string' && value.startsWith('$')
        ? full.ids[value.slice(1) as keyof FullFamily['ids']]
        : value,
    ]),
  );

function agentFor(role: string, call: string): Agent {
  const agent = roles[role];
  if (!agent) throw new Error(`no agent for ${role}`);
  return /login|logout|register/.test(call) ? new Agent(server.url) : agent;
}

function expectSound(response: HttpResponse): void {
  responses[response.status] = (responses[response.status] ?? 0) + 1;
  if (response.status >= 500) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  if (response.status >= 400) strict(errorResponse).parse(response.body);
}

let held: Record<string, string> | undefined;

/** Sends a write. If it is rejected, all tables must be unchanged. */
async function write(role: string, call: string, path: string, body: string, headers = {}): Promise<void> {
  const before = held ?? (await checksum(server.db));
  held = undefined;
  const response = await agentFor(role, call).send(call.split(' ')[0] ?? '', path, body, headers);
  expectSound(response);
  if (response.status < 400) return;
  held = await checksum(server.db);
  expect(held).toEqual(before);
}

const routes = ENDPOINTS.filter(({ path }) => path.startsWith('/api/')).map((endpoint) => ({
  ...endpoint,
  path: endpoint.path.slice('/api'.length),
}));
const reads = routes.filter(({ method }) => method === 'GET').map(({ method, path }) => `${method} ${path}`);
const tries = Object.keys(WRITES).flatMap((call) => ['parent', 'kid'].map((role) => ({ call, role })));

/** A role that may never make the call is rejected before the body matters. */
function runsFor(role: string, call: string): number {
  const declared = routes.find(({ method, path }) => `${method} ${path}` === call)?.callers.map(String) ?? [];
  return declared.includes(role) || declared.includes('anyone') ? RUNS : Math.ceil(RUNS / 8);
}

describe('writes', () => {
  it('are all tested here', () => {
    const written = routes
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(WRITES).toSorted()).toEqual(written.toSorted());
  });

  it.each(tries)('$call survives any body from a $role', async ({ call, role }) => {
    const valid = withIds(WRITES[call] ?? {});
    await assert(
      fc.asyncProperty(hostileBody(valid), (body) => write(role, call, pathOf(call), body)),
      { numRuns: runsFor(role, call) },
    );
  });

  it('survive any path', async () => {
    const calls = Object.keys(WRITES).filter((call) => call.includes(':'));
    const body = (call: string) => JSON.stringify(withIds(WRITES[call] ?? {}));
    await assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.constantFrom('parent', 'kid'),
        hostileSegment,
        (call, role, segment) => write(role, call, pathOf(call, segment), body(call)),
      ),
      { numRuns: RUNS * 6 },
    );
  });

  it('survive any headers', async () => {
    const headers = fc.constantFrom<Record<string, string>>(
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/x-www-form-urlencoded' },
      { 'Content-Type': 'application/json; charset=utf-7' },
      { 'Content-Type': 'application/json; charset=utf-16' },
      { 'Content-Type': ';;;' },
      { 'Content-Encoding': 'gzip' },
      { 'Content-Encoding': 'br' },
      { 'Content-Encoding': 'zstd, x' },
      { 'Idempotency-Key': 'k'.repeat(5000) },
      { 'Idempotency-Key': '\u00ff\u0080 \u00e9' },
      { 'X-HTTP-Method-Override': 'DELETE' },
      { 'X-Forwarded-For': '999.1.1.1, ::::, %00' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null' },
      { Origin: 'http://[' },
      { Cookie: 'starnest.sid=s%3Ax.y; starnest.device=%E0%A4%A; __proto__=x' },
      { Cookie: `starnest.sid=${'s:'.repeat(2000)}` },
    );
    const calls = Object.keys(WRITES);
    await assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.constantFrom('parent', 'kid'),
        headers,
        (call, role, extra) =>
          write(role, call, pathOf(call), JSON.stringify(withIds(WRITES[call] ?? {})), extra),
      ),
      { numRuns: RUNS * 8 },
    );
  });
});

describe('reads', () => {
  it.each(['parent', 'kid'])('by a %s survive any path and query and write nothing', async (role) => {
    const before = await checksum(server.db);
    const segment = fc.option(hostileSegment, { nil: undefined });
    await assert(
      fc.asyncProperty(
        fc.constantFrom(...reads),
        segment,
        hostileQuery(QUERIES),
        async (call, piece, query) => {
          const started = await agentFor(role, call).get(`${pathOf(call, piece)}?${query}`);
          expectSound(started);
        },
      ),
      { numRuns: RUNS * 12 },
    );
    const after = await checksum(server.db);
    // The widget's form reserves an upload.
    expect({ ...after, uploads: '' }).toEqual({ ...before, uploads: '' });
  });
});

it('all tests ran with sessions that are still valid', async () => {
  expect((await full.family.parent.get('/api/user')).status).toBe(200);
  expect((await full.kid.get(`/api/kids/${full.ids.kid}/badges`)).status).toBe(200);
});
