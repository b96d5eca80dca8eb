import { revise, type ChoreRules } from '@shared/rules/chore-history';
import { dayOf } from '@shared/rules/day';
import type { ChoreTimeline } from '@shared/rules/occurrences';
import { UNSCHEDULED } from '@shared/rules/schedule';

export function timelineOf(
  rules: Partial<ChoreRules>,
  { madeOn, kids, weekStart = 0 }: { madeOn: string; kids: readonly string[]; weekStart?: number },
): ChoreTimeline {
  const family = { kidIds: kids, weekStart };
  const revision = revise([], dayOf(madeOn), { ...UNSCHEDULED, isActive: true, ...rules }, family);
  return { revisions: revision ? [revision] : [], exceptions: new Map() };
}
