import type { KidChore } from '@shared/contracts/plan';
import type { RoutineRun } from '@shared/contracts/routines';
import {
  followSteps,
  isFinished,
  markStep,
  pauseRun,
  resumeRun,
  startRun,
  stepsOf,
  type Run,
} from '@shared/rules/routine';
import type { RoutineTap } from '@/lib/routine-taps';

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));

/** The server's run as the rules know it. */
function runOf({ steps, current, startedAt, stepStartedAt, pausedAt }: RoutineRun): Run {
  return {
    marks: Object.fromEntries(steps.map(({ id, state, seconds }) => [id, { state, seconds }])),
    current,
    startedAt: new Date(startedAt),
    stepStartedAt: dateOf(stepStartedAt),
    pausedAt: dateOf(pausedAt),
  };
}

export const isTapOf = (tap: RoutineTap, { chore, dueOn }: Pick<KidChore, 'chore' | 'dueOn'>): boolean =>
  tap.choreId === chore.id && tap.dueOn === dueOn;

/** The run as the kid sees it: the server's, then the taps that it has not confirmed. `submits` if one of them finishes it. */
export function replay(
  item: Pick<KidChore, 'chore' | 'dueOn' | 'run'>,
  taps: readonly RoutineTap[],
): { run: Run | null; submits: boolean } {
  const steps = stepsOf(item.chore);
  let run = item.run && followSteps(runOf(item.run), steps, new Date(item.run.updatedAt));
  let submits = false;
  for (const tap of taps.filter((one) => isTapOf(one, item))) {
    const at = new Date(tap.at);
    submits = false;
    if (tap.do === 'run') {
      if (!tap.running) run &&= pauseRun(run, at);
      else run = run ? resumeRun(run, at) : startRun(steps, at);
    } else if (tap.do === 'mark') {
      if (!steps.some(({ id }) => id === tap.stepId)) continue;
      run = markStep(run ?? startRun(steps, at), steps, tap, at);
      submits = isFinished(run, steps);
    } else {
      if (tap.do === 'start-over') run = null;
      submits = tap.do === 'submit';
    }
  }
  return { run, submits };
}

/** The elapsed time of the current step in ms. */
export const elapsedMs = ({ stepStartedAt, pausedAt }: Run, now: number): number =>
  stepStartedAt ? (pausedAt?.getTime() ?? now) - stepStartedAt.getTime() : 0;
