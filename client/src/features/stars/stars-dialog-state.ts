import { createStore, useStore } from '@/lib/storage/store';

export interface StarsIntent {
  kidId: string | null;
  mode: 'give' | 'take';
  amount?: number;
}

const intent = createStore<StarsIntent | null>(null);

export const openStarsDialog = (next: StarsIntent): void => intent.set(next);

export const closeStarsDialog = (): void => intent.set(null);

export const useStarsIntent = (): StarsIntent | null => useStore(intent);
