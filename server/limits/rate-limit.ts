import type pg from 'pg';
import { AppError, rateLimited } from '../lib/errors';
import { LIMIT_POLICIES, type PolicyName } from './limit-policies';

export type Count = readonly [PolicyName, key: string];

export const ALL_UNKNOWN_CODES: Count = ['familyCodeUnknownTotal', '*'];

export interface Attempt {
  /** Keeps the count, and calls `onUsedUp` for each counter that reached its limit. */
  failed(): Promise<void>;
  /** Removes the attempt from the counters. */
  giveBack(): Promise<void>;
}

export interface Usage {
  used: number;
  allowed: number;
  endsAt: Date | null;
}

export interface Limits {
  /**
   * Counts in advance, so that concurrent attempts can't exceed a limit. Throws 429 if any counter is used
   * up, and counts nothing.
   */
  take(...counts: Count[]): Promise<Attempt>;
  tryTake(...counts: Count[]): Promise<Attempt | null>;
  check(...counts: Count[]): Promise<void>;
  usage(count: Count): Promise<Usage>;
  clear(...counts: Count[]): Promise<void>;
}

interface LimitOptions {
  multiplier?: number | undefined;
  points?: Partial<Record<PolicyName, number>>;
  /** Called once for each counter that a failed attempt used up. */
  onUsedUp?: (count: Count) => Promise<void>;
}

// A flood doesn't cost a query per attempt.
const CACHE_MS = 1000;
const CACHE_SIZE = 10_000;
// PostgreSQL's largest integer.
const MAX_POINTS = 2 ** 31 - 1;

const NOW_MS = '(extract(epoch FROM now()) * 1000)::bigint';

/**
 * $1 keys, $2 allowances, $3 windows in ms. Counts on all counters, or on none if any is used up. Keys are
 * locked in one order. Doesn't wait for the disk, so a crash may lose the last half second.
 */
const TAKE = {
  name: 'take_attempt',
  text: `
    WITH asked AS (
      SELECT key, allowance, ${NOW_MS} AS at, ${NOW_MS} + window_ms AS ends
      FROM unnest($1::text[], $2::int[], $3::bigint[]) AS a (key, allowance, window_ms),
        (SELECT set_config('synchronous_commit', 'off', true)) AS quick
      ORDER BY key
    ), used_up AS (
      SELECT key, expire - at AS wait FROM asked JOIN rate_limits USING (key) WHERE points >= allowance AND expire > at
    ), counted AS (
      INSERT INTO rate_limits AS r (key, points, expire)
      SELECT key, 1, ends FROM asked WHERE NOT EXISTS (SELECT FROM used_up)
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN r.expire <= ${NOW_MS} THEN 1 ELSE r.points + 1 END,
        expire = CASE WHEN r.expire <= ${NOW_MS} THEN excluded.expire ELSE r.expire END
      WHERE r.expire <= ${NOW_MS} OR r.points < (SELECT allowance FROM asked WHERE asked.key = r.key)
      RETURNING key, points
    )
    SELECT key, counted.points AS counted, used_up.wait::float8 AS wait
    FROM asked LEFT JOIN counted USING (key) LEFT JOIN used_up USING (key)`,
};
const READ = {
  name: 'read_attempts',
  text: `SELECT key, points, (expire - ${NOW_MS})::float8 AS wait, expire::float8 AS expire FROM rate_limits WHERE key = ANY($1) AND expire > ${NOW_MS}`,
};
const GIVE_BACK = {
  name: 'give_back_attempt',
  text: `UPDATE rate_limits SET points = points - 1
    WHERE key IN (SELECT key FROM rate_limits WHERE key = ANY($1) ORDER BY key FOR UPDATE) AND points > 0`,
};
const CLEAR = {
  name: 'clear_attempts',
  text: `DELETE FROM rate_limits
    WHERE key IN (SELECT key FROM rate_limits WHERE key = ANY($1) ORDER BY key FOR UPDATE)`,
};

interface Counter {
  key: string;
  points: number;
  wait: number;
  expire: number;
}

interface Taken {
  key: string;
  counted: number | null;
  wait: number | null;
}

/**
 * Limits are in PostgreSQL, by its clock, so that they apply across processes and restarts
 * (docs/decisions/0008).
 */
