import { sql, type SQL } from 'drizzle-orm';
import { analyticsEvents } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { newId } from '../../lib/ids';

type Event = Pick<typeof analyticsEvents.$inferInsert, 'familyId' | 'kidId' | 'eventType' | 'eventData'>;

/** Adds an analytics event in the transaction of what it speaks of. */
export async function recordEvent(tx: Executor, event: Event): Promise<void> {
  await tx.insert(analyticsEvents).values({ id: newId(), ...event });
}

/** The same as a part of another statement: `rows` selects id, family, kid, type and data of each event, in this order. */
export function recordEvents(rows: SQL): SQL {
  return sql`INSERT INTO ${analyticsEvents} (id, family_id, kid_id, event_type, event_data) ${rows}`;
}
