import { LIMITS } from '../constants';

export interface Step {
  id: string;
  name: string;
  iconName: string | null;
  minutes: number | null;
}

export const STEP_STATES = ['open', 'done', 'skipped'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** A step's result. `seconds` is null before its first tap. */
export interface StepMark {
  state: StepState;
  seconds: number | null;
}

/** A kid's run through a routine. The elapsed time of the current step is `(pausedAt ?? now) - stepStartedAt`. */
export interface Run {
  marks: Readonly<Record<string, StepMark>>;
  current: string | null;
  startedAt: Date;
  stepStartedAt: Date | null;
  pausedAt: Date | null;
}

/** A finished run, stored with its submission. `lastStep` is the latest marked step. */
export interface RunRecord {
  steps: (Step & StepMark)[];
  startedAt: string;
  finishedAt: string;
  seconds: number;
  lastStep: string | null;
}

const OPEN: StepMark = { state: 'open', seconds: null };

interface Routine {
  id: string;
  name: string;
  iconName: string | null;
  steps: readonly Step[];
  minutes: number | null;
}

/** A routine's steps: the chore's, or the chore itself if it only has minutes. Empty for other chores. */
export function stepsOf({ steps, ...chore }: Routine): readonly Step[] {
  if (steps.length > 0) return steps;
  if (chore.minutes === null) return [];
  return [{ id: chore.id, name: chore.name, iconName: chore.iconName, minutes: chore.minutes }];
}

export function startRun(steps: readonly Step[], now: Date): Run {
  const run = { marks: {}, current: null, startedAt: now, stepStartedAt: null, pausedAt: null };
  return turnTo(run, steps, now);
}

export const markOf = ({ marks }: Pick<Run, 'marks'>, { id }: Pick<Step, 'id'>): StepMark =>
  marks[id] ?? OPEN;

export const isFinished = (run: Run, steps: readonly Step[]): boolean =>
  steps.every((step) => markOf(run, step).state !== 'open');

export const pauseRun = (run: Run, now: Date): Run => (run.pausedAt ? run : { ...run, pausedAt: now });

/** Continues without the time of the pause. */
export function resumeRun(run: Run, now: Date): Run {
  const { pausedAt, stepStartedAt } = run;
  if (!pausedAt) return run;
  const started = stepStartedAt && new Date(stepStartedAt.getTime() + now.getTime() - pausedAt.getTime());
  return { ...run, stepStartedAt: started, pausedAt: null };
}

/**
 * Marks a step and continues a paused run. `seconds` is the device's measure; without it, the current step counts the
 * time since it started. Opening a step makes it the current one and keeps its earlier seconds. Marking a step as it
 * already is changes nothing.
 */
export function markStep(
  before: Run,
  steps: readonly Step[],
  {
    stepId,
    state,
    seconds = null,
  }: { stepId: string; state: StepState; seconds?: number | null | undefined },
  now: Date,
): Run {
  const mark = markOf(before, { id: stepId });
  if (mark.state === state && (state !== 'open' || before.current === stepId)) return before;
  const run = resumeRun(before, now);
  if (state === 'open') {
    const marks = { ...withElapsed(run, now), [stepId]: { ...mark, state } };
    return { ...run, marks, current: stepId, stepStartedAt: now };
  }
  const spent = seconds ?? (run.current === stepId ? elapsedSeconds(run, now) : 0);
  const total = mark.state === 'open' ? atMost((mark.seconds ?? 0) + spent) : mark.seconds;
  return turnTo({ ...run, marks: { ...run.marks, [stepId]: { state, seconds: total } } }, steps, now);
}

/** The run after its chore was edited: without marks of removed steps, at an open step. */
export function followSteps(run: Run, steps: readonly Step[], now: Date): Run {
  const known = steps.flatMap((step) => (run.marks[step.id] ? [[step.id, markOf(run, step)] as const] : []));
  return turnTo({ ...run, marks: Object.fromEntries(known) }, steps, run.pausedAt ?? now);
}

export function recordRun(run: Run, steps: readonly Step[], lastStep: string | null, now: Date): RunRecord {
  const marked = steps.map((step) => ({ ...step, ...markOf(run, step) }));
  return {
    steps: marked,
    startedAt: run.startedAt.toISOString(),
    finishedAt: now.toISOString(),
    seconds: marked.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    lastStep,
  };
}

/** The paused run that continues a record: `open` are the steps to do again, the others keep their marks. */
export function reopenRun(
  record: RunRecord,
  steps: readonly Step[],
  open: (step: Step & StepMark) => StepMark,
  now: Date,
): Run {
  const marks = Object.fromEntries(record.steps.map((step) => [step.id, open(step)]));
  const run = { marks, current: record.lastStep, startedAt: new Date(record.startedAt), stepStartedAt: now };
  return followSteps({ ...run, pausedAt: now }, steps, now);
}

/** The current step stays while it is open; otherwise the first open one follows. */
function turnTo(run: Run, steps: readonly Step[], now: Date): Run {
  const isOpen = (step: Step) => markOf(run, step).state === 'open';
  if (steps.some((step) => step.id === run.current && isOpen(step))) return run;
  const current = steps.find(isOpen)?.id ?? null;
  return { ...run, current, stepStartedAt: current === null ? null : now };
}

/** The marks with the current step's time so far, which would be lost when another step becomes current. */
function withElapsed(run: Run, now: Date): Run['marks'] {
  if (run.current === null) return run.marks;
  const mark = markOf(run, { id: run.current });
  const seconds = atMost((mark.seconds ?? 0) + elapsedSeconds(run, now));
  return { ...run.marks, [run.current]: { ...mark, seconds } };
}

function elapsedSeconds({ stepStartedAt, pausedAt }: Run, now: Date): number {
  if (!stepStartedAt) return 0;
  return atMost(Math.round(((pausedAt ?? now).getTime() - stepStartedAt.getTime()) / 1000));
}

const atMost = (seconds: number) => Math.min(Math.max(seconds, 0), LIMITS.stepSeconds);
