import { isIPv6 } from 'node:net';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shared/constants';
import { rateLimited } from '../lib/errors';

/** How often something may be tried: security.md, "Attempt limits". */
const POLICIES = {
  familyCodeUnknown: { points: 20, windowMs: 15 * MINUTE_MS },
  familyCodeUnknownDaily: { points: 100, windowMs: DAY_MS },
  familyCodeKnown: { points: 600, windowMs: 15 * MINUTE_MS },
  patternFamily: { points: 30, windowMs: HOUR_MS },
  patternAddress: { points: 60, windowMs: DAY_MS },
  loginUsername: { points: 10, windowMs: 15 * MINUTE_MS },
  loginAddress: { points: 50, windowMs: 15 * MINUTE_MS },
  loginAddressDaily: { points: 200, windowMs: DAY_MS },
  adminAccount: { points: 5, windowMs: 30 * MINUTE_MS },
  adminAddress: { points: 10, windowMs: 15 * MINUTE_MS },
  registration: { points: 300, windowMs: HOUR_MS },
  kidWrites: { points: 120, windowMs: HOUR_MS },
  messages: { points: 200, windowMs: HOUR_MS },
  uploads: { points: 60, windowMs: HOUR_MS },
  uploadCompletions: { points: 60, windowMs: HOUR_MS },
  exports: { points: 30, windowMs: HOUR_MS },
  refusedRoles: { points: 20, windowMs: HOUR_MS },
} as const;
export type PolicyName = keyof typeof POLICIES;

/** One counter: a policy and whom it counts. */
export type Count = readonly [PolicyName, key: string];

export interface Limits {
  /**
   * Counts one try on each counter before it is made, so that tries at the same time can't slip past together.
   * Throws 429 with the longest wait when any is used up.
   */
  take(...counts: Count[]): Promise<void>;
  /** Gives a try back that turned out not to be a failure. */
  giveBack(...counts: Count[]): Promise<void>;
  /** Forgets a counter, after a success. */
  clear(...counts: Count[]): Promise<void>;
}

// A counter that is used up is looked at again only after so long: in a flood all tries would queue for its one row, and
// hold the connections that everybody else needs.
const REMEMBER_MS = 1000;
const REMEMBERED = 10_000;

/**
 * Counters in PostgreSQL, so that they survive restarts and hold across processes; only a refusal is remembered here, for
 * a second (docs/decisions/0081). `multiplier` is for load tests; `onUsedUp` hears of a counter each time it is used up, and
 * not of the tries after that.
 */
export function createLimits(
  pool: pg.Pool,
  multiplier: number,
  onUsedUp: (count: Count) => Promise<void> = async () => {},
): Limits {
  const limiters = new Map<PolicyName, RateLimiterPostgres>();
  const allowance = (name: PolicyName) => Math.max(1, Math.round(POLICIES[name].points * multiplier));
  // Made at first use: each limiter starts a timer of its own.
  const limiter = (name: PolicyName): RateLimiterPostgres => {
    const existing = limiters.get(name);
    if (existing) return existing;
    const { windowMs } = POLICIES[name];
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      points: allowance(name),
      duration: windowMs / 1000,
      clearExpiredByTimeout: limiters.size === 0,
    });
    limiters.set(name, made);
    return made;
  };

  const refusals = new Map<string, { forgetAt: number; waitEndsAt: number }>();
  const remember = (count: Count, waitMs: number) => {
    if (refusals.size >= REMEMBERED) refusals.clear();
    const now = performance.now();
    refusals.set(nameOf(count), { forgetAt: now + REMEMBER_MS, waitEndsAt: now + waitMs });
  };
  const remembered = (count: Count): number => {
    const refusal = refusals.get(nameOf(count));
    const now = performance.now();
    return refusal && refusal.forgetAt > now ? refusal.waitEndsAt - now : 0;
  };
  const forget = (counts: Count[]) => {
    for (const count of counts) refusals.delete(nameOf(count));
  };

  return {
    async take(...counts) {
      const known = Math.max(0, ...counts.map(remembered));
      if (known > 0) throw rateLimited(known);
      const waits = await Promise.all(
        counts.map(async (count) => {
          const [name, key] = count;
          try {
            await limiter(name).consume(key);
            return 0;
          } catch (reason) {
            if (!(reason instanceof RateLimiterRes)) throw reason;
            remember(count, reason.msBeforeNext);
            if (reason.consumedPoints === allowance(name) + 1) await onUsedUp(count);
            return reason.msBeforeNext;
          }
        }),
      );
      const longest = Math.max(0, ...waits);
      if (longest > 0) throw rateLimited(longest);
    },
    async giveBack(...counts) {
      await Promise.all(counts.map(([name, key]) => limiter(name).reward(key)));
      forget(counts);
    },
    async clear(...counts) {
      await Promise.all(counts.map(([name, key]) => limiter(name).delete(key)));
      forget(counts);
    },
  };
}

const nameOf = ([name, key]: Count): string => `${name} ${key}`;

/** The key of a client's address: IPv6 by its /64, which is what one household or server is given. */
export function addressKey(address: string | undefined): string {
  if (!address) return 'unknown';
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(':')}::/64` : plain;
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
