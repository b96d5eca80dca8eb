import { and, eq, gt, sql } from 'drizzle-orm';
import { patternAttempts } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { lockAfter, MAX_FAILURES, MAX_TABLET_FAILURES } from './lockout';

/** All unknown devices share one count. */
const UNKNOWN_DEVICES = '*';

interface Target {
  familyId: string;
  kidId: string;
  device: string | null;
}

const locksUpTo = (failures: number, onTablet: boolean) =>
  sql.raw(
    `(ARRAY[${Array.from({ length: failures }, (_, index) => lockAfter(index + 1, onTablet)).join(', ')}]::bigint[])`,
  );
const LOCKS = locksUpTo(MAX_FAILURES, false);
const TABLET_LOCKS = locksUpTo(MAX_TABLET_FAILURES, true);

/**
 * Counts an attempt before its pictures are compared, so that concurrent attempts can't avoid the lockout.
 * Returns the remaining lockout in ms. If it is not 0, the pictures must not be compared.
 */
export async function countAttempt(
  tx: Executor,
  { familyId, kidId, device, onTablet }: Target & { onTablet: boolean },
): Promise<number> {
  const { failures, lockedUntil } = patternAttempts;
  const free = sql`(${lockedUntil} IS NULL OR ${lockedUntil} <= now())`;
  const next = onTablet
    ? sql`least(${failures} + 1, ${MAX_TABLET_FAILURES})`
    : sql`CASE WHEN ${failures} >= ${MAX_FAILURES} THEN 1 ELSE ${failures} + 1 END`;
  const wait = sql`${onTablet ? TABLET_LOCKS : LOCKS}[(${next})]`;
  const counted = await tx
    .insert(patternAttempts)
    .values({ familyId, kidId, device: device ?? UNKNOWN_DEVICES, failures: 1 })
    .onConflictDoUpdate({
      target: [patternAttempts.kidId, patternAttempts.device],
      set: {
        failures: next,
        lockedUntil: sql`CASE WHEN ${wait} > 0 THEN now() + ${wait} * interval '1 millisecond' END`,
        updatedAt: sql`now()`,
      },
      setWhere: free,
    })
    .returning({ failures });
  // A lockout that ends just now still rejects this attempt.
  return counted.length > 0 ? 0 : Math.max(1, await lockedFor(tx, { kidId, device }));
}

export async function lockedFor(tx: Executor, { kidId, device }: Omit<Target, 'familyId'>): Promise<number> {
  const { lockedUntil } = patternAttempts;
  const [locked] = await tx
    .select({ waitMs: sql<string>`extract(epoch FROM ${lockedUntil} - now()) * 1000` })
    .from(patternAttempts)
    .where(
      and(
        eq(patternAttempts.kidId, kidId),
        eq(patternAttempts.device, device ?? UNKNOWN_DEVICES),
        gt(lockedUntil, sql`now()`),
      ),
    );
  return locked ? Math.max(1, Number(locked.waitMs)) : 0;
}

/** Resets the failures of one device, or of all. */
export async function clearAttempts(
  tx: Executor,
  kidId: string,
  device?: { id: string | null },
): Promise<void> {
  await tx
    .delete(patternAttempts)
    .where(
      and(
        eq(patternAttempts.kidId, kidId),
        device ? eq(patternAttempts.device, device.id ?? UNKNOWN_DEVICES) : undefined,
      ),
    );
}
