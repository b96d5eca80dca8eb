import { dateOf, dayOf, type Day } from '@shared/rules/day';
import { groupBy } from '@shared/rules/group-by';
import type { ChoreTimeline, KidSince } from '@shared/rules/occurrences';
import { missedCells, plannedChore, planCells, type PlannedSubmission } from '@shared/rules/plan';
import {
  gapsOf,
  scheduledDays,
  streakOf,
  type MissedChore,
  type Streak,
  type StreakRecords,
} from '@shared/rules/streak';
import type { Executor } from '../../db/client';
import { slices } from '../../lib/slices';
import { listTimelines } from '../chores/timelines.queries';
import { todayOf } from '../families/family-timezone';
import { pausedDays } from '../families/past-pauses';
import type { FullKidRow } from '../kids/kids.queries';
import { plannedSubmission } from '../schedules/planned-submission';
import * as queries from './streaks.queries';

type Days = Pick<StreakRecords, 'approvedOn' | 'pendingOn'>;

/**
 * Adds streaks, computed from all submissions and the chores' history. The number of queries is independent
 * of kids and days.
 */
export async function withStreaks(
  tx: Executor,
  kids: readonly FullKidRow[],
): Promise<(FullKidRow & { streak: Streak })[]> {
  const [first] = kids;
  if (!first) return [];
  const { familyId, family } = first;
  const today = todayOf(family);
  const daysOf = await readDays(tx, familyId, kids);
  const gapDays = [...new Set(kids.flatMap(({ id }) => daysIn(gapsOf(daysOf(id).approvedOn, today))))];
  // Nothing can end a run without a gap.
  const chores = gapDays.length > 0 ? await readChores(tx, familyId, gapDays) : [];
  const timelines = chores.map(({ timeline }) => timeline);
  const breathe = slices();
  const records: (FullKidRow & { streak: Streak })[] = [];
  for (const kid of kids) {
    const of = { id: kid.id, since: dayOf(kid.createdOn) };
    const isPausedOn = pausedDays(kid);
    const streak = streakOf({
      today,
      ...daysOf(kid.id),
      isPausedOn,
      isScheduledOn: scheduledDays(timelines, of),
      missedChores: (from, to) => missedChores(chores, of, { from, to, today }, isPausedOn),
    });
    records.push({ ...kid, streak });
    await breathe();
  }
  return records;
}

export async function withStreak(tx: Executor, kid: FullKidRow): Promise<FullKidRow & { streak: Streak }> {
  const [record] = await withStreaks(tx, [kid]);
  if (!record) throw new Error('a kid got no streak');
  return record;
}

const daysIn = (gaps: readonly { from: Day; to: Day }[]): Day[] =>
  gaps.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

async function readDays(tx: Executor, familyId: string, kids: readonly FullKidRow[]) {
  const rows = await queries.listSubmissionDays(
    tx,
    familyId,
    kids.map(({ id }) => id),
  );
  const daysOf = (kidId: string, status: string): Day[] =>
    rows.find((row) => row.kidId === kidId && row.status === status)?.days ?? [];
  return (id: string): Days => ({
    approvedOn: daysOf(id, 'approved'),
    pendingOn: new Set(daysOf(id, 'pending')),
  });
}

interface ChoreOfGaps {
  timeline: ChoreTimeline;
  submissions: readonly PlannedSubmission[];
}

async function readChores(tx: Executor, familyId: string, gapDays: Day[]): Promise<ChoreOfGaps[]> {
  const timelines = await listTimelines(tx, familyId, Math.min(...gapDays));
  const isScheduled = [...timelines.values()].some(({ revisions }) =>
    revisions.some(({ schedule }) => schedule.kind !== 'anytime'),
  );
  const rows = isScheduled ? await queries.listDueOn(tx, familyId, gapDays.map(dateOf)) : [];
  const submissions = groupBy(rows, ({ choreId }) => choreId);
  return Array.from(timelines, ([choreId, timeline]) => ({
    timeline,
    submissions: (submissions.get(choreId) ?? []).flatMap(plannedSubmission),
  }));
}

/** Checks a few days first, because a chore that ends the run is usually found soon. */
function* missedChores(
  chores: readonly ChoreOfGaps[],
  kid: KidSince,
  { from, to, today }: { from: Day; to: Day; today: Day },
  isPausedOn: (day: Day) => boolean,
): Generator<MissedChore> {
  for (let start = from, length = 1; start <= to; start += length, length *= 4) {
    const span = { from: start, to: Math.min(to, start + length - 1), today };
    for (const { timeline, submissions } of chores)
      yield* missedCells(planCells(plannedChore(timeline, span, submissions), kid, span, isPausedOn));
  }
}
