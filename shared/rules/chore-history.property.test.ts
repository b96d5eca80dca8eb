import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySchedule } from '../../tests/support/any-schedule';
import { SimulatedFamily, type SimulatedChore } from '../../tests/support/simulated-family';
import { isForKid } from './assignments';
import { type ChoreRules } from './chore-history';
import { dateOf, dayOf, monthStart, type Day } from './day';
import { isListedOn } from './kid-chores';
import { nextStart, scheduledOccurrences, kidOccurrences, type KidSince } from './occurrences';
import type { PlanCell, PlanState } from './plan';
import { isShareable, type Schedule } from './schedule';
import type { Streak } from './streak';
import { neverDone } from './tune-up';

const DAYS = 365;
/** Past days compared after each step. */
const LOOK_BACK = 40;
// Plays the same year, unless HISTORY_RUNS sets a number of random ones.
const { HISTORY_RUNS } = process.env;
const runs = HISTORY_RUNS === undefined ? { numRuns: 1, seed: 1 } : { numRuns: Number(HISTORY_RUNS) };

interface Step {
  may?: 'pass turns' | 'settle' | 'complete' | 'undo days' | 'lower streaks' | 'end day';
  run: (family: SimulatedFamily) => void;
  value?: unknown;
}
const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];
const anyNumber = fc.nat(19);
const anySharing = fc.constantFrom('each' as const, 'first' as const, 'turns' as const);
const kidsOf = (family: SimulatedFamily, mask: number) => {
  const ids = family.kids.filter((_kid, index) => (mask >> index) % 2 === 1).map(({ id }) => id);
  return ids.length === family.kids.length ? [] : ids;
};
const fitting = (rules: ChoreRules): ChoreRules =>
  isShareable(rules.schedule) ? rules : { ...rules, sharing: 'each' };

const step = <T>(
  values: fc.Arbitrary<T>,
  run: (family: SimulatedFamily, value: T) => void,
  may?: Step['may'],
): fc.Arbitrary<Step> =>
  values.map((value) => ({ run: (family) => run(family, value), value, ...(may && { may }) }));
const choreStep = <T>(
  values: fc.Arbitrary<T>,
  run: (family: SimulatedFamily, chore: SimulatedChore, value: T) => void,
  may?: Step['may'],
): fc.Arbitrary<Step> =>
  step(
    fc.tuple(anyNumber, values),
    (family, [n, value]) => {
      const chore = pick(family.chores, n);
      if (chore) run(family, chore, value);
    },
    may,
  );

const anyStep = fc.oneof(
  choreStep(fc.tuple(anySchedule, anySharing), (family, chore, [schedule, sharing]) =>
    family.edit(chore, fitting({ ...chore.rules, schedule, sharing })),
  ),
  choreStep(fc.nat(31), (family, chore, mask) => family.edit(chore, { kidIds: kidsOf(family, mask) })),
  choreStep(fc.boolean(), (family, chore, isActive) => family.edit(chore, { isActive })),
  step(fc.tuple(anySchedule, anySharing, fc.nat(31)), (family, [schedule, sharing, mask]) => {
    const rules = { schedule, sharing, kidIds: kidsOf(family, mask), isActive: true };
    if (family.chores.length < 5) family.addChore(fitting(rules));
  }),
  step(fc.constant(null), (family) => {
    if (family.kids.length < 4) family.addKid();
  }),
  step(
    anyNumber,
    (family, n) => {
      const kid = pick(family.kids, n);
      if (kid && family.kids.length > 2) family.removeKid(kid);
    },
    'pass turns',
  ),
  step(fc.nat(6), (family, weekday) => family.startWeeksOn(weekday)),
  step(fc.constantFrom(-1, 0, 1), (family, ahead) => family.moveTo(ahead), 'undo days'),
  step(fc.tuple(anyNumber, fc.nat(9)), (family, [n, days]) => {
    const kid = pick(family.kids, n);
    if (kid) family.pause(kid, days);
  }),
  choreStep(fc.constantFrom(1, -1), (family, chore, times) => family.pass(chore, times), 'pass turns'),
  ...[1, 2, 3].map(() =>
    choreStep(
      fc.tuple(
        anyNumber,
        fc.integer({ min: -3, max: 9 }),
        fc.oneof(
          fc.record({ kind: fc.constantFrom('skipped' as const, 'assigned' as const, 'restored' as const) }),
          fc.record({ kind: fc.constant('moved' as const), by: fc.integer({ min: 1, max: 9 }) }),
        ),
      ),
      (family, chore, [n, days, change]) => {
        const kid = pick(family.kids, n);
        if (kid) family.except(chore, kid, family.today + days, change);
      },
      'settle',
    ),
  ),
  choreStep(
    fc.tuple(anyNumber, fc.integer({ min: 1, max: 7 })),
    (family, chore, [n, daysAgo]) => {
      const kid = pick(family.kids, n);
      if (kid) family.complete(chore, kid, daysAgo);
    },
    'complete',
  ),
  choreStep(fc.constant(true), (family, chore, isApproved) => family.review(chore, isApproved), 'settle'),
  choreStep(
    fc.constant(false),
    (family, chore, isApproved) => family.review(chore, isApproved),
    'lower streaks',
  ),
);
const anySubmissions = step(
  fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
  (family, does) => {
    let index = 0;
    for (const chore of family.chores) {
      for (const kid of family.kids) {
        index += 1;
        if (does[index % does.length]) family.submit(chore, kid, index % 7 === 0 ? 'pending' : 'approved');
      }
    }
  },
  'settle',
);
const endOfDay: Step = { may: 'end day', run: (family) => family.endDay() };
const anyDay = fc
  .tuple(fc.array(anyStep, { maxLength: 2 }), anySubmissions)
  .map(([steps, submissions]) => [...steps, submissions, endOfDay]);
