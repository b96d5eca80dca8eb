import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createChore, createFamily, createKid, idOfFamily, type TestFamily } from '../support/families';
import { query } from '../setup/test-database';
import { startServer } from '../support/server';

const ROWS = 50_000;
const MOST_MS = 50;
const ROUNDS = 3;

const server = await startServer();
let folder: string;
let family: TestFamily;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-export-test-'));
  family = await createFamily(server);
  const kid = await createKid(family);
  const chore = await createChore(family);
  await query(
    server.database.url,
    `WITH done AS (
       INSERT INTO chore_submissions (id, family_id, kid_id, chore_id, chore_name, chore_star_reward, submission_notes, status,
         stars_awarded, handed_in_on, submitted_at, reviewed_at)
       SELECT uuidv7(), $1, $2, $3, 'Feed the cat', 5, 'I also gave her some water. 🌟', 'approved', 5, current_date,
         now() - n * interval '1 hour', now() - n * interval '1 hour'
       FROM generate_series(1, $4::int / 2) AS n RETURNING id, kid_id, submitted_at)
     INSERT INTO star_ledger (id, family_id, kid_id, submission_id, kind, amount, lifetime_delta, balance, label, created_at)
     SELECT uuidv7(), $1, kid_id, id, 'chore', 5, 5, 5, 'Feed the cat', submitted_at FROM done`,
    [await idOfFamily(server, family.user.familyCode), kid.id, chore.id, ROWS],
  );
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await server.close();
});

const fileOf = (format: string) => join(folder, `export.${format}`);

async function download(format: string): Promise<void> {
  const file = fileOf(format);
  const script = `
    const response = await fetch(process.env.ADDRESS, { headers: { Cookie: process.env.COOKIE } });
    if (response.status !== 200) throw new Error('status ' + response.status);
    await require('node:fs/promises').writeFile(process.env.FILE, response.body);`;
  await promisify(execFile)(process.execPath, ['-e', `(async () => {${script}})()`], {
    env: {
      ADDRESS: `${server.url}/api/family/export?format=${format}`,
      COOKIE: family.parent.cookie,
      FILE: file,
    },
  });
}

/** Returns ms: computed time, and elapsed time, which includes other processes. */
async function longestHold(work: () => Promise<unknown>): Promise<{ computedMs: number; clockMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let most = 0;
  let before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    most = Math.max(most, user + system);
  }, 1);
  delay.enable();
  await work();
  delay.disable();
  clearInterval(timer);
  return { computedMs: Math.round(most / 1000), clockMs: Math.round(delay.max / 1e6) };
}

describe.each(['json', 'csv', 'zip'])('the export of 50,000 rows as %s', (format) => {
  it(`never blocks the event loop for ${MOST_MS} ms`, { timeout: 120_000 }, async () => {
    const holds: { computedMs: number; clockMs: number }[] = [];
    const best = () => Math.min(...holds.map(({ computedMs }) => computedMs));
    do holds.push(await longestHold(() => download(format)));
    while (holds.length < ROUNDS && best() >= MOST_MS);
    process.stdout.write(`longest hold of the event loop, ${format}: ${JSON.stringify(holds)}\n`);
    expect(best()).toBeLessThan(MOST_MS);
  });
});

it('contains the same complete data in each format', { timeout: 60_000 }, async () => {
  const text = await readFile(fileOf('json'), 'utf8');
  const data = JSON.parse(text) as Record<string, unknown[]>;
  expect([data.choreSubmissions?.length, data.starLedger?.length]).toEqual([ROWS / 2, ROWS / 2]);
  const csv = await readFile(fileOf('csv'), 'utf8');
  expect(csv.split('\r\n').length).toBeGreaterThan(ROWS);
  const files = unzipSync(await readFile(fileOf('zip')));
  expect(strFromU8(files['starnest-family.json'] ?? new Uint8Array())).toBe(text);
  expect(strFromU8(files['starnest-family.csv'] ?? new Uint8Array())).toBe(csv);
});
