import { Lightbulb, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Reward } from '@shared/contracts/rewards';
import { CardSkeletons } from '@/components/ui/card-skeletons';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Key } from '@/components/ui/key';
import { SectionHead } from '@/components/ui/section-head';
import { displayOf } from '@/lib/api-client';
import { copyName } from '@/features/library/copy-name';
import { RewardCard } from './reward-card';
import { draftOf, type RewardDraft } from './reward-draft';
import { useRewards } from './rewards.api';
import { DeleteRewardDialog } from './delete-reward-dialog';
import '@/components/ui/manage-cards.css';

// With the form come the contract's schemas.
const RewardFormDialog = lazy(() => import('./reward-form-dialog'));
const RewardIdeasDialog = lazy(() => import('@/features/library/reward-ideas-dialog'));

/** The family's rewards; `creating` opens the form for a new one, `ideas` the ready-made ones. */
export function RewardsPanel({
  creating,
  onCreating,
  ideas,
  onIdeas,
}: {
  creating: boolean;
  onCreating: (creating: boolean) => void;
  ideas: boolean;
  onIdeas: (ideas: boolean) => void;
}) {
  const rewards = useRewards();
  const [editing, setEditing] = useState<Reward | null>(null);
  const [copy, setCopy] = useState<RewardDraft | null>(null);
  const [deleting, setDeleting] = useState<Reward | null>(null);
  return (
    <>
      <SectionHead
        title="Rewards"
        text="What stars are for."
        action={
          <div className="flex gap-2.5">
            <Key variant="plain" onClick={() => onIdeas(true)}>
              <Lightbulb />
              Ideas
            </Key>
            <Key variant="lagoon" onClick={() => onCreating(true)}>
              <Plus />
              New reward
            </Key>
          </div>
        }
      />
      {rewards.data ? (
        <RewardList
          rewards={rewards.data}
          onEdit={setEditing}
          onDuplicate={(reward) => {
            const names = rewards.data.map(({ name }) => name);
            setCopy({ ...draftOf(reward), name: copyName(reward.name, names) });
          }}
          onDelete={setDeleting}
          onIdeas={() => onIdeas(true)}
        />
      ) : rewards.isError ? (
        <ErrorState
          title="The rewards did not load"
          text={displayOf(rewards.error, 'Check the connection, then try again.')}
          onRetry={() => void rewards.refetch()}
          retrying={rewards.isFetching}
          className="card"
        />
      ) : (
        <CardSkeletons label="Loading rewards" />
      )}
      <Suspense>
        {creating && <RewardFormDialog onClose={() => onCreating(false)} />}
        {copy && <RewardFormDialog copy={copy} onClose={() => setCopy(null)} />}
        {ideas && rewards.data && (
          <RewardIdeasDialog present={rewards.data.map(({ name }) => name)} onClose={() => onIdeas(false)} />
        )}
        {editing && <RewardFormDialog reward={editing} onClose={() => setEditing(null)} />}
      </Suspense>
      {deleting && <DeleteRewardDialog reward={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

function RewardList({
  rewards,
  onEdit,
  onDuplicate,
  onDelete,
  onIdeas,
}: {
  rewards: readonly Reward[];
  onEdit: (reward: Reward) => void;
  onDuplicate: (reward: Reward) => void;
  onDelete: (reward: Reward) => void;
  onIdeas: () => void;
}) {
  if (rewards.length === 0) {
    return (
      <EmptyState
        className="card"
        title="No rewards yet"
        text="Something small for soon, something big to save for: a bedtime story, a day at the pool."
        action={
          <Key variant="lagoon" onClick={onIdeas}>
            <Lightbulb />
            Start with ideas
          </Key>
        }
      />
    );
  }
  return (
    <ul className="card-grid">
      {rewards.map((reward) => (
        <RewardCard
          key={reward.id}
          reward={reward}
          onEdit={() => onEdit(reward)}
          onDuplicate={() => onDuplicate(reward)}
          onDelete={() => onDelete(reward)}
        />
      ))}
    </ul>
  );
}
