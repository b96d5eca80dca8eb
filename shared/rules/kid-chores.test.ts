import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timelineOf } from '../../tests/support/timelines';
import { passTurns, type ChoreRules } from './chore-history';
import { dayOf } from './day';
import { kidChoreStatus, placeAfterUndo, placeOfSubmission, type SubmittedChore } from './kid-chores';
import type { ChoreTimeline } from './occurrences';
import { isPaused } from './pause';
import { plannedChore, planCells, type PlanSpan } from './plan';
import { occurrenceOn, patternOf, type Schedule } from './schedule';

const TODAY = dayOf('2029-03-07');
const MADE = dayOf('2029-01-01');
const currentOf = (schedule: Schedule, day = TODAY) =>
  occurrenceOn(patternOf(schedule), day, { firstDay: MADE, weekStart: 0 });
const KIDS = ['mia', 'ben', 'zoe'];
const anyDaily: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({ kind: fc.constant('days' as const), days: fc.constant<number[]>([0, 1, 2, 3, 4, 5, 6]) }),
  fc.record({
    kind: fc.constant('every' as const),
    days: fc.integer({ min: 2, max: 9 }),
    from: fc.constant('2029-02-01'),
  }),
  fc.record({ kind: fc.constant('once' as const), on: fc.constantFrom(null, '2029-03-01', '2029-03-09') }),
);
const anyTimes = fc.record({
  kind: fc.constant('times' as const),
  times: fc.integer({ min: 1, max: 5 }),
  per: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
});
const anyChore: fc.Arbitrary<ChoreRules> = fc.oneof(
  fc.record({
    schedule: anyDaily,
    sharing: fc.constantFrom('each' as const, 'first' as const, 'turns' as const),
    isActive: fc.boolean(),
    kidIds: fc.constant(KIDS),
  }),
  fc.record({
    schedule: fc.oneof(anyTimes, fc.constant<Schedule>({ kind: 'anytime' })),
    sharing: fc.constant('each' as const),
    isActive: fc.boolean(),
    kidIds: fc.constant(KIDS),
  }),
);
const by = (
  kidId: string,
  status: SubmittedChore['status'],
  { schedule }: ChoreRules,
  note: string | null = null,
): SubmittedChore => ({
  kidId,
  status,
  occurrenceKey: currentOf(schedule)?.key ?? null,
  dueOn: currentOf(schedule)?.dueOn ?? null,
  handedInOn: TODAY,
  submittedAt: new Date('2029-03-07T08:00:00Z'),
  reviewedAt: status === 'pending' ? null : new Date('2029-03-07T09:00:00Z'),
  reviewedOn: status === 'pending' ? null : TODAY,
  parentNotes: note,
});
const kidOf = (id: string) => ({ id, since: MADE });
const made = (chore: ChoreRules) => timelineOf(chore, { madeOn: '2029-01-01', kids: KIDS });
const statusOf = (chore: ChoreRules, kidId: string, entries: SubmittedChore[] = [], paused = false) =>
  kidChoreStatus(made(chore), kidOf(kidId), TODAY, entries, paused);

describe("a kid's chore state", () => {
  it('allows submissions exactly while an occurrence is free', () => {
    fc.assert(
      fc.property(anyChore, fc.array(fc.constantFrom(...KIDS), { maxLength: 30 }), (chore, attempts) => {
        const active = { ...chore, isActive: true };
        const occurrence = currentOf(active.schedule);
        const entries: SubmittedChore[] = [];
        for (const kidId of attempts) {
          if (statusOf(active, kidId, entries).state === 'due') entries.push(by(kidId, 'pending', chore));
        }
        const most = active.sharing === 'each' ? (occurrence?.needed ?? 1) * KIDS.length : 1;
        expect(entries.length).toBeLessThanOrEqual(
          active.schedule.kind === 'anytime' || occurrence ? most : 0,
        );
      }),
    );
  });

  it('frees the occurrence after a rejection and keeps its note', () => {
    fc.assert(
      fc.property(anyChore, fc.constantFrom(...KIDS), (chore, kidId) => {
        const before = statusOf(chore, kidId);
        const after = statusOf(chore, kidId, [by(kidId, 'rejected', chore, 'Again, please')]);
        expect(after).toEqual({ ...before, note: 'Again, please' });
        const again = { ...by(kidId, 'pending', chore), submittedAt: new Date('2029-03-07T10:00:00Z') };
        expect(statusOf(chore, kidId, [by(kidId, 'rejected', chore, 'x'), again]).note).toBeNull();
      }),
    );
  });

  it('gives each turn to exactly one kid', () => {
    fc.assert(
      fc.property(anyDaily, fc.nat(9), (schedule, times) => {
        const before = made({ schedule, sharing: 'turns', isActive: true, kidIds: KIDS });
        const passed = passTurns(before.revisions, TODAY, times);
        const timeline = { ...before, revisions: [...before.revisions, ...(passed ? [passed] : [])] };
        const states = KIDS.map((id) => kidChoreStatus(timeline, kidOf(id), TODAY, [], false).state);
        const isOpen = currentOf(schedule) !== null;
        expect(states.filter((state) => state === 'due')).toHaveLength(isOpen ? 1 : 0);
        expect(states.filter((state) => state === 'later')).toHaveLength(isOpen ? 0 : 3);
      }),
    );
  });

  it('is paused, neither late nor due, while inactive or paused, and keeps submissions', () => {
    fc.assert(
      fc.property(anyChore, fc.constantFrom(...KIDS), (chore, kidId) => {
        const paused = statusOf(chore, kidId, [], true);
        expect(paused).toMatchObject({ state: 'resting', late: false, whoId: null });
        expect(statusOf({ ...chore, isActive: false }, kidId)).toEqual(paused);
        const waiting = statusOf(chore, kidId, [by(kidId, 'pending', chore)], true);
        expect(['waiting', 'resting']).toContain(waiting.state);
      }),
    );
  });

  it('is late only while it is due after its day', () => {
    const weekly: ChoreRules = {
      schedule: { kind: 'once', on: '2029-03-05' },
      sharing: 'each',
      isActive: true,
      kidIds: KIDS,
    };
    expect(statusOf(weekly, 'mia')).toMatchObject({
      state: 'due',
      late: true,
      dueOn: dayOf('2029-03-05'),
      nextOn: null,
    });
    expect(statusOf(weekly, 'mia', [by('mia', 'pending', weekly)])).toMatchObject({
      state: 'waiting',
      late: false,
    });
  });
});

