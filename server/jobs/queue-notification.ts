import { asc, eq } from 'drizzle-orm';
import { pushSubscriptions } from '@shared/tables/index';
import type { Tx } from '../db/client';
import type { JobQueue } from './job-queue';

/** The lock makes a pending job read the data after `tx` commits. */
export async function queueNotification(
  jobs: Pick<JobQueue, 'add'>,
  tx: Tx,
  familyId: string,
): Promise<void> {
  const browsers = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.familyId, familyId))
    .orderBy(asc(pushSubscriptions.id))
    .for('share');
  if (browsers.length > 0) await jobs.add(tx, 'notify-family', { familyId });
}
