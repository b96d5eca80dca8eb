import type { CalendarDate } from '@shared/rules/calendar';
import { deviceStorage, useStored } from './storage';

export interface UnsentChore {
  choreId: string;
  name: string;
  category: string;
  note: string;
  /** The first attempt's key, so that the chore is done only once. */
  idempotencyKey: string;
  /** The due day, or null if unscheduled. */
  dueOn: CalendarDate | null;
  day: CalendarDate;
}

// Kids on a shared tablet don't send each other's chores.
const PREFIX = 'starnest:unsent:';
const NONE: readonly UnsentChore[] = [];
let last = { text: '', list: NONE };

function write(kidId: string, list: readonly UnsentChore[]): void {
  deviceStorage.write(PREFIX + kidId, list.length === 0 ? null : JSON.stringify(list));
}

export function readUnsent(kidId: string): readonly UnsentChore[] {
  const text = deviceStorage.read(PREFIX + kidId) ?? '';
  if (text !== last.text) last = { text, list: parse(text) };
  return last.list;
}

function parse(text: string): readonly UnsentChore[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isUnsent) : NONE;
  } catch {
    return NONE;
  }
}

const isUnsent = (value: unknown): value is UnsentChore =>
  typeof value === 'object' && value !== null && 'choreId' in value && 'idempotencyKey' in value;

export function keepUnsent(kidId: string, chore: UnsentChore): void {
  write(kidId, [...readUnsent(kidId).filter(({ choreId }) => choreId !== chore.choreId), chore]);
}

export function dropUnsent(kidId: string, choreId: string): void {
  write(
    kidId,
    readUnsent(kidId).filter((chore) => chore.choreId !== choreId),
  );
}

export const useUnsent = (kidId: string): readonly UnsentChore[] => useStored(() => readUnsent(kidId));
