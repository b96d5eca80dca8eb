import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { SimulatedFamily, type SimulatedChore } from '../../tests/support/simulated-family';
import type { ChoreRules } from './chore-history';
import { dateOf } from './day';
import type { KidSince } from './occurrences';
import { isShareable, type Schedule } from './schedule';

const START = new SimulatedFamily().today;
/** As many days of the past as are compared after each step. */
const LOOK_BACK = 40;
// An environment variable lengthens the test.
const numRuns = Number(process.env['HISTORY_RUNS'] ?? 1);

const anySchedule: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({
    kind: fc.constant('days' as const),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
  }),
  fc.record({
    kind: fc.constant('times' as const),
    times: fc.integer({ min: 1, max: 3 }),
    per: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  }),
  fc.record({
    kind: fc.constant('every' as const),
    days: fc.integer({ min: 2, max: 9 }),
    from: fc.integer({ min: -20, max: 300 }).map((days) => dateOf(START + days)),
  }),
  fc.record({
    kind: fc.constant('once' as const),
    on: fc.option(fc.integer({ min: 0, max: 365 }).map((days) => dateOf(START + days))),
  }),
  fc.constant<Schedule>({ kind: 'anytime' }),
);

/** One thing that happens; numbers choose among the chores and kids that there are. */
type Step = (family: SimulatedFamily) => void;
const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];
const anySharing = fc.constantFrom('each' as const, 'first' as const, 'turns' as const);
const kidsOf = (family: SimulatedFamily, mask: number) => {
  const ids = family.kids.filter((_kid, index) => (mask >> index) % 2 === 1).map(({ id }) => id);
  return ids.length === family.kids.length ? [] : ids;
};
const fitting = (rules: ChoreRules): ChoreRules =>
  isShareable(rules.schedule) ? rules : { ...rules, sharing: 'each' };

const edits: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.nat(9), anySchedule, anySharing).map(([n, schedule, sharing]): Step => (family) => {
    const chore = pick(family.chores, n);
    if (chore) family.edit(chore, fitting({ ...chore.rules, schedule, sharing }));
  }),
  fc.tuple(fc.nat(9), fc.nat(31)).map(([n, mask]): Step => (family) => {
    const chore = pick(family.chores, n);
    if (chore) family.edit(chore, { kidIds: kidsOf(family, mask) });
  }),
  fc.tuple(fc.nat(9), fc.boolean()).map(([n, isActive]): Step => (family) => {
    const chore = pick(family.chores, n);
    if (chore) family.edit(chore, { isActive });
  }),
  fc.tuple(anySchedule, anySharing, fc.nat(31)).map(([schedule, sharing, mask]): Step => (family) => {
    const rules = { schedule, sharing, kidIds: kidsOf(family, mask), isActive: true };
    if (family.chores.length < 5) family.addChore(fitting(rules));
  }),
  fc.constant<Step>((family) => {
    if (family.kids.length < 4) family.addKid();
  }),
  fc.nat(9).map((n): Step => (family) => {
    const kid = pick(family.kids, n);
    if (kid && family.kids.length > 1) family.removeKid(kid);
  }),
  fc.nat(6).map(
    (weekday): Step =>
      (family) =>
        family.startWeeksOn(weekday),
  ),
  fc.tuple(fc.nat(9), fc.nat(9)).map(([n, days]): Step => (family) => {
    const kid = pick(family.kids, n);
    if (kid) family.pauses.push({ kidId: kid.id, from: family.today, to: family.today + days });
  }),
);
const turns: fc.Arbitrary<Step> = fc.nat(9).map((n): Step => (family) => {
  const chore = pick(family.chores, n);
  if (chore) family.pass(chore);
});
const exceptions: fc.Arbitrary<Step> = fc
  .tuple(
    fc.nat(9),
    fc.nat(9),
    fc.integer({ min: -3, max: 9 }),
    fc.constantFrom('skipped' as const, 'moved' as const, 'assigned' as const),
  )
  .map(([n, k, days, kind]): Step => (family) => {
    const [chore, kid] = [pick(family.chores, n), pick(family.kids, k)];
    if (chore && kid) family.except(chore, kid, family.today + days, kind);
  });
/** The kids do some of what is due today, and the day ends. */
const days: fc.Arbitrary<Step> = fc
  .array(fc.boolean(), { minLength: 20, maxLength: 20 })
  .map((does): Step => (family) => {
    let index = 0;
    for (const chore of family.chores) {
      for (const kid of family.kids) {
        index += 1;
        if (does[index % does.length]) family.submit(chore, kid, index % 7 === 0 ? 'pending' : 'approved');
      }
    }
    family.today += 1;
  });

