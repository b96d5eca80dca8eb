import {
  passTurns,
  revise,
  revisionOn,
  type ChoreRules,
  type FamilyRules,
  type Revision,
} from '@shared/rules/chore-history';
import { dateOf, dayOf, type Day } from '@shared/rules/day';
import { fitsRevision } from '@shared/rules/occurrences';
import type { Tx } from '../../db/client';
import { todayOf, type FamilyClock } from '../families/family-timezone';
import { listKidIds } from '../kids/kids.queries';
import * as exceptions from './exceptions.queries';
import { keepSubmissionsOfToday } from './keep-submissions';
import { listTimelines, readTimeline, replaceRevisions } from './timelines.queries';

export interface RevisionContext {
  familyId: string;
  today: Day;
  family: FamilyRules;
}

type NewRules = ChoreRules & { id: string };

/** Called after the chores were locked: a kid who is being added waits for them, or is among the kids. */
export const readRevisionContext = async (
  tx: Tx,
  familyId: string,
  clock: FamilyClock,
): Promise<RevisionContext> => ({
  familyId,
  today: todayOf(clock),
  family: { kidIds: await listKidIds(tx, familyId), weekStart: clock.weekStart },
});

/**
 * Applies new rules from today (docs/domain.md, "Chore history"). Today's submissions count for the new
 * schedules.
 */
export async function reviseChores(
  tx: Tx,
  revising: RevisionContext,
  chores: readonly NewRules[],
): Promise<void> {
  const { familyId, today } = revising;
  const revised = await replace(tx, revising, chores, false);
  const inForce = new Map<string, Revision>();
  for (const { choreId, before, revision } of revised) {
    const rules = revision ?? revisionOn(before, today - 1);
    if (before.length > 0 && rules) inForce.set(choreId, rules);
  }
  if (inForce.size === 0) return;
  await keepSubmissionsOfToday(tx, familyId, today, inForce);
  const open = await exceptions.listExceptionsFrom(tx, familyId, [...inForce.keys()], dateOf(today));
  const outdated = open.filter(({ choreId, dueOn, ...exception }) => {
    const rules = inForce.get(choreId);
    return rules && dueOn !== null && !fitsRevision(rules, dayOf(dueOn), exception);
  });
  await exceptions.deleteExceptions(
    tx,
    familyId,
    outdated.map(({ id }) => id),
  );
}

/** Late occurrences stay open. */
export async function reviseTurns(
  tx: Tx,
  revising: RevisionContext,
  chores: readonly NewRules[],
): Promise<void> {
  await replace(tx, revising, chores, true);
}

async function replace(tx: Tx, revising: RevisionContext, chores: readonly NewRules[], continues: boolean) {
  if (chores.length === 0) return [];
  const { familyId, today, family } = revising;
  const ids = chores.map(({ id }) => id);
  const timelines = await listTimelines(tx, familyId, today - 1, ids);
  const revised = chores.map(({ id: choreId, ...rules }) => {
    const before = timelines.get(choreId)?.revisions ?? [];
    return { choreId, before, revision: revise(before, today, rules, family, continues) };
  });
  await replaceRevisions(tx, familyId, today, revised);
  return revised;
}

/** Negative `times` moves back. The caller holds the chore's row. */
export async function shiftTurns(
  tx: Tx,
  { familyId, id: choreId }: { familyId: string; id: string },
  today: Day,
  times: number,
): Promise<void> {
  const { revisions } = await readTimeline(tx, familyId, today - 1, choreId);
  await replaceRevisions(tx, familyId, today, [{ choreId, revision: passTurns(revisions, today, times) }]);
}
