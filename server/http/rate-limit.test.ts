import { afterAll, describe, expect, it } from 'vitest';
import { startServer } from '../../tests/support/server';
import { addressKey } from './rate-limit';

const server = await startServer();
afterAll(() => server.close());

describe('limits', () => {
  it('hold for tries at the same moment, across processes, and over a restart', async () => {
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

  it('give back and forget', async () => {
    const { limits } = server.deps;
    const count = ['adminAccount', 'someone'] as const;
    for (let tries = 0; tries < 12; tries += 1) {
      await limits.take(count);
      await limits.giveBack(count);
    }
    for (let tries = 0; tries < 5; tries += 1) await limits.take(count);
    await expect(limits.take(count)).rejects.toMatchObject({ status: 429 });
    await limits.clear(count);
    await limits.take(count);
  });

  it('refuse a flood without asking the database each time, and hear of another process within a second', async () => {
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
    expect(before).toEqual([{ points: 6 }]);
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

describe('addressKey', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
