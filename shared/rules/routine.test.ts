import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  followSteps,
  isFinished,
  markOf,
  markStep,
  pauseRun,
  recordRun,
  reopenRun,
  resumeRun,
  startRun,
  stepsOf,
  type Run,
  type Step,
} from './routine';

const at = (seconds: number) => new Date(seconds * 1000);
const step = (id: string): Step => ({ id, name: `Step ${id}`, iconName: null, minutes: null });
const steps = ['a', 'b', 'c'].map(step);
const done = (run: Run, stepId: string, second: number, seconds?: number) =>
  markStep(run, steps, { stepId, state: 'done', seconds }, at(second));

describe('stepsOf', () => {
  const chore = { id: 'chore', name: 'Read', iconName: 'read-book', steps: [], minutes: null };

  it('is empty for a chore without steps and minutes', () => {
    expect(stepsOf(chore)).toEqual([]);
  });

  it('is the chore itself if it only has minutes, and its steps otherwise', () => {
    expect(stepsOf({ ...chore, minutes: 20 })).toEqual([
      { id: 'chore', name: 'Read', iconName: 'read-book', minutes: 20 },
    ]);
    expect(stepsOf({ ...chore, steps, minutes: 20 })).toBe(steps);
  });
});

describe('a run', () => {
  it('goes from step to step and measures each one', () => {
    const first = startRun(steps, at(0));
    expect(first).toMatchObject({ current: 'a', stepStartedAt: at(0) });
    const second = done(first, 'a', 30);
    expect(second).toMatchObject({ current: 'b', stepStartedAt: at(30), marks: { a: { seconds: 30 } } });
    const last = markStep(second, steps, { stepId: 'b', state: 'skipped' }, at(35));
    const end = done(last, 'c', 95);
    expect(end).toMatchObject({ current: null, stepStartedAt: null });
    expect(isFinished(end, steps)).toBe(true);
    expect(recordRun(end, steps, 'c', at(95))).toMatchObject({
      seconds: 95,
      lastStep: 'c',
      steps: [
        { state: 'done', seconds: 30 },
        { state: 'skipped', seconds: 5 },
        { state: 'done', seconds: 60 },
      ],
    });
  });

  it('does not count a pause', () => {
    const paused = pauseRun(startRun(steps, at(0)), at(10));
    expect(pauseRun(paused, at(20))).toBe(paused);
    const resumed = resumeRun(paused, at(100));
    expect(done(resumed, 'a', 110).marks.a?.seconds).toBe(20);
    // A tap also ends the pause.
    expect(done(paused, 'a', 110).marks.a?.seconds).toBe(10);
  });

  it('keeps the time of a reopened step, and of the step that was current before', () => {
    const run = done(startRun(steps, at(0)), 'a', 30);
    const back = markStep(run, steps, { stepId: 'a', state: 'open' }, at(40));
    expect(back).toMatchObject({ current: 'a', stepStartedAt: at(40) });
    expect(back.marks).toEqual({ a: { state: 'open', seconds: 30 }, b: { state: 'open', seconds: 10 } });
    const again = done(back, 'a', 45);
    expect(again.marks.a).toEqual({ state: 'done', seconds: 35 });
    expect(done(again, 'b', 50, 7).marks.b).toEqual({ state: 'done', seconds: 17 });
  });

  it('takes the device’s seconds, at most two hours a step', () => {
    expect(done(startRun(steps, at(0)), 'a', 30, 12).marks.a?.seconds).toBe(12);
    expect(done(startRun(steps, at(0)), 'a', 9000).marks.a?.seconds).toBe(7200);
  });

  it('continues with the steps that were sent back', () => {
    const end = done(done(done(startRun(steps, at(0)), 'a', 10), 'b', 20), 'c', 30);
    const record = recordRun(end, steps, 'c', at(30));
    const run = reopenRun(
      record,
      steps,
      ({ id, seconds }) => ({ state: id === 'b' ? 'open' : 'done', seconds }),
      at(500),
    );
    expect(run).toMatchObject({ current: 'b', pausedAt: at(500) });
    expect(done(resumeRun(run, at(600)), 'b', 605).marks.b).toEqual({ state: 'done', seconds: 15 });
  });
});

describe('followSteps', () => {
  const running = done(startRun(steps, at(0)), 'a', 10);

  it('stays at an open step that moved or was renamed', () => {
    const moved = [step('c'), { ...step('b'), name: 'Other' }, step('a')];
    expect(followSteps(running, moved, at(20))).toMatchObject({ current: 'b', stepStartedAt: at(10) });
  });

  it('turns to the first open step if the current step was removed, and deletes its mark', () => {
    const run = followSteps(done(running, 'b', 15), [step('b'), step('d')], at(20));
    expect(run).toMatchObject({ current: 'd', stepStartedAt: at(20), marks: { b: { state: 'done' } } });
    expect(run.marks).not.toHaveProperty('a');
    expect(followSteps(running, [step('a')], at(20))).toMatchObject({ current: null, stepStartedAt: null });
  });
});

it('never loses or doubles a step in any order of taps, pauses and edits', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const tap = fc.record({
    kind: fc.constant('tap' as const),
    stepId: fc.constantFrom(...ids),
    state: fc.constantFrom('done' as const, 'skipped' as const, 'open' as const),
    seconds: fc.option(fc.nat(9000), { nil: undefined }),
  });
  const edit = fc.record({
    kind: fc.constant('edit' as const),
    ids: fc.shuffledSubarray(ids, { minLength: 1 }),
  });
  const pause = fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const) });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.oneof(tap, edit, pause), fc.nat(400))), (actions) => {
      let now = 0;
      let shown = ids.map(step);
      let run = startRun(shown, at(now));
      const expected = new Map<string, string>();
      for (const [action, later] of actions) {
        now += later;
        if (action.kind === 'tap') {
          if (!shown.some(({ id }) => id === action.stepId)) continue;
          run = markStep(run, shown, action, at(now));
          expected.set(action.stepId, action.state);
        } else if (action.kind === 'edit') {
          shown = action.ids.map(step);
          run = followSteps(run, shown, at(now));
          for (const id of ids) if (!action.ids.includes(id)) expected.delete(id);
        } else run = action.kind === 'pause' ? pauseRun(run, at(now)) : resumeRun(run, at(now));

        for (const { id } of shown) expect(markOf(run, { id }).state).toBe(expected.get(id) ?? 'open');
        const open = shown.filter((each) => markOf(run, each).state === 'open').map(({ id }) => id);
        expect(open.length === 0 ? [null] : open).toContain(run.current);
        expect(run.stepStartedAt === null).toBe(open.length === 0);
        expect(run.stepStartedAt?.getTime() ?? 0).toBeLessThanOrEqual(now * 1000);
      }
      const { steps: recorded, seconds } = recordRun(run, shown, null, at(now));
      expect(recorded.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
      expect(seconds).toBe(recorded.reduce((sum, each) => sum + (each.seconds ?? 0), 0));
      for (const each of recorded) expect(each.seconds ?? 0).toBeLessThanOrEqual(7200);
    }),
  );
});