const anyYear = fc.array(anyDay, { minLength: DAYS, maxLength: DAYS, size: 'max' });
function startFamily(): SimulatedFamily {
  const family = new SimulatedFamily();
  family.addKid();
  family.addKid();
  const everyDay: Schedule = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] };
  family.addChore({ schedule: everyDay, sharing: 'each', kidIds: [], isActive: true });
  family.addChore({ schedule: everyDay, sharing: 'turns', kidIds: [], isActive: true });
  return family;
}

interface Snapshot {
  today: Day;
  streaks: Map<string, Streak>;
  past: Map<string, PlanCell[]>;
  /** The original days of occurrences moved to today or later, by chore and kid. */
  movedFrom: Map<string, Day[]>;
}

const nameOf = (chore: SimulatedChore, kid: KidSince) => `${chore.name} of ${kid.id}`;

function snapshotOf(family: SimulatedFamily): Snapshot {
  const { today, kids, chores } = family;
  const streaks = family.streaks();
  return {
    today,
    streaks: new Map(kids.flatMap(({ id }, index) => (streaks[index] ? [[id, streaks[index]]] : []))),
    past: new Map(
      chores.flatMap((chore) =>
        [...family.cellsOf(chore, today - LOOK_BACK, today - 1)].map(([kid, cells]) => [
          nameOf(chore, kid),
          cells,
        ]),
      ),
    ),
    movedFrom: new Map(
      chores.flatMap((chore) => kids.map((kid) => [nameOf(chore, kid), movedFrom(chore, kid, today)])),
    ),
  };
}

function movedFrom({ revisions, exceptions }: SimulatedChore, kid: KidSince, today: Day): Day[] {
  const scheduled = { revisions, exceptions: new Map() };
  return exceptions.flatMap(({ key, kidId, movedTo }) => {
    if (movedTo === null || movedTo < today || (kidId !== null && kidId !== kid.id)) return [];
    const day = dayOf(key);
    const own = kidOccurrences(scheduled, scheduledOccurrences(scheduled, day, day), kid, day, day);
    return own.some(({ isOwn }) => isOwn) ? [day] : [];
  });
}

it('keeps the past, streaks and fair turns during a year of changes', { timeout: 3_600_000 }, () => {
  fc.assert(
    fc.property(anyYear, (days) => {
      const family = startFamily();
      let before = snapshotOf(family);
      for (const steps of days) {
        for (const { run, may, value } of steps) {
          run(family);
          const after = snapshotOf(family);
          const faults = [...changesOfThePast(before, after, may), ...fallenStreaks(before, after, may)];
          expect({ value, faults }).toEqual({ value, faults: [] });
          before = after;
        }
        expect(unfairTurns(family)).toEqual([]);
        expect(disagreements(family)).toEqual([]);
      }
      expect(tuneUpFaults(family)).toEqual([]);
    }),
    // Shrinking hundreds of steps takes longer than reading them.
    { ...runs, endOnFailure: true },
  );
});

/** Open days (`planned`) may end or be reassigned. */
const KEPT: Record<NonNullable<Step['may']> | 'edit', readonly PlanState[]> = {
  edit: ['waiting', 'done', 'missed', 'paused', 'skipped'],
  'pass turns': ['waiting', 'done', 'missed'],
  'undo days': ['waiting', 'done', 'paused', 'skipped'],
  'lower streaks': ['done', 'paused', 'skipped'],
  'end day': ['done', 'paused', 'skipped'],
  settle: ['done', 'missed'],
  complete: ['done'],
};
/** States that each step may add. */
const ADDED: typeof KEPT = {
  // A submission that no longer counts for a whole week.
  edit: ['waiting', 'done'],
  'pass turns': ['waiting', 'done', 'paused', 'skipped'],
  'undo days': ['waiting', 'done', 'missed'],
  'lower streaks': ['waiting', 'done', 'missed', 'paused', 'skipped'],
  'end day': ['waiting', 'done', 'missed', 'paused', 'skipped'],
  settle: ['waiting', 'done', 'paused', 'skipped'],
  complete: ['waiting', 'done', 'paused', 'skipped'],
};

