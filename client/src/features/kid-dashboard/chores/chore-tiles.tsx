import type { Chore } from '@shared/contracts/chores';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { t } from '@/lib/messages';
import { choreState, inOrder } from './chore-state';
import { ChoreTile } from './chore-tile';
import { ChoreTileView } from './chore-tile-view';

export const tileGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-x-4.5 gap-y-5 max-md:grid-cols-1 max-md:gap-4';

/** Everything there is to do. Without `kidId` it is read-only. */
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
      <Card kind="tile">
        <EmptyState pip="sleep" title={t('kidDashboard.noChores')} text={t('kidDashboard.noChoresText')} />
      </Card>
    );
  }
  return (
    <ul className={tileGrid}>
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
