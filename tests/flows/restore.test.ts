import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { adminStats } from '@shared/contracts/admin';
import { Agent } from '../support/agent';
import { expectResponse } from '../support/expect-response';
import { startApp, type AppProcess } from '../support/app-process';
import { picture, requestUpload } from '../support/pictures';
import { newStormLog, storm, stormFamilies, type StormKid } from '../support/storm';

/** Restores a copy of a stopped Starnest's data folder (docs/operating.md, "One machine at home"). */
let folder: string | undefined;
let app: AppProcess | undefined;
afterAll(async () => {
  await app?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const start = (dataDir: string) =>
  startApp({
    databaseUrl: '',
    env: { SESSION_SECRET: '', DATA_DIR: dataDir, RATE_LIMIT_MULTIPLIER: '1000' },
  });

async function holdings(kids: StormKid[], admin: Agent) {
  const families = await Promise.all(kids.map(({ parent }) => parent.get('/api/family/export')));
  expect(families.map(({ status }) => status)).toEqual(kids.map(() => 200));
  return {
    families: families.map(({ body }) => body),
    stats: expectResponse(await admin.get('/api/admin/stats'), 200, adminStats),
  };
}

it('a restored backup has the same counts, sums, pictures and logins', { timeout: 90_000 }, async () => {
  folder = await mkdtemp(join(tmpdir(), 'starnest-restore-'));
  const [original, backup] = [join(folder, 'data'), join(folder, 'backup')];
  app = await start(original);
  const { logs } = app;
  const credentials = () => /Admin account, shown this once:\s+(\S+)\s+\/\s+(\S+)/.exec(logs());
  await expect.poll(credentials).not.toBeNull();
  const login = { username: credentials()?.[1], password: credentials()?.[2] };
  const admin = new Agent(app.url);
  expect((await admin.post('/api/auth/admin-login', login)).status).toBe(200);

  const kids = await stormFamilies(app, 2);
  await storm(kids, newStormLog(), AbortSignal.timeout(1000));
  const [first] = kids;
  if (!first) throw new Error('no kids');
  const { uploadURL, objectPath } = await requestUpload(first.parent);
  const body = new Uint8Array(await picture());
  const headers = { 'Content-Type': 'image/png' };
  expect((await fetch(new URL(uploadURL, app.url), { method: 'PUT', body, headers })).status).toBe(200);
  const image = async (agent: Agent) => {
    const response = await fetch(new URL(objectPath, agent.url), { headers: { Cookie: agent.cookie } });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()).toString('base64') };
  };
  const before = { ...(await holdings(kids, admin)), image: await image(first.parent) };
  const profile = await first.parent.get('/api/user');
  expect(before.stats.totalStars).toBeGreaterThan(0);
  expect(before.image.status).toBe(200);
  expect(await app.stop()).toBe(0);

  // The cluster keeps its owner and its mode.
  await promisify(execFile)('cp', ['-a', original, backup]);
  await rm(original, { recursive: true, force: true });

  app = await start(backup);
  const here = (agent: Agent) => new Agent(app?.url ?? '').copyCookies(agent);
  const restored = kids.map((each) => ({ ...each, parent: here(each.parent), kid: here(each.kid) }));
  const after = await holdings(restored, here(admin));
  // Sessions and the secret are part of the backup.
  expect(await image(here(first.parent))).toEqual(before.image);
  expect(after).toEqual({ families: before.families, stats: before.stats });

  // New logins of the parent, the kid and the admin work, too.
  const { username, familyCode } = profile.body as { username: string; familyCode: string };
  const anew = new Agent(app.url);
  expect((await anew.post('/api/login', { username, password: 'six or more' })).status).toBe(200);
  expect((await new Agent(app.url).post('/api/auth/admin-login', login)).status).toBe(200);
  const cards = (await anew.get(`/api/kids/family/${familyCode}`)).body as { id: string }[];
  expect(cards.map(({ id }) => id)).toContain(first.kidId);
  const kidLogin = { familyCode, kidId: first.kidId, picturePattern: [0, 1, 2, 3] };
  expect((await new Agent(app.url).post('/api/kids/login', kidLogin)).status).toBe(200);
});
