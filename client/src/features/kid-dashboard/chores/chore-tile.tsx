import type { Chore } from '@shared/contracts/chores';
import type { ChoreState } from './chore-state';
import { ChoreTileView } from './chore-tile-view';
import { useDoChore } from './use-do-chore';

/** One chore the kid can say is done. */
export function ChoreTile({ kidId, chore, state }: { kidId: string; chore: Chore; state: ChoreState }) {
  const { doIt, sending } = useDoChore(kidId, chore);
  return (
    <ChoreTileView chore={chore} state={sending ? { state: 'waiting', note: null } : state} onDoIt={doIt} />
  );
}
