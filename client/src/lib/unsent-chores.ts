import type { CalendarDate } from '@shared/rules/calendar';
import { deviceStorage, useStored } from './storage';

/** A Do It! that was tapped without a network, kept on this device until it can be sent. */
export interface UnsentChore {
  choreId: string;
  /** The chore's name, to be told what became of it. */
  name: string;
  category: string;
  /** To the grown-ups. */
  note: string;
  /** Of the first try: the server does it once, however often it is sent. */
  idempotencyKey: string;
  /** The day its occurrence was due, or null where it may be done at any time. */
  dueOn: CalendarDate | null;
  /** The family's day on which it was tapped. */
  day: CalendarDate;
}

// One list for each kid: on a shared tablet nobody sends what another one tapped.
const PREFIX = 'starnest:unsent:';
const NONE: readonly UnsentChore[] = [];
let last = { text: '', list: NONE };

function write(kidId: string, list: readonly UnsentChore[]): void {
  deviceStorage.write(PREFIX + kidId, list.length === 0 ? null : JSON.stringify(list));
}

/** What waits to be sent for the kid, the oldest first. */
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

/** Keeps it; one of each chore. */
export function keepUnsent(kidId: string, chore: UnsentChore): void {
  write(kidId, [...readUnsent(kidId).filter(({ choreId }) => choreId !== chore.choreId), chore]);
}

/** It was sent, refused, or taken back. */
export function dropUnsent(kidId: string, choreId: string): void {
  write(
    kidId,
    readUnsent(kidId).filter((chore) => chore.choreId !== choreId),
  );
}

/** What waits to be sent for the kid, and again whenever that changes. */
export const useUnsent = (kidId: string): readonly UnsentChore[] => useStored(() => readUnsent(kidId));