const anyYear = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: days.map((run) => ({ kind: 'day' as const, run })) },
    { weight: 2, arbitrary: edits.map((run) => ({ kind: 'edit' as const, run })) },
    { weight: 1, arbitrary: turns.map((run) => ({ kind: 'turn' as const, run })) },
    { weight: 2, arbitrary: exceptions.map((run) => ({ kind: 'exception' as const, run })) },
  ),
  { minLength: 300, maxLength: 600, size: 'max' },
);

function startFamily(): SimulatedFamily {
  const family = new SimulatedFamily();
  family.addKid();
  family.addKid();
  const everyDay: Schedule = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };
  family.addChore({ schedule: everyDay, sharing: 'each', kidIds: [], isActive: true });
  family.addChore({ schedule: everyDay, sharing: 'turns', kidIds: [], isActive: true });
  return family;
}

/** What is settled about the past: occurrences that are late and open can still change. */
const pastOf = (family: SimulatedFamily, chore: SimulatedChore, kid: KidSince) =>
  family
    .cellsOf(chore, kid, family.today - LOOK_BACK, family.today - 1)
    .filter(({ state }) => state !== 'planned')
    .map(({ day, state, submissionId }) => [day, state, submissionId]);

const snapshot = (family: SimulatedFamily) =>
  new Map(
    family.kids.map((kid) => [
      kid.id,
      {
        past: family.chores.map((chore) => pastOf(family, chore, kid)),
        streak: family.streakOf(kid),
      },
    ]),
  );

/** A snapshot for steps that may change open days. */
const NOTHING: ReturnType<typeof snapshot> = new Map();

it(
  'keeps the past, the streaks and fair turns, whatever a family changes in a year',
  { timeout: 600_000 },
  () => {
    fc.assert(
      fc.property(anyYear, (steps) => {
        const family = startFamily();
        for (const { kind, run } of steps) {
          const before = kind === 'edit' || kind === 'turn' ? snapshot(family) : NOTHING;
          run(family);
          expect(changesOfThePast(family, before)).toEqual([]);
          expect(unfairTurns(family)).toEqual([]);
          expect(disagreements(family)).toEqual([]);
        }
      }),
      // Shrinking hundreds of steps takes longer than reading them.
      { numRuns, endOnFailure: true },
    );
  },
);

/** What an edit changed though it was settled. */
function changesOfThePast(family: SimulatedFamily, before: ReturnType<typeof snapshot>): unknown[] {
  return [...snapshot(family)].flatMap(([id, { past, streak }]) => {
    const then = before.get(id);
    if (!then) return [];
    const isKept =
      JSON.stringify(past.slice(0, then.past.length)) === JSON.stringify(then.past) &&
      streak.best >= then.streak.best &&
      streak.days >= then.streak.days;
    return isKept ? [] : [{ id, before: then, past, streak }];
  });
}

/** Chores whose next turns do not go once to each kid. */
const unfairTurns = (family: SimulatedFamily): SimulatedChore[] =>
  family.chores.filter((chore) => {
    const { rules, exceptions: own } = chore;
    const names = rules.kidIds.length === 0 ? family.kids.map(({ id }) => id) : rules.kidIds;
    if (rules.sharing !== 'turns' || !rules.isActive || own.length > 0) return false;
    const round = family.kids
      .flatMap((kid) =>
        family
          .cellsOf(chore, kid, family.today + 1, family.today + LOOK_BACK)
          .map(({ day }) => ({ day, kid })),
      )
      .toSorted((a, b) => a.day - b.day)
      .slice(0, names.length)
      .map(({ kid }) => kid.id);
    return new Set(round).size < round.length;
  });

/** Chores with days that the kid's screen offers though the plan shows nothing open, or the other way around. */
function disagreements(family: SimulatedFamily): unknown[] {
  return family.chores.flatMap((chore) => {
    const { kind } = chore.rules.schedule;
    if (!chore.rules.isActive || (kind !== 'days' && kind !== 'every')) return [];
    return family.kids.flatMap((kid) => {
      if (family.pauses.some(({ kidId }) => kidId === kid.id)) return [];
      const cells = family.cellsOf(chore, kid, family.today - LOOK_BACK, family.today);
      const isOpen = cells.some(({ state }) => state === 'planned');
      const { state } = family.stateOf(chore, kid);
      return (state === 'due') === isOpen ? [] : [{ chore, kid, today: family.today, state, cells }];
    });
  });
}
