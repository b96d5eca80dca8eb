import { expect, it } from 'vitest';
import { timelineOf } from '../../tests/support/timelines';
import { matchingOccurrence } from './chore-history';
import { dateOf, dayOf } from './day';
import type { Schedule } from './schedule';

/** The occurrence that a submission counts for after a change to this schedule on Monday, March 2. */
function keptAfter(schedule: Schedule, today: string, key: string, dueOn: string): string | null {
  const [revision] = timelineOf({ schedule }, { madeOn: '2026-03-02', kids: [] }).revisions;
  if (!revision) throw new Error('the chore has no revision');
  const kept = matchingOccurrence(revision, dayOf(today), { key, dueOn: dayOf(dueOn) });
  return kept && kept.dueOn !== null ? dateOf(kept.dueOn) : null;
}
const weekends: Schedule = { kind: 'days', days: [0, 6] };
const daily: Schedule = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };

it('counts a submission for the current occurrence of a new schedule', () => {
  expect(keptAfter(daily, '2026-03-02', '2026-03-01/2026-03-31', '2026-03-31')).toBe('2026-03-02');
});

it('keeps an early submission at its own day, also if an edit changes nothing', () => {
  expect(keptAfter(weekends, '2026-03-11', '2026-03-14', '2026-03-14')).toBe('2026-03-14');
});

it("doesn't count a submission for a day that the new schedule doesn't have", () => {
  expect(keptAfter(weekends, '2026-03-02', '2026-03-05', '2026-03-05')).toBeNull();
});
