import { dateOf } from '@shared/rules/day';
import type { Tx } from '../../db/client';
import { todayOf, type FamilyClock } from '../families/family-timezone';
import * as queries from './chores.queries';
import { leaveOccurrences } from './exceptions.queries';
import { familyRules, reviseChore, reviseTurns } from './revise-chore';

/** Adds a new kid at the end of the turns of chores for all kids. */
export async function joinChores(tx: Tx, familyId: string, kidId: string, clock: FamilyClock): Promise<void> {
  const today = todayOf(clock);
  const chores = await queries.lockTurnChoresOf(tx, familyId, kidId);
  for (const chore of chores) {
    await reviseTurns(
      tx,
      { familyId, choreId: chore.id, today },
      chore,
      await familyRules(tx, familyId, clock),
    );
  }
}

/**
 * Removes a kid from chores, before and after `remove` deletes the kid: turns continue with the next kid, the kid's
 * own chores become inactive, and the other kids' past is preserved. The caller has locked the family.
 */
export async function leaveChores(
  tx: Tx,
  familyId: string,
  kidId: string,
  clock: FamilyClock,
  remove: () => Promise<unknown>,
): Promise<void> {
  const today = todayOf(clock);
  const only = await queries.listChoresOnlyOf(tx, familyId, kidId);
  const shared = await queries.lockTurnChoresOf(tx, familyId, kidId);
  await leaveOccurrences(tx, familyId, kidId, dateOf(today));
  for (const { id } of only) {
    const inactive = await queries.updateChore(tx, familyId, id, { isActive: false });
    const rules = await familyRules(tx, familyId, clock);
    await reviseChore(tx, { familyId, choreId: id, today }, inactive, rules);
  }
  await remove();
  const rules = await familyRules(tx, familyId, clock);
  for (const chore of shared) {
    if (only.some(({ id }) => id === chore.id)) continue;
    const kidIds = chore.kidIds.filter((id) => id !== kidId);
    await reviseTurns(tx, { familyId, choreId: chore.id, today }, { ...chore, kidIds }, rules);
  }
}
