import { createStore, useStore } from '@/lib/store';

/** What the dialog for stars by hand begins with. */
export interface StarsIntent {
  kidId: string;
  mode: 'give' | 'take';
  /** How many; the usual number unless told. */
  amount?: number;
}

const intent = createStore<StarsIntent | null>(null);

/** Opens the dialog in which stars are given or taken, from anywhere on the parents' page. */
export const openStarsDialog = (next: StarsIntent): void => intent.set(next);

export const closeStarsDialog = (): void => intent.set(null);

/** What the open dialog is for; null while it is closed. */
export const useStarsIntent = (): StarsIntent | null => useStore(intent);
