import type { StepState } from '@shared/rules/routine';
import type { CalendarDate } from '@shared/rules/calendar';
import { keptList } from './kept-list';
import { newIdempotencyKey } from '@/lib/api/idempotency';

/** A kid's tap in a routine: the run starts, continues or pauses, a step is marked, all is done, or all starts over. */
export type RoutineAction =
  | { do: 'run'; running: boolean }
  /** `seconds` are measured by the device. */
  | { do: 'mark'; stepId: string; state: StepState; seconds: number }
  | { do: 'submit' }
  | { do: 'start-over' };

/** A tap that the server has not confirmed, so that it also survives a page without a network. */
export type RoutineTap = RoutineAction & {
  /** Also its idempotency key. */
  id: string;
  choreId: string;
  /** On a board, whose kids share a list. */
  kidId?: string;
  name: string;
  dueOn: CalendarDate | null;
  /** The day for which it counts. */
  day: CalendarDate;
  /** Server time in ms. */
  at: number;
  /** It waits for the network. */
  waits: boolean;
};

const { read, write, use } = keptList<RoutineTap>('starnest:unsent-steps:', ['choreId', 'at']);

export const readTaps = read;

export const keepTap = (kidId: string, tap: Omit<RoutineTap, 'id' | 'waits'> & RoutineAction): void =>
  write(kidId, [...readTaps(kidId), { ...tap, id: newIdempotencyKey(), waits: false }]);

export const dropTaps = (kidId: string, isDropped: (tap: RoutineTap) => boolean): void =>
  write(
    kidId,
    readTaps(kidId).filter((tap) => !isDropped(tap)),
  );

/** Marks all taps as waiting for the network. */
export const holdTaps = (kidId: string): void =>
  write(
    kidId,
    readTaps(kidId).map((tap) => ({ ...tap, waits: true })),
  );

export const useTaps = use;
