import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@shared/constants';
import { analyticsEvent } from '@shared/contracts/analytics';
import { kidRequests } from '@shared/contracts/kid-requests';
import { kidLoginResponse, parentKid } from '@shared/contracts/kids';
import { leaderboardEntry } from '@shared/contracts/leaderboard';
import { choreSubmission } from '@shared/contracts/submissions';
import { weekOf } from '@shared/rules/week';
import { chores, rewards } from '@shared/tables/index';
import { Agent } from '../support/agent';
import { expectResponse, expectError } from '../support/expect-response';
import { createChore, createFamily, createKid, createReward, kidAgent } from '../support/families';
import { choreInThePast } from '../support/past';
import { download, picture, putTo, requestUpload } from '../support/pictures';
import { startServer } from '../support/server';
import { openSocket } from '../support/sockets';

/** Only the database's clock counts. Timers are unaffected. */
const server = await startServer({ rateLimitMultiplier: 1000 });
afterAll(() => server.close());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const databaseNow = async () => {
  const { rows } = await server.db.execute<{ now: string }>(sql`SELECT now()::text AS now`);
  return new Date(rows[0]?.now ?? '');
};
const setClock = async (offsetMs: number) => vi.setSystemTime((await databaseNow()).getTime() + offsetMs);

const ZONE = 'Pacific/Auckland';
const JUMPS: [name: string, days: number][] = [
  ['a day behind', -1],
  ['a day ahead', 1],
  ['over a week behind', -8],
  ['over a week ahead', 8],
];

