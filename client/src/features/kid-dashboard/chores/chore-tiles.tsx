import type { Chore } from '@shared/contracts/chores';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { EmptyState } from '@/components/ui/empty-state';
import { choreState, inOrder } from './chore-state';
import { ChoreTile } from './chore-tile';
import { ChoreTileView } from './chore-tile-view';
import './chores.css';

/** Everything there is to do. Without `kidId` somebody only looks, and nothing can be pressed. */
export function ChoreTiles({
  kidId,
  chores,
  submissions,
}: {
  kidId?: string;
  chores: readonly Chore[];
  submissions: readonly ChoreSubmission[];
}) {
  if (chores.length === 0) {
    return (
      <div className="tile">
        <EmptyState
          pip="sleep"
          title="No chores yet"
          text="Enjoy the rest! Your grown-ups will add some soon."
        />
      </div>
    );
  }
  return (
    <ul className="chores">
      {inOrder(chores).map((chore) => {
        const state = choreState(chore, submissions);
        return kidId === undefined ? (
          <ChoreTileView key={chore.id} chore={chore} state={state} />
        ) : (
          <ChoreTile key={chore.id} kidId={kidId} chore={chore} state={state} />
        );
      })}
    </ul>
  );
}
