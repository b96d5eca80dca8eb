import { dateOf } from '@shared/rules/day';
import type { Tx } from '../../db/client';
import { todayOf, type FamilyClock } from '../families/family-timezone';
import * as queries from './chores.queries';
import { removeKidFromExceptions } from './exceptions.queries';
import { readRevisionContext, reviseChores, reviseTurns } from './revise-chore';

/** A new kid's turns come last. */
export async function joinChores(tx: Tx, familyId: string, kidId: string, clock: FamilyClock): Promise<void> {
  const chores = await queries.lockTurnChoresOf(tx, familyId, kidId);
  await reviseTurns(tx, await readRevisionContext(tx, familyId, clock), chores);
}

/**
 * Removes a kid from chores, before and after `remove` deletes the kid. Turns continue, and the other kids'
 * past is preserved. The caller has locked the family.
 */
export async function leaveChores(
  tx: Tx,
  familyId: string,
  kidId: string,
  clock: FamilyClock,
  remove: () => Promise<unknown>,
): Promise<void> {
  const only = await queries.listChoresOnlyOf(tx, familyId, kidId);
  const shared = await queries.lockTurnChoresOf(tx, familyId, kidId);
  await removeKidFromExceptions(tx, familyId, kidId, dateOf(todayOf(clock)));
  const inactive = only.map((chore) => ({ ...chore, isActive: false }));
  await queries.updateChores(tx, familyId, inactive);
  await reviseChores(tx, await readRevisionContext(tx, familyId, clock), inactive);
  await remove();
  const others = shared
    .filter(({ id }) => !only.some((chore) => chore.id === id))
    .map((chore) => ({ ...chore, kidIds: chore.kidIds.filter((id) => id !== kidId) }));
  await reviseTurns(tx, await readRevisionContext(tx, familyId, clock), others);
}
