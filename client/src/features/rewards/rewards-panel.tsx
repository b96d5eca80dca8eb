import { ManagePanel, type ManagePanelProps } from '@/components/ui/manage-panel';
import { copyName } from '@/features/library/copy-name';
import { lazyPart } from '@/lib/lazy-part';
import { DeleteRewardDialog } from './delete-reward-dialog';
import { RewardCard } from './reward-card';
import { draftOf } from './reward-draft';
import { useRewards } from './rewards.api';

// With the form come the contract's schemas.
const RewardFormDialog = lazyPart(() => import('./reward-form-dialog'));
const RewardIdeasDialog = lazyPart(() => import('@/features/library/reward-ideas-dialog'));

/** The family's rewards; `creating` opens the form for a new one, `ideas` the ready-made ones. */
export function RewardsPanel(props: ManagePanelProps) {
  return (
    <ManagePanel
      {...props}
      noun="reward"
      title="Rewards"
      text="What stars are for."
      emptyText="Something small for soon, something big to save for: a bedtime story, a day at the pool."
      query={useRewards()}
      renderCard={(reward, manage) => <RewardCard key={reward.id} reward={reward} {...manage} />}
      copyOf={(reward, names) => ({ ...draftOf(reward), name: copyName(reward.name, names) })}
      renderForm={({ item, ...form }) => <RewardFormDialog reward={item} {...form} />}
      renderIdeas={(ideas) => <RewardIdeasDialog {...ideas} />}
      renderDeletion={({ item, onClose }) => <DeleteRewardDialog reward={item} onClose={onClose} />}
    />
  );
}
