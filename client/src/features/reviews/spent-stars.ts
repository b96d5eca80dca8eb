import { createStore, useStore } from '@/lib/store';

/** Stars that can't be removed, because they were spent. */
export interface SpentStars {
  kid: { id: string; name: string };
  name: string;
  given: number;
  missing: number;
}

const spentStars = createStore<SpentStars | null>(null);

/** Opens the dialog about spent stars. Null closes it. */
export const showSpentStars = spentStars.set;

/** Null while the dialog is closed. */
export const useSpentStars = (): SpentStars | null => useStore(spentStars);
