import type { Chore } from '@shared/contracts/chores';
import type { ChoreState } from './chore-state';
import { ChoreTileView } from './chore-tile-view';
import { useDoChore } from './use-do-chore';

/** One chore the kid can say is done. */
export function ChoreTile({ kidId, chore, state }: { kidId: string; chore: Chore; state: ChoreState }) {
  const { doIt, sending } = useDoChore(kidId, chore);
  const shown: ChoreState = sending ? { state: 'waiting', note: null, praise: null } : state;
  return <ChoreTileView chore={chore} state={shown} onDoIt={doIt} />;
}
