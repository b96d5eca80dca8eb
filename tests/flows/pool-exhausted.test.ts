import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { choreSubmission } from '@shared/contracts/submissions';
import { migrate } from '../../server/db/migrate';
import type { Agent, HttpResponse } from '../support/agent';
import { expectResponse, expectError } from '../support/expect-response';
import { createChore, createFamily, createKid, kidAgent, type TestFamily } from '../support/families';
import { query } from '../setup/test-database';
import { ownPostgres, type OwnPostgres } from '../support/own-postgres';
import { startServer, type TestServer } from '../support/server';
import { openSocket } from '../support/sockets';
import { faultsInBooks, newStormLog } from '../support/storm';

/** All of ours are in use, or another client uses all that PostgreSQL allows. */
let postgres: OwnPostgres;
let server: TestServer;
let family: TestFamily;
let child: Agent;
let kidId: string;
const others: Client[] = [];
const log = newStormLog();

beforeAll(async () => {
  postgres = await ownPostgres({ fsync: false });
  await migrate(postgres.url);
  server = await startServer({
    database: { url: postgres.url, drop: () => postgres.stop() },
    rateLimitMultiplier: 1000,
  });
  family = await createFamily(server);
  const kid = await createKid(family);
  kidId = kid.id;
  child = await kidAgent(server, kid);
}, 60_000);
afterEach(letGo);
afterAll(async () => {
  await server?.close();
  await postgres?.remove();
});

async function another(): Promise<Client> {
  const client = new Client({ connectionString: postgres.url, application_name: 'another' });
  client.on('error', () => {});
  await client.connect();
  others.push(client);
  return client;
}

async function letGo(): Promise<void> {
  await Promise.all(others.splice(0).map((client) => client.end()));
}

function allPutOff(responses: HttpResponse[]): void {
  for (const response of responses) {
    expectError(response, 503, 'unavailable');
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
}

interface Submission {
  choreId: string;
  key: string;
}

const submit = ({ choreId, key }: Submission) =>
  child.post('/api/chore-submissions', { kidId, choreId }, { 'Idempotency-Key': key });

async function submissions(count: number): Promise<Submission[]> {
  const made: Submission[] = [];
  for (let index = 0; index < count; index += 1) {
    made.push({ choreId: (await createChore(family, { name: `Chore ${index}` })).id, key: randomUUID() });
  }
  return made;
}

async function allIsWell(writes: Submission[]): Promise<void> {
  for (const write of writes) {
    const { id } = expectResponse(await submit(write), 201, choreSubmission);
    expect(expectResponse(await submit(write), 201, choreSubmission).id).toBe(id);
    log.submitted.add(id);
    const approval = await family.parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' });
    expect(approval.status).toBe(200);
    log.approved.add(id);
  }
  const choreIds = writes.map(({ choreId }) => choreId);
  const rows = await query<{ count: number }>(
    postgres.url,
    'SELECT count(*)::int FROM chore_submissions WHERE chore_id = ANY($1)',
    [choreIds],
  );
  expect(rows).toEqual([{ count: writes.length }]);
  expect(await faultsInBooks(postgres.url, log)).toEqual([]);
}

describe('without a free database connection', { timeout: 60_000 }, () => {
  it('because all wait for a lock, calls get 503, and everything recovers', async () => {
    const writes = await submissions(6);
    const locker = await another();
    await locker.query('BEGIN');
    await locker.query('LOCK TABLE chores IN ACCESS EXCLUSIVE MODE');
    const reads = Array.from({ length: 24 }, () => family.parent.get('/api/chores'));
    await expect.poll(() => server.pool.totalCount - server.pool.idleCount).toBe(20);
    const later = writes.map(submit);
    await expect.poll(() => server.pool.waitingCount).toBeGreaterThan(0);
    expect((await family.parent.get('/healthz')).status).toBe(200);
    // Other calls may succeed or fail, because connections are freed at the same timeout.
    allPutOff(await Promise.all([...reads, ...later]));

    await letGo();
    await expect.poll(async () => (await family.parent.get('/readyz')).status).toBe(200);
    await allIsWell(writes);
  });

  it('because another client uses all, calls get 503, and everything recovers, including events', async () => {
    const writes = await submissions(3);
    const before = await openSocket(family.parent);
    await before.join('parent', family.user.id);
    // The other client takes them first.
    const first = await another();
    const taken = await takeAll(first);
    expect(taken).toBeGreaterThan(10);
    allPutOff(await Promise.all([family.parent.get('/api/chores'), ...writes.map(submit)]));
    expectError(await family.parent.get('/readyz'), 503, 'unavailable');
    expect((await family.parent.get('/healthz')).status).toBe(200);

    await letGo();
    await expect.poll(async () => (await family.parent.get('/readyz')).status, { timeout: 10_000 }).toBe(200);
    // Events were missed, so the page must refetch.
    expect((await before.closed).code).toBe(1012);
    // The listener may have been dropped again.
    await expect.poll(() => server.deps.events.isConnected()).toBe(true);
    const after = await openSocket(family.parent);
    await after.join('parent', family.user.id);
    await allIsWell(writes);
    expect(await after.next()).toMatchObject({ type: 'chore_submission' });
    await after.close();
  });
});

async function takeAll(first: Client): Promise<number> {
  const DROP = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name <> 'another'`;
  for (;;) {
    await first.query(DROP);
    const refusal: unknown = await another().catch((error: unknown) => error);
    if (refusal instanceof Client) continue;
    const { rows } = await first.query<{ ours: number }>(
      `SELECT count(*)::int AS ours FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'another'`,
    );
    if (rows[0]?.ours === 0) return others.length;
  }
}
