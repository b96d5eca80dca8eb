import type { Chore } from '@shared/contracts/chores';
import type { KidChore } from '@shared/contracts/plan';
import type { StepState } from '@shared/rules/routine';
import type { RoutineTap } from '@/lib/storage/routine-taps';

/** How far a kid's routine is. */
export interface RoutineProgress {
  /** The state of each step. Empty for a chore with minutes and no steps. */
  states: readonly StepState[];
  isStarted: boolean;
  /** Finished by a tap that the server has not confirmed. */
  submits: 'sending' | 'waits' | null;
}

export const isRoutine = ({ steps, minutes }: Pick<Chore, 'steps' | 'minutes'>): boolean =>
  steps.length > 0 || minutes !== null;

/** The progress of a routine with the kid's unconfirmed taps, or null for other chores. */
export function progressOf(
  { chore, dueOn, run }: KidChore,
  taps: readonly RoutineTap[] = [],
): RoutineProgress | null {
  if (!isRoutine(chore)) return null;
  const states = new Map<string, StepState>();
  for (const { id } of chore.steps.length > 0 ? chore.steps : [chore])
    states.set(id, run?.steps.find((step) => step.id === id)?.state ?? 'open');
  let isStarted = run !== null;
  let submits: RoutineProgress['submits'] = null;
  for (const tap of taps.filter((one) => one.choreId === chore.id && one.dueOn === dueOn)) {
    isStarted = tap.do !== 'start-over';
    submits = null;
    if (tap.do === 'start-over') for (const id of states.keys()) states.set(id, 'open');
    if (tap.do === 'mark' && states.has(tap.stepId)) states.set(tap.stepId, tap.state);
    const isDone = tap.do === 'mark' && [...states.values()].every((state) => state !== 'open');
    if (tap.do === 'submit' || isDone) submits = tap.waits ? 'waits' : 'sending';
  }
  return { states: chore.steps.length > 0 ? [...states.values()] : [], isStarted, submits };
}
