import { LIMITS } from '@shared/constants';
import { copyName } from '@/features/library/copy-name';
import { ManagePanel, type ManagePanelProps } from '@/features/manage/manage-panel';
import { RewardFormDialog } from './reward-form-dialog';
import { RewardIdeasDialog } from '@/features/library/reward-ideas-dialog';
import { DeleteRewardDialog } from './delete-reward-dialog';
import { presentReward } from './present-reward';
import { draftOf, NEW_REWARD, withCost } from './reward-draft';
import { useRewards } from './rewards.api';

/** The family's rewards. The URL opens the form or the ideas. */
export function RewardsPanel(props: ManagePanelProps) {
  return (
    <ManagePanel
      {...props}
      feature="rewards"
      query={useRewards()}
      present={presentReward}
      starsOf={({ starCost }) => starCost}
      copyOf={(reward, names) => ({ ...draftOf(reward), name: copyName(reward.name, names) })}
      newWith={({ kidId, cost }) => ({
        ...NEW_REWARD,
        ...(cost !== undefined && withCost(NEW_REWARD, Math.min(Math.round(cost), LIMITS.rewardCost))),
        ...(kidId !== undefined && { kidIds: [kidId] }),
      })}
      renderForm={({ item, ...form }) => <RewardFormDialog reward={item} {...form} />}
      renderIdeas={(ideas) => <RewardIdeasDialog {...ideas} />}
      renderDeletion={({ item, onClose }) => <DeleteRewardDialog reward={item} onClose={onClose} />}
    />
  );
}
