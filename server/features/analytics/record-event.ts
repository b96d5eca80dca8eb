import { eq, or, sql } from 'drizzle-orm';
import { analyticsEvents } from '@shared/tables/index';
import type { Executor, Tx } from '../../db/client';
import { prepared } from '../../db/prepared';
import { newId } from '../../lib/ids';

type Event = Pick<
  typeof analyticsEvents.$inferInsert,
  'familyId' | 'kidId' | 'eventType' | 'eventData' | 'submissionId' | 'redemptionId'
>;

const insertEvent = prepared((db) =>
  db
    .insert(analyticsEvents)
    .values({
      id: sql.placeholder('id'),
      familyId: sql.placeholder('familyId'),
      kidId: sql.placeholder('kidId'),
      eventType: sql.placeholder('eventType'),
      eventData: sql.placeholder('eventData'),
      submissionId: sql.placeholder('submissionId'),
      redemptionId: sql.placeholder('redemptionId'),
    })
    .prepare('insert_analytics_event'),
);

/** Adds an analytics event in the transaction of the review or login that it records. */
export async function recordEvent(tx: Executor, event: Event): Promise<void> {
  await insertEvent(tx).execute({ id: newId(), submissionId: null, redemptionId: null, ...event });
}

/** Takes back the event of a review that is undone; `sourceId` is the submission's or redemption's id. */
export async function withdrawEvent(tx: Tx, sourceId: string): Promise<void> {
  await tx
    .delete(analyticsEvents)
    .where(or(eq(analyticsEvents.submissionId, sourceId), eq(analyticsEvents.redemptionId, sourceId)));
}
