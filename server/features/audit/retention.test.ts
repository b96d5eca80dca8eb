import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '@shared/constants';
import { auditLog, deviceLogins, idempotencyKeys, rateLimits, sessions } from '@shared/tables/index';
import { createFamily, createKid } from '../../../tests/support/families';
import { familyOf } from '../../../tests/support/past';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';
import { purgeExpired } from './retention';

const server = await startServer();
afterAll(() => server.close());

const ago = (ms: number) => new Date(Date.now() - ms);
const line = (action: string, days: number) => ({
  id: newId(),
  actorType: 'system' as const,
  action,
  outcome: 'ok' as const,
  target: `${days}`,
  at: ago(days * DAY_MS),
});

beforeAll(async () => {
  const lines = ['admin.login', 'family.delete'].flatMap((action) =>
    [1, 89, 91, 364, 367].map((days) => line(action, days)),
  );
  const many = Array.from({ length: 6000 }, () => line('admin.login', 400));
  await server.db.insert(auditLog).values(lines);
  for (let from = 0; from < many.length; from += 2000) {
    await server.db.insert(auditLog).values(many.slice(from, from + 2000));
  }
  const kid = await createKid(await createFamily(server));
  const familyId = await familyOf(server.db, kid);
  await server.db.insert(idempotencyKeys).values(
    [{ kidId: kid.id }, { familyId }].flatMap((subject) => {
      const key = { ...subject, route: 'a call', requestHash: 'x', response: {} };
      return [
        { ...key, key: 'today', createdAt: ago(23 * HOUR_MS) },
        { ...key, key: 'yesterday', createdAt: ago(25 * HOUR_MS) },
      ];
    }),
  );
});

it('keeps audit lines for a year, login lines for 90 days and idempotency keys for 24 hours', async () => {
  expect(await purgeExpired(server.deps)).toBe(6000 + 3 + 1 + 2);
  const left = await server.db.select().from(auditLog);
  const kept = left.map(({ action, target }) => `${action} ${target}`);
  expect(kept.toSorted()).toEqual(
    [
      'admin.login 1',
      'admin.login 89',
      ...[1, 364, 89, 91].map((days) => `family.delete ${days}`),
    ].toSorted(),
  );
  const keys = await server.db.select().from(idempotencyKeys);
  expect(keys.map(({ key }) => key)).toEqual(['today', 'today']);
  expect(await purgeExpired(server.deps)).toBe(0);
});

it('deletes counters an hour after they expire and devices 180 days after the last login', async () => {
  const { user } = await createFamily(server);
  const [used, unused] = [newId(), newId()];
  await server.db.insert(deviceLogins).values([
    { deviceId: used, userId: user.id, lastLoginAt: ago(179 * DAY_MS) },
    { deviceId: unused, userId: user.id, lastLoginAt: ago(181 * DAY_MS) },
  ]);
  await server.db.insert(rateLimits).values([
    { key: 'logins:now', points: 1, expire: Date.now() + HOUR_MS },
    { key: 'logins:just-over', points: 1, expire: ago(HOUR_MS / 2).getTime() },
    { key: 'logins:long-over', points: 1, expire: ago(2 * HOUR_MS).getTime() },
  ]);
  expect(await purgeExpired(server.deps)).toBe(2);
  const devices = await server.db.select().from(deviceLogins).where(eq(deviceLogins.userId, user.id));
  expect(devices.map(({ deviceId }) => deviceId)).toContain(used);
  expect(devices.map(({ deviceId }) => deviceId)).not.toContain(unused);
  const counters = await server.db.select().from(rateLimits).where(like(rateLimits.key, 'logins:%'));
  expect(counters.map(({ key }) => key).toSorted()).toEqual(['logins:just-over', 'logins:now']);
});

it('skips rows that another process is deleting, and deletes expired sessions', async () => {
  await createFamily(server);
  await server.db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` });
  const over = await server.db.$count(sessions);
  expect(over).toBeGreaterThan(0);
  await server.db.transaction(async (tx) => {
    await tx.select().from(sessions).for('update');
    expect(await purgeExpired(server.deps)).toBe(0);
  });
  await createFamily(server);
  expect(await purgeExpired(server.deps)).toBe(over);
  expect(await server.db.$count(sessions)).toBe(1);
});

it('continues after a failing statement and logs it', async () => {
  await server.db.insert(rateLimits).values({ key: 'long ago', points: 1, expire: 0 });
  await server.pool.query('ALTER TABLE sessions RENAME TO sessions_away');
  try {
    const error = vi.spyOn(server.deps.logger, 'error');
    expect(await purgeExpired(server.deps)).toBe(1);
    expect(error.mock.calls.map(([, message]) => message)).toEqual(
      Array.from({ length: 2 }, () => 'expired rows were not removed'),
    );
    error.mockRestore();
  } finally {
    await server.pool.query('ALTER TABLE sessions_away RENAME TO sessions');
  }
});
