import { MINUTE_MS } from '@shared/constants';
import type { RoutineRun } from '@shared/contracts/routines';
import { addDays, type CalendarDate } from '@shared/rules/calendar';
import { wallTimeAt } from '@shared/rules/clock';
import {
  followSteps,
  isFinished,
  markOf,
  markStep,
  pauseRun,
  resumeRun,
  startRun,
  stepsOf,
  type Run,
  type Step,
} from '@shared/rules/routine';
import { readyAt, sunWindow } from '@shared/rules/sun-path';
import type { RoutineAction, RoutineTap } from '@/lib/storage/routine-taps';
import { serverTimeOf } from '@/lib/api/server-clock';
import type { PlayerActions } from './player';
import type { ReadyBy } from './sun-path';

const dateOf = (iso: string | null) => (iso === null ? null : new Date(iso));

/** Converts the server's run for the rules. */
function runOf({ steps, current, startedAt, stepStartedAt, pausedAt }: RoutineRun): Run {
  return {
    marks: Object.fromEntries(steps.map(({ id, state, seconds }) => [id, { state, seconds }])),
    current,
    startedAt: new Date(startedAt),
    stepStartedAt: dateOf(stepStartedAt),
    pausedAt: dateOf(pausedAt),
  };
}

/** An occurrence of a routine, with the server's run. */
export interface RoutineItem {
  chore: Parameters<typeof stepsOf>[0];
  dueOn: CalendarDate | null;
  run: RoutineRun | null;
}

export const isTapOf = (tap: RoutineTap, { chore, dueOn }: Pick<RoutineItem, 'chore' | 'dueOn'>): boolean =>
  tap.choreId === chore.id && tap.dueOn === dueOn;

/** The run as the kid sees it: the server's, then the taps that it has not confirmed. `submits` if one of them finishes it. */
export function replay(
  item: RoutineItem,
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

/** The actions of the player's buttons on a run. */
export function actionsOf(
  run: Run,
  steps: readonly Step[],
  tap: (action: RoutineAction) => void,
): Omit<PlayerActions, 'leave'> {
  const mark = (stepId: string | undefined, state: 'done' | 'skipped' | 'open') => {
    if (stepId === undefined) return;
    const seconds = Math.max(0, Math.round(elapsedMs(run, serverTimeOf(Date.now())) / 1000));
    tap({ do: 'mark', stepId, state, seconds: stepId === run.current ? seconds : 0 });
  };
  const index = steps.findIndex(({ id }) => id === run.current);
  const before = steps.slice(0, index < 0 ? undefined : index);
  return {
    next: () => (run.current === null ? tap({ do: 'submit' }) : mark(run.current, 'done')),
    back: () => mark(before.findLast((step) => markOf(run, step).state !== 'open')?.id, 'open'),
    pause: () => tap({ do: 'run', running: false }),
    keepGoing: () => tap({ do: 'run', running: true }),
    skip: () => (run.current === null ? tap({ do: 'submit' }) : mark(run.current, 'skipped')),
    everything: () => tap({ do: 'submit' }),
    startOver: () => {
      tap({ do: 'start-over' });
      tap({ do: 'run', running: true });
    },
  };
}

/** Until this hour, a run of yesterday can be finished. */
const NIGHT_ENDS = 3;

/** The day for which a tap counts. */
export function dayOfTap(
  run: RoutineRun | null,
  today: CalendarDate,
  at: number,
  timezone: string,
): CalendarDate {
  const hour = new Date(wallTimeAt(at, timezone)).getUTCHours();
  return run !== null && run.day === addDays(today, -1) && hour < NIGHT_ENDS ? run.day : today;
}

/** When the running timer of the current step ends, in ms, or null. */
export function timerEnd(run: Run | null, steps: readonly Step[]): number | null {
  const minutes = steps.find(({ id }) => id === run?.current)?.minutes ?? null;
  if (!run?.stepStartedAt || run.pausedAt || minutes === null) return null;
  return run.stepStartedAt.getTime() + minutes * MINUTE_MS;
}

/** The ready-by time on the day for which the run counts. Null for a chore that is late. */
export function readyByOf(
  { readyBy, late, steps }: { readyBy: string | null; late: boolean; steps: readonly Step[] },
  day: CalendarDate,
  timezone: string,
): ReadyBy | null {
  if (readyBy === null || late) return null;
  return { at: readyAt(readyBy, day, timezone), windowMinutes: sunWindow(steps), timezone };
}
