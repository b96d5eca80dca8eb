import {
  passTurns,
  revise,
  revisionOn,
  type ChoreRules,
  type FamilyRules,
} from '@shared/rules/chore-history';
import { dateOf, dayOf, type Day } from '@shared/rules/day';
import { fitsRevision } from '@shared/rules/occurrences';
import type { Tx } from '../../db/client';
import type { FamilyClock } from '../families/family-timezone';
import { listKidIds } from '../kids/kids.queries';
import * as exceptions from './exceptions.queries';
import { keepSubmissionsOfToday } from './keep-submissions';
import { readTimeline, replaceRevisions } from './timelines.queries';

export interface RevisedChore {
  familyId: string;
  choreId: string;
  today: Day;
}

/**
 * Applies new rules to the chore, effective today (docs/domain.md, "Chore history"). Today's submissions count for
 * the new schedule, and exceptions whose day or kid no longer exists are deleted. Runs in the edit's transaction.
 */
export async function reviseChore(
  tx: Tx,
  chore: RevisedChore,
  rules: ChoreRules,
  family: FamilyRules,
): Promise<void> {
  const { today } = chore;
  const revisions = await readRevisions(tx, chore);
  const revision = revise(revisions, today, rules, family);
  await replaceRevisions(tx, chore, today, revision);
  const inForce = revision ?? revisionOn(revisions, today - 1);
  if (revisions.length === 0 || !inForce) return;
  await keepSubmissionsOfToday(tx, chore, inForce);
  const open = await exceptions.listExceptionsFrom(tx, chore, dateOf(today));
  const outdated = open.filter(
    ({ dueOn, ...exception }) => dueOn !== null && !fitsRevision(inForce, dayOf(dueOn), exception),
  );
  await exceptions.deleteExceptions(
    tx,
    chore.familyId,
    outdated.map(({ id }) => id),
  );
}

/** Adds a kid to the chore's turns, or removes one. Late occurrences stay open. */
export async function reviseTurns(
  tx: Tx,
  chore: RevisedChore,
  rules: ChoreRules,
  family: FamilyRules,
): Promise<void> {
  const revisions = await readRevisions(tx, chore);
  await replaceRevisions(tx, chore, chore.today, revise(revisions, chore.today, rules, family, true));
}

/** Moves the chore's turns by `times`, back if negative. */
export async function moveTurns(tx: Tx, chore: RevisedChore, times: number): Promise<void> {
  const revisions = await readRevisions(tx, chore);
  await replaceRevisions(tx, chore, chore.today, passTurns(revisions, chore.today, times));
}

/** Reads the kids after locking the chore, so that a kid who is added concurrently is included or waits. */
export const familyRules = async (
  tx: Tx,
  familyId: string,
  { weekStart }: FamilyClock,
): Promise<FamilyRules> => ({ kidIds: await listKidIds(tx, familyId), weekStart });

const readRevisions = async (tx: Tx, { familyId, choreId, today }: RevisedChore) =>
  (await readTimeline(tx, familyId, today - 1, choreId)).revisions;
