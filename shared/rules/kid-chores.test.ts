import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { kidChoreStatus, placeAgain, placeFor, type HandedIn, type ScheduledChore } from './kid-chores';
import { isPaused } from './pause';
import { planCells } from './plan';
import { occurrenceOn, type Schedule } from './schedule';

const TODAY = '2029-03-07';
const CONTEXT = { createdOn: '2029-01-01', weekStart: 0 };
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
const anyChore: fc.Arbitrary<ScheduledChore> = fc.oneof(
  fc.record({
    schedule: anyDaily,
    sharing: fc.constantFrom('each' as const, 'first' as const, 'turns' as const),
    isActive: fc.boolean(),
    kidIds: fc.constant(KIDS),
    turnPasses: fc.dictionary(fc.constantFrom('2029-01-01', '2029-03-07', '2029-03-09'), fc.nat(5)),
  }),
  fc.record({
    schedule: fc.oneof(anyTimes, fc.constant<Schedule>({ kind: 'anytime' })),
    sharing: fc.constant('each' as const),
    isActive: fc.boolean(),
    kidIds: fc.constant(KIDS),
    turnPasses: fc.constant({}),
  }),
);
const by = (kidId: string, status: HandedIn['status'], note: string | null = null): HandedIn => ({
  kidId,
  status,
  handedInOn: TODAY,
  submittedAt: new Date(`${TODAY}T08:00:00Z`),
  reviewedAt: status === 'pending' ? null : new Date(`${TODAY}T09:00:00Z`),
  reviewedOn: status === 'pending' ? null : TODAY,
  parentNotes: note,
});
const statusOf = (chore: ScheduledChore, kidId: string, entries: HandedIn[] = [], paused = false) =>
  kidChoreStatus(chore, kidId, TODAY, CONTEXT, entries, paused);

describe("a kid's chore state", () => {
  it('allows submissions exactly while an occurrence is free', () => {
    fc.assert(
      fc.property(anyChore, fc.array(fc.constantFrom(...KIDS), { maxLength: 30 }), (chore, attempts) => {
        const active = { ...chore, isActive: true };
        const occurrence = occurrenceOn(active.schedule, TODAY, CONTEXT);
        const entries: HandedIn[] = [];
        for (const kidId of attempts) {
          if (statusOf(active, kidId, entries).state === 'due') entries.push(by(kidId, 'pending'));
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
        const after = statusOf(chore, kidId, [by(kidId, 'rejected', 'Again, please')]);
        expect(after).toEqual({ ...before, note: 'Again, please' });
        const again = { ...by(kidId, 'pending'), submittedAt: new Date(`${TODAY}T10:00:00Z`) };
        expect(statusOf(chore, kidId, [by(kidId, 'rejected', 'x'), again]).note).toBeNull();
      }),
    );
  });

  it('gives each turn to exactly one kid', () => {
    fc.assert(
      fc.property(anyDaily, fc.nat(9), (schedule, times) => {
        const turnPasses = { [TODAY]: times };
        const chore = { schedule, sharing: 'turns' as const, isActive: true, kidIds: KIDS, turnPasses };
        const states = KIDS.map((kidId) => statusOf(chore, kidId).state);
        const isOpen = occurrenceOn(schedule, TODAY, CONTEXT) !== null;
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
        const waiting = statusOf(chore, kidId, [by(kidId, 'pending')], true);
        expect(['waiting', 'resting']).toContain(waiting.state);
      }),
    );
  });

  it('is late only while it is due after its day', () => {
    const weekly: ScheduledChore = {
      schedule: { kind: 'once', on: '2029-03-05' },
      sharing: 'each',
      isActive: true,
      kidIds: KIDS,
      turnPasses: {},
    };
    expect(statusOf(weekly, 'mia')).toMatchObject({
      state: 'due',
      late: true,
      dueOn: '2029-03-05',
      nextOn: null,
    });
    expect(statusOf(weekly, 'mia', [by('mia', 'pending')])).toMatchObject({ state: 'waiting', late: false });
  });
});

describe('an occurrence slot', () => {
  it('is separate for each kid and repetition, or shared by all', () => {
    const occurrence = { key: 'k', startsOn: TODAY, dueOn: TODAY, needed: 3 };
    const held: string[] = [];
    for (
      let place = placeFor('each', occurrence, 'mia', held);
      place;
      place = placeFor('each', occurrence, 'mia', held)
    )
      held.push(place);
    expect(new Set(held).size).toBe(3);
    expect(held).not.toContain(placeFor('each', occurrence, 'ben', held));
    expect(placeFor('turns', occurrence, 'mia', [])).toBe(placeFor('first', occurrence, 'ben', []));
  });

  it('is kept by a submission that is pending again, or replaced by another free one', () => {
    const occurrence = { key: '2029-03-07', needed: 2 };
    const [first = '', second = ''] = [[], ['2029-03-07/mia/1']].map(
      (held) => placeFor('each', occurrence, 'mia', held) ?? '',
    );
    expect(placeAgain('each', first, occurrence, 'mia', [second])).toBe(first);
    expect(placeAgain('each', first, occurrence, 'mia', [first])).toBe(second);
    expect(placeAgain('each', first, occurrence, 'mia', [first, second])).toBeNull();
    const shared = placeFor('first', occurrence, 'mia', []) ?? '';
    expect(placeAgain('first', shared, occurrence, 'mia', [])).toBe(shared);
    expect(placeAgain('first', shared, occurrence, 'mia', [shared])).toBeNull();
    // The chore's sharing has changed since.
    expect(placeAgain('first', first, occurrence, 'mia', [])).toBe(shared);
    expect(placeAgain('first', first, occurrence, 'mia', ['other'])).toBeNull();
    expect(placeAgain('each', shared, occurrence, 'mia', [shared])).toBe(first);
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

describe('the plan', () => {
  it('has a cell exactly where an occurrence is due, for one kid if the kids take turns', () => {
    fc.assert(
      fc.property(anyChore, fc.integer({ min: -20, max: 20 }), (chore, ahead) => {
        const active = { ...chore, isActive: true };
        const range = { from: addDays(TODAY, ahead), days: 28, today: TODAY };
        const cells = KIDS.map((kidId) => planCells(active, kidId, range, CONTEXT, [], () => false));
        for (let day = range.from, index = 0; index < range.days; index += 1, day = addDays(day, 1)) {
          const occurrence = occurrenceOn(active.schedule, day, CONTEXT);
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
    const chore: ScheduledChore = {
      schedule: { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] },
      sharing: 'each',
      isActive: true,
      kidIds: KIDS,
      turnPasses: {},
    };
    const range = { from: '2029-03-01', days: 10, today: TODAY };
    const cells = planCells(chore, 'mia', range, CONTEXT, [], (day) => day <= '2029-03-04');
    expect(cells.map(({ state }) => state)).toEqual([
      ...Array<string>(4).fill('paused'),
      ...Array<string>(2).fill('missed'),
      ...Array<string>(4).fill('planned'),
    ]);
  });
});
