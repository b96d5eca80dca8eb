import { useSyncExternalStore } from 'react';

/** What the dialog for stars by hand begins with. */
export interface StarsIntent {
  kidId: string;
  mode: 'give' | 'take';
  /** How many; the usual number unless told. */
  amount?: number;
}

let intent: StarsIntent | null = null;
const listeners = new Set<() => void>();

function set(next: StarsIntent | null): void {
  intent = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog in which stars are given or taken, from anywhere on the parents' page. */
export const openStarsDialog = (next: StarsIntent): void => set(next);

export const closeStarsDialog = (): void => set(null);

/** What the open dialog is for; null while it is closed. */
export function useStarsIntent(): StarsIntent | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => intent,
  );
}