export function createLimits(
  pool: Pick<pg.Pool, 'query'>,
  { multiplier = 1, points = {}, onUsedUp = async () => {} }: LimitOptions = {},
): Limits {
  const allowance = ([name]: Count) =>
    Math.min(MAX_POINTS, Math.max(1, Math.round((points[name] ?? LIMIT_POLICIES[name].points) * multiplier)));
  const refusals = new Refusals();

  const read = async (counts: Count[]): Promise<Map<string, Counter>> => {
    const { rows } = await pool.query<Counter>({
      ...READ,
      values: [counts.map(keyOf)],
    });
    return new Map(rows.map((row) => [row.key, row]));
  };
  const refuse = (waits: { key: string; waitMs: number }[]): never => {
    for (const { key, waitMs } of waits) refusals.remember(key, waitMs);
    throw rateLimited(Math.max(...waits.map(({ waitMs }) => waitMs)));
  };
  const usedUp = async (counts: Count[]): Promise<{ key: string; waitMs: number }[]> => {
    const found = await read(counts);
    return counts.flatMap((count) => {
      const state = found.get(keyOf(count));
      return state && state.points >= allowance(count) ? [{ key: keyOf(count), waitMs: state.wait }] : [];
    });
  };
  const giveBack = async (keys: string[]) => {
    await pool.query({ ...GIVE_BACK, values: [keys] });
    refusals.forget(keys);
  };

  const limits: Limits = {
    async take(...counts) {
      refusals.check(counts.map(keyOf));
      const { rows } = await pool.query<Taken>({
        ...TAKE,
        values: [
          counts.map(keyOf),
          counts.map(allowance),
          counts.map(([name]) => LIMIT_POLICIES[name].windowMs),
        ],
      });
      const waits = rows.flatMap(({ key, wait }) => (wait === null ? [] : [{ key, waitMs: wait }]));
      if (waits.length > 0) refuse(waits);
      const counted = new Map(rows.map((row) => [row.key, row.counted]));
      const refused = counts.filter((count) => counted.get(keyOf(count)) === null);
      if (refused.length > 0) {
        // A concurrent attempt has just used these up.
        const others = counts.filter((count) => !refused.includes(count));
        if (others.length > 0) await giveBack(others.map(keyOf));
        const late = await usedUp(refused);
        refuse(late.length > 0 ? late : refused.map((count) => ({ key: keyOf(count), waitMs: 1 })));
      }
      return {
        async failed() {
          for (const count of counts) {
            if (counted.get(keyOf(count)) === allowance(count)) await onUsedUp(count);
          }
        },
        giveBack: () => giveBack(counts.map(keyOf)),
      };
    },
    async tryTake(...counts) {
      try {
        return await limits.take(...counts);
      } catch (error) {
        if (error instanceof AppError && error.code === 'rate_limited') return null;
        throw error;
      }
    },
    async check(...counts) {
      refusals.check(counts.map(keyOf));
      const waits = await usedUp(counts);
      if (waits.length > 0) refuse(waits);
    },
    async usage(count) {
      const state = (await read([count])).get(keyOf(count));
      return {
        used: state?.points ?? 0,
        allowed: allowance(count),
        endsAt: state ? new Date(state.expire) : null,
      };
    },
    async clear(...counts) {
      const keys = counts.map(keyOf);
      await pool.query({ ...CLEAR, values: [keys] });
      refusals.forget(keys);
    },
  };
  return limits;
}

class Refusals {
  readonly #known = new Map<string, { forgetAt: number; waitEndsAt: number }>();

  remember(key: string, waitMs: number): void {
    if (this.#known.size >= CACHE_SIZE) this.#known.clear();
    const now = performance.now();
    this.#known.set(key, { forgetAt: now + CACHE_MS, waitEndsAt: now + waitMs });
  }

  check(keys: string[]): void {
    const now = performance.now();
    const waits = keys.map((key) => {
      const refusal = this.#known.get(key);
      return refusal && refusal.forgetAt > now ? refusal.waitEndsAt - now : 0;
    });
    const longest = Math.max(0, ...waits);
    if (longest > 0) throw rateLimited(longest);
  }

  forget(keys: string[]): void {
    for (const key of keys) this.#known.delete(key);
  }
}

const keyOf = ([name, key]: Count): string => `${name}:${key}`;
