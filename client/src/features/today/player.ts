import type { KidChore } from '@shared/contracts/plan';
import type { RoutineRun } from '@shared/contracts/routines';
import { createStore, useStore } from '@/lib/storage/store';

/** The played routine. After midnight it is no longer among the kid's chores. */
const player = createStore<KidChore | null>(null);

export const usePlayer = (): KidChore | null => useStore(player);
export const getPlayer = player.get;
export const setPlayer = player.set;
export const closePlayer = (): void => player.set(null);

export function noteRun(run: RoutineRun): void {
  const shown = player.get();
  if (shown?.chore.id === run.choreId && shown.dueOn === run.dueOn) player.set({ ...shown, run });
}
