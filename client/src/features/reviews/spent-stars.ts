import { createStore, useStore } from '@/lib/store';

/** Stars that cannot be taken back, for they are spent. */
export interface SpentStars {
  kid: { id: string; name: string };
  /** Of the chore, or why the stars were given. */
  name: string;
  given: number;
  /** How many of them are missing. */
  missing: number;
}

const spentStars = createStore<SpentStars | null>(null);

/** Opens the dialog about stars that are already spent; null closes it. */
export const tellSpentStars = spentStars.set;

/** The spent stars that the open dialog is about; null while it is closed. */
export const useSpentStars = (): SpentStars | null => useStore(spentStars);
