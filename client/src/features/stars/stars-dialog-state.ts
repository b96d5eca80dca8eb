import { createStore, useStore } from '@/lib/storage/store';
import { useFamily } from '@/lib/dates/family-clock';
import { useMayManage } from '@/lib/api/user-query';

export interface StarsIntent {
  kidId: string | null;
  mode: 'give' | 'take';
  amount?: number;
}

const intent = createStore<StarsIntent | null>(null);

export const openStarsDialog = (next: StarsIntent): void => intent.set(next);

export const closeStarsDialog = (): void => intent.set(null);

export const useStarsIntent = (): StarsIntent | null => useStore(intent);

export function useStarsByHand(): boolean {
  const mayManage = useMayManage();
  return (useFamily().data?.starsByHand ?? false) && mayManage;
}
