import { LIMITS, TIERS } from '@shared/constants';
import { isRewardAvailable } from '@shared/rules/reward-availability';
import { tierLabel } from '@shared/rules/tiers';
import { copyName } from '@/features/library/copy-name';
import { RewardIdeasDialog } from '@/features/library/reward-ideas-dialog';
import { ManagePanel, type ManagePanelProps } from '@/features/manage/manage-panel';
import { t } from '@/lib/messages';
import { DeleteRewardDialog } from './delete-reward-dialog';
import { presentReward } from './present-reward';
import { draftOf, NEW_REWARD, withCost } from './reward-draft';
import { RewardFormDialog } from './reward-form-dialog';
import { usePauseReward, useRewards } from './rewards.api';

export function RewardsPanel(props: ManagePanelProps) {
  const pause = usePauseReward();
  return (
    <ManagePanel
      {...props}
      feature="rewards"
      query={useRewards()}
      present={presentReward}
      starsOf={({ starCost }) => starCost}
      isOff={(reward) => !isRewardAvailable(reward)}
      compare={(one, other) => one.starCost - other.starCost || one.name.localeCompare(other.name)}
      pickOf={() => ({
        name: 'size',
        options: TIERS.map((tier) => ({ value: tier, label: t(`rewards.${tier}`) })),
      })}
      matches={({ tier }, size) => tierLabel(tier) === size}
      onPause={pause}
      copyOf={(reward, names) => ({ ...draftOf(reward), name: copyName(reward.name, names) })}
      newWith={({ kidId, cost, name = '' }) => ({
        ...NEW_REWARD,
        name,
        ...(cost !== undefined && withCost(NEW_REWARD, Math.min(Math.round(cost), LIMITS.rewardCost))),
        ...(kidId !== undefined && { kidIds: [kidId] }),
      })}
      renderForm={({ item, ...form }) => <RewardFormDialog reward={item} {...form} />}
      renderIdeas={(ideas) => <RewardIdeasDialog {...ideas} />}
      renderDeletion={({ item, onClose }) => <DeleteRewardDialog reward={item} onClose={onClose} />}
    />
  );
}