function changesOfThePast(before: Snapshot, after: Snapshot, may: Step['may']): unknown[] {
  const first = Math.max(before.today, after.today) - LOOK_BACK;
  const last = Math.min(before.today, after.today) - 1;
  const settled = (cells: readonly PlanCell[]) =>
    cells
      .filter(({ day, state }) => first <= day && day <= last && state !== 'planned')
      .map(({ day, state }) => ({ day, state, text: `${dateOf(day)} ${state}` }));
  const missing = (from: ReturnType<typeof settled>, to: ReturnType<typeof settled>) =>
    from.filter(({ text }) => !to.some((other) => other.text === text));
  return [...before.past].flatMap(([name, then]) => {
    const now = after.past.get(name);
    if (!now) return [];
    const [was, is] = [settled(then), settled(now)];
    const lost = missing(was, is).filter(({ state }) => KEPT[may ?? 'edit'].includes(state));
    // If an edit drops a move, a kid who was paused on the scheduled day is shown as paused there again.
    const kept = after.movedFrom.get(name);
    const returned = before.movedFrom.get(name)?.filter((day) => !kept?.includes(day));
    const gained = missing(is, was).filter(
      ({ day, state }) =>
        !ADDED[may ?? 'edit'].includes(state) && !(state === 'paused' && returned?.includes(day)),
    );
    return lost.length + gained.length === 0 ? [] : [{ name, may, lost, gained }];
  });
}

function fallenStreaks(before: Snapshot, after: Snapshot, may: Step['may']): unknown[] {
  if (may === 'lower streaks') return [];
  return [...before.streaks].flatMap(([id, was]) => {
    const is = after.streaks.get(id);
    if (!is) return [];
    const isShorter = is.days < was.days && after.today <= before.today;
    return isShorter || is.best < was.best ? [{ id, was, is }] : [];
  });
}

/** Chores with turns that skip or repeat a kid. */
const unfairTurns = (family: SimulatedFamily): SimulatedChore[] =>
  family.chores.filter((chore) => {
    const { rules, exceptions, submissions } = chore;
    const kids = family.kids.filter(({ id }) => isForKid(rules, id));
    const isChanged =
      exceptions.some(({ key }) => key === 'once' || dayOf(key) > family.today) ||
      submissions.some(({ dueOn }) => dueOn !== null && dueOn > family.today);
    if (rules.sharing !== 'turns' || !rules.isActive || isChanged) return false;
    const round = [...family.cellsOf(chore, family.today + 3, family.today + LOOK_BACK)]
      .flatMap(([kid, cells]) => cells.map(({ day }) => ({ day, kid })))
      .toSorted((a, b) => a.day - b.day)
      .slice(0, kids.length);
    return new Set(round.map(({ kid }) => kid)).size < round.length;
  });

/** Chores whose state on the kid's screen contradicts the plan. */
function disagreements(family: SimulatedFamily): unknown[] {
  const { today } = family;
  return family.chores.flatMap((chore) => {
    const { schedule, isActive, sharing } = chore.rules;
    if (!isActive || schedule.kind === 'anytime') return [];
    const timeline = family.timelineOf(chore);
    const from = schedule.kind === 'once' && schedule.on !== null ? dayOf(schedule.on) : today;
    const plan = family.cellsOf(chore, Math.min(from, today - LOOK_BACK), today + LOOK_BACK);
    return [...plan].flatMap(([kid, cells]) => {
      if (family.pauses.some(({ kidId, to }) => kidId === kid.id && to >= today - LOOK_BACK)) return [];
      const { state, occurrence } = family.stateOf(chore, kid);
      const isOpen = cells.some(
        (cell) => cell.state === 'planned' && (cell.day <= today || cell.day === occurrence?.dueOn),
      );
      const found = { ...chore, kid, today, state, occurrence, cells };
      const isDue = state === 'due' && isListedOn(timeline, kid, today);
      if (isDue !== isOpen) return [found];
      if (!isForKid(chore.rules, kid.id)) return [];
      const next = nextStart(timeline, kid, today);
      const planned = cells.find((cell) => cell.day > today && cell.state === 'planned');
      const isDated = schedule.kind === 'days' || schedule.kind === 'every';
      const isSame = next === planned?.day || (next !== null && next > today + LOOK_BACK);
      return isDated && sharing === 'each' && !isSame ? [{ ...found, next }] : [];
    });
  });
}

/** Chores whose days in the monthly check-in contradict the plan. */
function tuneUpFaults(family: SimulatedFamily): unknown[] {
  const until = monthStart(family.today) - 1;
  const from = monthStart(until);
  const kids = family.kids.map((kid) => ({ ...kid, isPausedOn: (day: Day) => family.isPaused(kid, day) }));
  return family.chores.flatMap((chore) => {
    if (chore.submissions.some(({ dueOn, handedInOn }) => (dueOn ?? handedInOn) >= from)) return [];
    const found = neverDone(family.timelineOf(chore), { from, until }, kids);
    const cells = [...family.cellsOf(chore, from, until).values()].flat();
    const due = cells.filter(({ state }) => state === 'planned' || state === 'missed');
    const days = new Set(due.map(({ day }) => day)).size;
    return found === null || found.timesDue === null || found.timesDue === days
      ? []
      : [{ chore, found, days }];
  });
}
