import { afterAll, describe, expect, it } from 'vitest';
import { startServer } from '../../tests/support/server';
import { createLimits, type Count } from './rate-limit';

const server = await startServer();
afterAll(() => server.close());

describe('rate limits', () => {
  it('hold for concurrent attempts, across processes and after a restart', async () => {
    const other = await startServer({ database: server.database });
    try {
      const tries = Array.from({ length: 30 }, (_, index) =>
        (index % 2 ? server : other).deps.limits.take(['familyCodeUnknown', '192.0.2.1']),
      );
      const results = await Promise.allSettled(tries);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    } finally {
      await other.close();
    }
    const restarted = await startServer({ database: server.database });
    await expect(restarted.deps.limits.take(['familyCodeUnknown', '192.0.2.1'])).rejects.toMatchObject({
      status: 429,
    });
    await restarted.close();
  });

  it('can be refunded and cleared', async () => {
    const { limits } = server.deps;
    const count = ['adminAccount', 'someone'] as const;
    for (let attempts = 0; attempts < 12; attempts += 1) await (await limits.take(count)).giveBack();
    for (let attempts = 0; attempts < 5; attempts += 1) await limits.take(count);
    await expect(limits.take(count)).rejects.toMatchObject({ status: 429 });
    await limits.clear(count);
    await limits.take(count);
  });

  it('count on all counters or on no counter, and write nothing when they reject', async () => {
    const { limits } = server.deps;
    const [full, free] = [['adminAccount', 'full'] as const, ['loginAddress', '192.0.2.20'] as const];
    for (let attempts = 0; attempts < 5; attempts += 1) await limits.take(full, free);
    const versions = async () =>
      (await server.pool.query('SELECT key, points, xmin, xmax, ctid FROM rate_limits ORDER BY key'))
        .rows as unknown;
    const before = await versions();
    const other = await startServer({ database: server.database });
    for (const each of [limits, other.deps.limits]) {
      await expect(each.take(full, free)).rejects.toMatchObject({ status: 429, retryAfter: 1800 });
      await expect(each.check(free, full)).rejects.toMatchObject({ status: 429 });
      await each.check(free);
    }
    await other.close();
    expect(await versions()).toEqual(before);
    expect(await limits.usage(free)).toMatchObject({ used: 5, allowed: 50 });
    expect(await limits.usage(['loginAddress', 'nobody'])).toEqual({ used: 0, allowed: 50, endsAt: null });
  });

  it('hold for concurrent attempts that share some counters', async () => {
    const { limits } = server.deps;
    const attempts = Array.from({ length: 60 }, (_, index) =>
      limits.take(['adminAccount', `${index % 3}`], ['loginAddress', '192.0.2.21']),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
    // The point was refunded when the second counter rejected.
    expect(await limits.usage(['loginAddress', '192.0.2.21'])).toMatchObject({ used: 15 });
  });

  it('report once that a failure reached the limit', async () => {
    const usedUp: Count[] = [];
    const limits = createLimits(server.pool, { onUsedUp: async (count) => void usedUp.push(count) });
    const [account, address] = [
      ['adminAccount', 'watched'] as const,
      ['adminAddress', '192.0.2.22'] as const,
    ];
    for (let attempts = 0; attempts < 4; attempts += 1) await (await limits.take(account, address)).failed();
    await (await limits.take(account, address)).giveBack();
    expect(usedUp).toEqual([]);
    await (await limits.take(account, address)).failed();
    await expect(limits.take(account, address)).rejects.toMatchObject({ status: 429 });
    expect(usedUp).toEqual([account]);
  });

  it('reset after their window, by the database clock', async () => {
    const { limits } = server.deps;
    const count = ['adminAccount', 'patient'] as const;
    for (let attempts = 0; attempts < 5; attempts += 1) await limits.take(count);
    await server.pool.query(`UPDATE rate_limits SET expire = (extract(epoch FROM now()) * 1000)::bigint - 1
      WHERE key = 'adminAccount:patient'`);
    expect(await limits.usage(count)).toEqual({ used: 0, allowed: 5, endsAt: null });
    for (let attempts = 0; attempts < 5; attempts += 1) await limits.take(count);
    await expect(limits.take(count)).rejects.toMatchObject({ status: 429, retryAfter: 1800 });
  });

  it('reject a flood without a query each time, and notice changes by other processes within a second', async () => {
    const { limits } = server.deps;
    const count = ['adminAccount', 'flooded'] as const;
    const points = async () => {
      const key = ['adminAccount:flooded'];
      const { rows } = await server.pool.query('SELECT points FROM rate_limits WHERE key = ANY($1)', [key]);
      return rows as unknown;
    };
    for (let tries = 0; tries < 5; tries += 1) await limits.take(count);
    await expect(limits.take(count)).rejects.toMatchObject({ status: 429 });
    const before = await points();
    expect(before).toEqual([{ points: 5 }]);
    for (let tries = 0; tries < 50; tries += 1) {
      await expect(limits.take(count)).rejects.toMatchObject({ status: 429, retryAfter: 1800 });
    }
    expect(await points()).toEqual(before);
    const other = await startServer({ database: server.database });
    await other.deps.limits.clear(count);
    await other.close();
    await expect.poll(() => limits.take(count).then(() => 'free'), { timeout: 2000 }).toBe('free');
  });
});
