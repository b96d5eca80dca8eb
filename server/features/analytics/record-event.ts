import { eq, or } from 'drizzle-orm';
import { analyticsEvents } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { newId } from '../../lib/ids';

type Event = Pick<
  typeof analyticsEvents.$inferInsert,
  'familyId' | 'kidId' | 'eventType' | 'eventData' | 'submissionId' | 'redemptionId'
>;

/** Adds an analytics event in the transaction of the review or login that it records. */
export async function recordEvent(tx: Executor, event: Event): Promise<void> {
  await tx.insert(analyticsEvents).values({ id: newId(), ...event });
}

/** Takes back the event of a review that is undone; `sourceId` is the submission's or redemption's id. */
export async function withdrawEvent(tx: Tx, sourceId: string): Promise<void> {
  await tx
    .delete(analyticsEvents)
    .where(or(eq(analyticsEvents.submissionId, sourceId), eq(analyticsEvents.redemptionId, sourceId)));
}
