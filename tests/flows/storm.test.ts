import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOSE_CODES } from '@shared/socket-protocol';
import { startApp, type AppProcess } from '../support/app-process';
import { query } from '../setup/test-database';
import { ownPostgres, type OwnPostgres } from '../support/own-postgres';
import { openSocket, type TestSocket } from '../support/sockets';
import { faultsInBooks, moved, newStormLog, storm, stormFamilies, type StormKid } from '../support/storm';

/** Runs the built app and PostgreSQL as separate processes. STORM_ROUNDS=50 runs longer. */
const ROUNDS = Number(process.env.STORM_ROUNDS ?? 3);
const METRICS_TOKEN = 'a token for tests only';
const env = { RATE_LIMIT_MULTIPLIER: '1000000', LOG_LEVEL: 'warn', METRICS_TOKEN };
const figures: Record<string, unknown> = {};

let postgres: OwnPostgres;
let app: AppProcess;
let kids: StormKid[];
const log = newStormLog();

beforeAll(async () => {
  postgres = await ownPostgres({ fsync: true });
  app = await startApp({ databaseUrl: postgres.url, env });
  kids = await stormFamilies(app, 3);
}, 60_000);
afterAll(async () => {
  await app?.stop();
  await postgres?.remove();
  process.stdout.write(`storm: ${JSON.stringify(figures)}\n`);
});

const ms = (since: number) => Math.round(performance.now() - since);

const serverFaults = (statuses: Record<number, number>) =>
  Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== '503');

describe('during many writes', { timeout: 60_000 + ROUNDS * 10_000 }, () => {
  it('a kill -9 loses no confirmed write, and the data is consistent', async () => {
    const starts: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = log.approved.size;
      const raging = storm(kids, log, new AbortController().signal);
      await expect.poll(() => log.approved.size).toBeGreaterThan(before);
      await sleep(Math.random() * 800);
      process.kill(app.pid, 'SIGKILL');
      await raging;
      await app.stop();
      const stopped = performance.now();
      app = await startApp({ databaseUrl: postgres.url, env });
      starts.push(ms(stopped));
      kids = moved(kids, app);
      expect(await faultsInBooks(postgres.url, log)).toEqual([]);
    }
    figures['kill -9'] = {
      rounds: ROUNDS,
      readyMs: { most: Math.max(...starts), least: Math.min(...starts) },
      writesAnswered: log.submitted.size + log.approved.size + log.requested.size + log.granted.size,
      unanswered: log.lost,
    };
    expect(log.approved.size).toBeGreaterThan(0);
    expect(log.lost).toBeGreaterThan(0);
    expect(serverFaults(log.statuses)).toEqual([]);
  });

  it('a restart of PostgreSQL causes 503s until the same process recovers', async () => {
    const own = newStormLog();
    const [first] = kids;
    if (!first) throw new Error('no kids');
    const before = await openSocket(first.parent);
    await before.join('parent', first.parentId);
    const end = new AbortController();
    const raging = storm(kids, own, end.signal);
    await sleep(500);
    await postgres.stop();
    // Earlier writes have been answered by now.
    await sleep(500);
    const written = own.lastWriteAt;
    await sleep(1000);
    const ready = await fetch(`${app.url}/readyz`);
    const writtenLater = own.lastWriteAt;
    await postgres.start();
    const startedAt = performance.now();
    await expect.poll(() => own.lastWriteAt > startedAt, { timeout: 10_000, interval: 20 }).toBe(true);
    const writing = ms(startedAt);
    const { code } = await before.closed;
    const after = await openSocket(first.parent);
    await after.join('parent', first.parentId);
    expect(await after.next()).toMatchObject({
      type: expect.stringMatching(/chore_submission|reward_redemption|chore_reviewed|reward_reviewed/),
    });
    figures['PostgreSQL away'] = {
      writesAgainMs: writing,
      eventsAgainMs: ms(startedAt),
      responses: own.statuses,
    };
    await sleep(200);
    end.abort();
    await raging;
    const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
    const metrics = await (await fetch(`${app.url}/metrics`, { headers })).text();
    await after.close();

    expect(writtenLater).toBe(written);
    expect(ready.status).toBe(503);
    expect(code).toBe(CLOSE_CODES.restart);
    expect(own.statuses[503]).toBeGreaterThan(0);
    expect(serverFaults(own.statuses)).toEqual([]);
    expect(own.lost).toBe(0);
    // Which writes fail is random.
    expect(metrics).toMatch(/\{method="(?:POST|PUT)",route="[^"]+",status="5xx"\} [1-9]/);
    expect(metrics).toMatch(/^starnest_sockets 1$/m);
    expect(app.logs()).not.toMatch(/"level":[56]0/);
    expect(await faultsInBooks(postgres.url, own)).toEqual([]);
  });

  it('a graceful stop leaves no accepted write without its response', async () => {
    const own = newStormLog();
    const sockets: TestSocket[] = [];
    for (const { parent, parentId } of kids) {
      const socket = await openSocket(parent);
      await socket.join('parent', parentId);
      sockets.push(socket);
    }
    const written = () =>
      query<{ submissions: number; approvals: number; redemptions: number }>(
        postgres.url,
        `SELECT (SELECT count(*)::int FROM chore_submissions) AS submissions, (SELECT count(*)::int FROM star_ledger) AS approvals,
           (SELECT count(*)::int FROM reward_redemptions) AS redemptions`,
      );
    const [before] = await written();
    const raging = storm(kids, own, new AbortController().signal);
    await sleep(700);
    const stopping = performance.now();
    const code = await app.stop();
    figures['graceful stop'] = { ms: ms(stopping), responses: own.statuses };
    await raging;
    const codes = await Promise.all(sockets.map(({ closed }) => closed));
    const [after] = await written();
    if (!before || !after) throw new Error('no counts');

    expect(code).toBe(0);
    expect(codes.map((each) => each.code)).toEqual(sockets.map(() => CLOSE_CODES.goingAway));
    expect(serverFaults(own.statuses)).toEqual([]);
    expect({
      submissions: after.submissions - before.submissions,
      approvals: after.approvals - before.approvals,
      redemptions: after.redemptions - before.redemptions,
    }).toEqual({
      submissions: own.submitted.size,
      approvals: own.approved.size + own.granted.size,
      redemptions: own.requested.size,
    });
    expect(await faultsInBooks(postgres.url, own)).toEqual([]);
  });
});
