import type { StepState } from '@shared/rules/routine';
import type { CalendarDate } from '@shared/rules/calendar';
import { deviceStorage, useStored } from './storage';
import { newIdempotencyKey } from './use-idempotency-key';

/** A kid's tap in a routine: the run starts, continues or pauses, a step is marked, all is done, or all starts over. */
export type RoutineAction =
  | { do: 'run'; running: boolean }
  /** `seconds` is the device's measure. */
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

const PREFIX = 'starnest:unsent-steps:';
const NONE: readonly RoutineTap[] = [];
let last = { text: '', list: NONE };

function write(kidId: string, list: readonly RoutineTap[]): void {
  deviceStorage.write(PREFIX + kidId, list.length === 0 ? null : JSON.stringify(list));
}

export function readTaps(kidId: string): readonly RoutineTap[] {
  const text = deviceStorage.read(PREFIX + kidId) ?? '';
  if (text !== last.text) last = { text, list: parse(text) };
  return last.list;
}

function parse(text: string): readonly RoutineTap[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isTap) : NONE;
  } catch {
    return NONE;
  }
}

const isTap = (value: unknown): value is RoutineTap =>
  typeof value === 'object' && value !== null && 'choreId' in value && 'at' in value;

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

export const useTaps = (kidId: string): readonly RoutineTap[] => useStored(() => readTaps(kidId));
