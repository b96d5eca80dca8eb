import { and, eq, gt } from 'drizzle-orm';
import { dateOf } from '@shared/rules/day';
import { kids } from '@shared/tables/index';
import type { Tx } from '../../db/client';
import { todayOf, type FamilyClock } from '../families/family-timezone';
import { lockWeeklyChores } from './chores.queries';
import { readRevisionContext, reviseChores } from './revise-chore';
import { startRevisionsBy } from './timelines.queries';

/** Preserves the past after a new time zone or first weekday. */
export async function keepDays(tx: Tx, familyId: string, clock: FamilyClock): Promise<void> {
  const today = todayOf(clock);
  await startRevisionsBy(tx, familyId, today);
  await tx
    .update(kids)
    .set({ createdOn: dateOf(today) })
    .where(and(eq(kids.familyId, familyId), gt(kids.createdOn, dateOf(today))));
  const weekly = await lockWeeklyChores(tx, familyId);
  await reviseChores(tx, await readRevisionContext(tx, familyId, clock), weekly);
}