describe.each(JUMPS)('a process with a clock that is %s', (_name, days) => {
  it("uses the database's time for stars, weeks, keys and sessions", async () => {
    await setClock(days * DAY_MS);
    const family = await createFamily(server, { timezone: ZONE });
    const { parent } = family;
    const kid = await createKid(family);
    const child = await kidAgent(server, kid);
    const chore = await createChore(family, { starReward: 7 });
    const week = weekOf(await databaseNow(), ZONE);
    // In ms.
    await choreInThePast(server, kid, { stars: 100, at: new Date(week.start.getTime() - 1000) });

    const headers = { 'Idempotency-Key': randomUUID() };
    const submit = () => child.post('/api/chore-submissions', { kidId: kid.id, choreId: chore.id }, headers);
    const first = expectResponse(await submit(), 201, choreSubmission);
    expect(expectResponse(await submit(), 201, choreSubmission)).toEqual(first);
    expectResponse(
      await parent.put(`/api/chore-submissions/${first.id}/review`, { status: 'approved' }),
      200,
      choreSubmission,
    );
    const [entry] = expectResponse(await parent.get('/api/leaderboard'), 200, leaderboardEntry.array());
    expect(entry).toMatchObject({ weekStart: week.startDate, starsEarned: 7, choresCompleted: 1, rank: 1 });
    const requests = expectResponse(await child.get(`/api/kids/${kid.id}/requests`), 200, kidRequests);
    expect(requests.submissions.map(({ id }) => id)).toContain(first.id);

    const [session] = (
      await server.db.execute<{ hours: number }>(
        sql`SELECT extract(epoch FROM expires_at - now())::int / 3600.0 AS hours FROM sessions WHERE kid_id = ${kid.id}`,
      )
    ).rows;
    expect(Number(session?.hours)).toBeGreaterThan(0);
    await server.db.execute(sql`UPDATE sessions SET expires_at = now() WHERE kid_id = ${kid.id}`);
    const other = await startServer({ database: server.database });
    expectError(await other.agentOf(child).get('/api/badges'), 401, 'unauthorized', 'Unauthorized');
    await other.close();
  });

  it('stores and returns only database timestamps', async () => {
    await setClock(days * DAY_MS);
    const family = await createFamily(server);
    const { parent } = family;
    const kid = await createKid(family);
    const login = await new Agent(server.url).post(`/api/kids/${kid.id}/login`, { pattern: kid.pattern });
    const { expiresAt } = expectResponse(login, 200, kidLoginResponse);
    const now = (await databaseNow()).getTime();
    const nearNow = (moment: string | Date | null | undefined, offsetMs = 0) =>
      expect(Math.abs(new Date(moment ?? 0).getTime() - offsetMs - now)).toBeLessThan(MINUTE_MS);
    nearNow(expiresAt, DAY_MS);

    const chore = await createChore(family);
    const reward = await createReward(family);
    expect((await parent.del(`/api/chores/${chore.id}`)).status).toBe(204);
    expect((await parent.del(`/api/rewards/${reward.id}`)).status).toBe(204);
    const [gone] = await server.db.select().from(chores).where(eq(chores.id, chore.id));
    nearNow(gone?.archivedAt);
    const [goneReward] = await server.db.select().from(rewards).where(eq(rewards.id, reward.id));
    nearNow(goneReward?.archivedAt);

    const events = expectResponse(await parent.get('/api/analytics'), 200, analyticsEvent.array());
    expect(events.map(({ eventType }) => eventType)).toEqual(['kid_login']);

    const { bytes } = await download(parent, '/api/family/export?format=zip');
    const readme = strFromU8(unzipSync(bytes)['README.txt'] ?? new Uint8Array());
    nearNow(/Created (\S+)/.exec(readme)?.[1]);
  });

  it('accepts an image at an upload URL signed by another process', async () => {
    const family = await createFamily(server);
    await setClock(days * DAY_MS);
    const { uploadURL } = await requestUpload(family.parent);
    await setClock(0);
    expect((await putTo(uploadURL, await picture())).status).toBe(200);
  });

  it("locks a kid's pictures for the usual time", async () => {
    await setClock(days * DAY_MS);
    const family = await createFamily(server);
    const kid = await createKid(family);
    const tries = (pattern: number[]) => new Agent(server.url).post(`/api/kids/${kid.id}/login`, { pattern });
    for (let count = 0; count < 5; count += 1) expectError(await tries([9, 8, 7, 6]), 401);
    const response = await tries(kid.pattern);
    expectError(response, 429, 'rate_limited');
    expect(Number(response.headers.get('Retry-After'))).toBeLessThanOrEqual(30);
    const [seen] = expectResponse(await family.parent.get('/api/kids'), 200, parentKid.array());
    const lockedFor = new Date(seen?.lockedUntil ?? '').getTime() - (await databaseNow()).getTime();
    expect(lockedFor).toBeGreaterThan(0);
    expect(lockedFor).toBeLessThanOrEqual(MINUTE_MS / 2);
    await server.db.execute(sql`UPDATE pattern_attempts SET locked_until = now() WHERE kid_id = ${kid.id}`);
    expect((await tries(kid.pattern)).status).toBe(200);
  });
});

describe('a clock that changes while users are signed in', () => {
  it.each([-8 * DAY_MS, 8 * DAY_MS])('by %d ms keeps sessions and events working', async (jump) => {
    await setClock(0);
    const family = await createFamily(server);
    const kid = await createKid(family);
    const child = await kidAgent(server, kid);
    const chore = await createChore(family);
    const socket = await openSocket(child);
    await socket.join('kid', kid.id);
    const submitted = await child.post('/api/chore-submissions', { kidId: kid.id, choreId: chore.id });
    const { id } = expectResponse(submitted, 201, choreSubmission);

    await setClock(jump);
    const approve = () => family.parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' });
    expect((await approve()).status).toBe(200);
    expect(await socket.next()).toEqual({ type: 'chores_changed' });
    expect(await socket.next()).toMatchObject({ type: 'chore_approved' });
    expect((await child.get('/api/badges')).status).toBe(200);
    const late = await openSocket(child);
    await late.join('kid', kid.id);
    await server.db.execute(
      sql`UPDATE sessions SET expires_at = now() + interval '300 milliseconds' WHERE kid_id = ${kid.id}`,
    );
    const last = await openSocket(child);
    expect((await last.closed).code).toBe(4401);
    await expect.poll(async () => (await child.get('/api/badges')).status, { timeout: 10_000 }).toBe(401);
    await Promise.all([socket.close(), late.close()]);
  });
});