describe('an occurrence slot', () => {
  it('is separate for each kid and repetition, or shared by all', () => {
    const occurrence = { key: 'k', startsOn: TODAY, dueOn: TODAY, needed: 3 };
    const held: string[] = [];
    for (
      let place = placeOfSubmission('each', occurrence, 'mia', held);
      place;
      place = placeOfSubmission('each', occurrence, 'mia', held)
    )
      held.push(place);
    expect(new Set(held).size).toBe(3);
    expect(held).not.toContain(placeOfSubmission('each', occurrence, 'ben', held));
    expect(placeOfSubmission('turns', occurrence, 'mia', [])).toBe(
      placeOfSubmission('first', occurrence, 'ben', []),
    );
  });

  it('is kept by a submission that is pending again, or replaced by another free one', () => {
    const occurrence = { key: '2029-03-07', needed: 2 };
    const [first = '', second = ''] = [[], ['2029-03-07/mia/1']].map(
      (held) => placeOfSubmission('each', occurrence, 'mia', held) ?? '',
    );
    expect(placeAfterUndo('each', first, occurrence, 'mia', [second])).toBe(first);
    expect(placeAfterUndo('each', first, occurrence, 'mia', [first])).toBe(second);
    expect(placeAfterUndo('each', first, occurrence, 'mia', [first, second])).toBeNull();
    const shared = placeOfSubmission('first', occurrence, 'mia', []) ?? '';
    expect(placeAfterUndo('first', shared, occurrence, 'mia', [])).toBe(shared);
    expect(placeAfterUndo('first', shared, occurrence, 'mia', [shared])).toBeNull();
    // The sharing has changed since.
    expect(placeAfterUndo('first', first, occurrence, 'mia', [])).toBe(shared);
    expect(placeAfterUndo('first', first, occurrence, 'mia', ['other'])).toBeNull();
    expect(placeAfterUndo('each', shared, occurrence, 'mia', [shared])).toBe(first);
  });
});

describe('a pause', () => {
  it('has a first day and an optional last day', () => {
    const dates = ['2029-03-06', '2029-03-07', '2029-03-08', '2029-03-09'];
    const on = (pausedFrom: string | null, pausedUntil: string | null) =>
      dates.filter((date) => isPaused({ pausedFrom, pausedUntil }, date));
    expect(on('2029-03-07', '2029-03-08')).toEqual(['2029-03-07', '2029-03-08']);
    expect(on('2029-03-08', null)).toEqual(['2029-03-08', '2029-03-09']);
    expect(on(null, null)).toEqual([]);
  });
});

const cellsOf = (
  timeline: ChoreTimeline,
  kidId: string,
  span: PlanSpan,
  isPausedOn: (day: number) => boolean = () => false,
) => planCells(plannedChore(timeline, span, []), kidOf(kidId), span, isPausedOn);

describe('the plan', () => {
  it('has a cell exactly where an occurrence is due, for one kid if the kids take turns', () => {
    fc.assert(
      fc.property(anyChore, fc.integer({ min: -20, max: 20 }), (chore, ahead) => {
        const active = { ...chore, isActive: true };
        const span = { from: TODAY + ahead, to: TODAY + ahead + 27, today: TODAY };
        const cells = KIDS.map((kidId) => cellsOf(made(active), kidId, span));
        for (let day = span.from; day <= span.to; day += 1) {
          const occurrence = currentOf(active.schedule, day);
          const undated = active.schedule.kind === 'once' && active.schedule.on === null && day === TODAY;
          const expected =
            occurrence?.dueOn === day || undated ? (active.sharing === 'turns' ? 1 : KIDS.length) : 0;
          const here = cells.flatMap((own) => own.filter((cell) => cell.day === day));
          expect(here).toHaveLength(expected);
          const allowed = day < TODAY ? ['planned', 'missed'] : ['planned'];
          for (const { state } of here) expect(allowed).toContain(state);
        }
      }),
    );
  });

  it('shows no missed chores on paused days', () => {
    const chore: ChoreRules = {
      schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] },
      sharing: 'each',
      isActive: true,
      kidIds: KIDS,
    };
    const span = { from: TODAY - 6, to: TODAY + 3, today: TODAY };
    const cells = cellsOf(made(chore), 'mia', span, (day) => day <= TODAY - 3);
    expect(cells.map(({ state }) => state)).toEqual([
      ...Array<string>(4).fill('paused'),
      ...Array<string>(2).fill('missed'),
      ...Array<string>(4).fill('planned'),
    ]);
  });
});
