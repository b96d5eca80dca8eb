import { and, eq, gt, sql } from 'drizzle-orm';
import { patternAttempts } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { lockAfter, MAX_FAILURES } from './lockout';

/** Wrong patterns of strangers are counted together; a device the family knows has a count of its own. */
const STRANGERS = '*';

interface Target {
  familyId: string;
  kidId: string;
  device: string | null;
}

/** The milliseconds to wait after each number of failures, as a table the statement below can look into. */
const LOCKS = sql.raw(
  `(ARRAY[${Array.from({ length: MAX_FAILURES }, (_, index) => lockAfter(index + 1)).join(', ')}]::bigint[])`,
);

/**
 * Counts one try as failed before its pictures are compared, so that tries at the same moment can't all slip in before
 * the lock falls; a right one is taken back with `clearAttempts`. Returns how long this kid's pictures are refused still,
 * in milliseconds: above 0 the pictures must not be compared, and this try was not counted.
 */
export async function countAttempt(tx: Executor, { familyId, kidId, device }: Target): Promise<number> {
  const { failures, lockedUntil } = patternAttempts;
  const free = sql`(${lockedUntil} IS NULL OR ${lockedUntil} <= now())`;
  const next = sql`CASE WHEN ${failures} >= ${MAX_FAILURES} THEN 1 ELSE ${failures} + 1 END`;
  const wait = sql`${LOCKS}[(${next})]`;
  const counted = await tx
    .insert(patternAttempts)
    .values({ familyId, kidId, device: device ?? STRANGERS, failures: 1 })
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
  // A lock that ends at this very moment still refuses this try, which was not counted.
  return counted.length > 0 ? 0 : Math.max(1, await lockedFor(tx, { kidId, device }));
}

/** How long this kid's pictures are refused still on this device, in milliseconds; 0 when they are not. Only reads. */
export async function lockedFor(tx: Executor, { kidId, device }: Omit<Target, 'familyId'>): Promise<number> {
  const { lockedUntil } = patternAttempts;
  const [locked] = await tx
    .select({ waitMs: sql<string>`extract(epoch FROM ${lockedUntil} - now()) * 1000` })
    .from(patternAttempts)
    .where(
      and(
        eq(patternAttempts.kidId, kidId),
        eq(patternAttempts.device, device ?? STRANGERS),
        gt(lockedUntil, sql`now()`),
      ),
    );
  return locked ? Math.max(1, Number(locked.waitMs)) : 0;
}

/** Forgets the wrong tries of one device, or of everyone: after a right pattern, new pictures, or a parent's unlock. */
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
        device ? eq(patternAttempts.device, device.id ?? STRANGERS) : undefined,
      ),
    );
}
