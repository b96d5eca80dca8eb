import { analyticsEvents } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { newId } from '../../lib/ids';

/** Records a kid's login. Other events are recorded with ledger entries (stars/post-stars.ts). */
export async function recordKidLogin(db: Executor, familyId: string, kidId: string): Promise<void> {
  await db.insert(analyticsEvents).values({ id: newId(), familyId, kidId, eventType: 'kid_login' });
}
