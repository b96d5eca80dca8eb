import { analyticsEvents } from '@shared/tables/index';
import type { Executor } from '../../db/client';
import { newId } from '../../lib/ids';

/** What analytics are told of a kid's login. Their other events come with the ledger's entries (stars/post-stars.ts). */
export async function recordKidLogin(db: Executor, familyId: string, kidId: string): Promise<void> {
  await db.insert(analyticsEvents).values({ id: newId(), familyId, kidId, eventType: 'kid_login' });
}
