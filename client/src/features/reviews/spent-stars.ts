import { useSyncExternalStore } from 'react';

/** Stars that cannot be taken back, for they are spent. */
export interface SpentStars {
  kid: { id: string; name: string };
  /** Of the chore, or why the stars were given. */
  name: string;
  given: number;
  /** How many of them are missing. */
  missing: number;
}

let spent: SpentStars | null = null;
const listeners = new Set<() => void>();

/** Opens the dialog that says what can be done about stars that are spent; null closes it. */
export function tellSpentStars(next: SpentStars | null): void {
  spent = next;
  for (const listener of listeners) listener();
}

/** What the dialog is to tell, if anything. */
export function useSpentStars(): SpentStars | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => spent,
  );
}
