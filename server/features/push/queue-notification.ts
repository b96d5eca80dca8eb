import { eq, sql } from 'drizzle-orm';
import { pushSubscriptions } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import type { Deps } from '../../deps';
import type { JobOptions } from '../../jobs/job-queue';

const anyDevice = prepared((db) =>
  db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.familyId, sql.placeholder('familyId')))
    .limit(1)
    .prepare('any_push_subscription'),
);

/**
 * What waits for the family's grown-ups has changed: queues their notifications in the transaction that changes it. Costs
 * one look-up where nobody wants any.
 */
export async function queueNotification(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  familyId: string,
  options?: JobOptions,
): Promise<void> {
  const devices = await anyDevice(tx).execute({ familyId });
  if (devices.length > 0) await jobs.add(tx, 'notify-family', { familyId }, options);
}
