import { createStore, useStore } from '@/lib/storage/store';

export interface SpentStars {
  kid: { id: string; name: string };
  name: string;
  given: number;
  missing: number;
}

const spentStars = createStore<SpentStars | null>(null);

export const showSpentStars = spentStars.set;

export const useSpentStars = (): SpentStars | null => useStore(spentStars);
