import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import type { HttpResponse } from '../support/agent';
import { createChore } from '../support/families';
import { query } from '../setup/test-database';
import { startServer, type TestServer } from '../support/server';
import {
  faultsInBooks,
  newStormLog,
  storm,
  stormFamilies,
  type StormLog,
  type StormKid,
} from '../support/storm';

/** Connections break between statements, during one, and after a commit with a lost response. */
const KILLS = Number(process.env.FAILOVER_KILLS ?? 20);

let server: TestServer;
let kids: StormKid[];
let killer: Client;
const log = newStormLog();
beforeAll(async () => {
  server = await startServer({ rateLimitMultiplier: 1_000_000 });
  kids = await stormFamilies(server, 3);
  killer = new Client({ connectionString: server.database.url });
  await killer.connect();
}, 60_000);
afterAll(async () => {
  await killer?.end();
  await server?.close();
});

async function drop(count: number): Promise<number> {
  let [dropped, amidst] = [0, 0];
  while (dropped < count) {
    const { rows } = await killer.query<{ state: string }>(
      `SELECT state, pg_terminate_backend(pid) FROM (
         SELECT pid, state FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND (state <> 'idle' OR random() < 0.02)
         ORDER BY state = 'idle in transaction' DESC, random() LIMIT 1) AS one`,
    );
    dropped += rows.length;
    amidst += rows.filter(({ state }) => state !== 'idle').length;
  }
  return amidst;
}

const unexpected = ({ statuses }: StormLog) =>
  Object.keys(statuses).filter((status) => !['200', '201', '404', '409', '503'].includes(status));

describe('dropped database connections', { timeout: 120_000 }, () => {
  it('cause at most a 503, and lose no confirmed write', async () => {
    const end = new AbortController();
    const raging = storm(kids, log, end.signal);
    const amidst = await drop(KILLS);
    const { size } = log.approved;
    await expect.poll(() => log.approved.size, { timeout: 20_000 }).toBeGreaterThan(size);
    end.abort();
    await raging;
    process.stdout.write(
      `failover: ${JSON.stringify({ dropped: KILLS, amidst, responses: log.statuses, approved: log.approved.size })}\n`,
    );
    expect(amidst).toBeGreaterThan(0);
    expect(log.statuses[503]).toBeGreaterThan(0);
    expect(unexpected(log)).toEqual([]);
    expect(log.lost).toBe(0);
    expect(await faultsInBooks(server.database.url, log)).toEqual([]);
  });

  it('leave one submission per idempotency key, with the same response for repetitions', async () => {
    const [each] = kids;
    if (!each) throw new Error('no kids');
    const { kid, kidId, parent } = each;
    const family = { parent };
    const keys: Record<string, HttpResponse[]> = {};
    for (let round = 0; round < 25; round += 1) {
      const choreId = await madeChore(family, round);
      const headers = { 'Idempotency-Key': randomUUID() };
      const responses: HttpResponse[] = [];
      const dropping = drop(2);
      // Temporary failures are retried like in the app.
      while (responses.length < 3) {
        const response = await kid.post('/api/chore-submissions', { kidId, choreId }, headers);
        if (response.status === 201) responses.push(response);
        else assert.include([503, 409], response.status);
      }
      await dropping;
      keys[choreId] = responses;
    }
    for (const responses of Object.values(keys)) {
      expect(responses.map(({ body }) => body)).toEqual(responses.map(() => responses[0]?.body));
    }
    const rows = await query<{ count: number }>(
      server.database.url,
      'SELECT count(*)::int FROM chore_submissions WHERE chore_id = ANY($1)',
      [Object.keys(keys)],
    );
    expect(rows).toEqual([{ count: 25 }]);
    expect(await faultsInBooks(server.database.url, log)).toEqual([]);
    // No ended request still holds a connection.
    expect(server.pool.totalCount - server.pool.idleCount).toBe(0);
  });
});

async function madeChore(family: { parent: StormKid['parent'] }, round: number): Promise<string> {
  for (;;) {
    const made = await createChore(family, { name: `Round ${round}` }).catch(() => undefined);
    if (made) return made.id;
  }
}
