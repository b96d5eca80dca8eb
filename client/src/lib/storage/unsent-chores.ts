import type { CalendarDate } from '@shared/rules/calendar';
import { keptList } from './kept-list';

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

const { read, write, use } = keptList<UnsentChore>('starnest:unsent:', ['choreId', 'idempotencyKey']);

export const readUnsent = read;

export function keepUnsent(kidId: string, chore: UnsentChore): void {
  write(kidId, [...readUnsent(kidId).filter(({ choreId }) => choreId !== chore.choreId), chore]);
}

export function dropUnsent(kidId: string, choreId: string): void {
  write(
    kidId,
    readUnsent(kidId).filter((chore) => chore.choreId !== choreId),
  );
}

export const useUnsent = use;
