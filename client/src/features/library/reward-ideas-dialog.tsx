import { useMemo } from 'react';
import { TIERS } from '@shared/constants';
import type { RewardBody } from '@shared/contracts/rewards';
import { suggestTier } from '@shared/rules/tiers';
import { RewardPicture } from '@/components/art/reward-picture';
import { rewardsChanged } from '@/features/rewards/rewards.api';
import { timesWords } from '@/features/manage/schedule-words';
import { t } from '@/lib/messages';
import { usePostOnce } from '@/lib/use-post-once';
import { IdeasDialog } from './ideas-dialog';
import { useAddIdeas } from './library.api';
import { rewardIdeas, type RewardIdea } from './reward-ideas';

function bodyOf({ ages: _ages, ...body }: RewardIdea): RewardBody {
  return { ...body, tier: suggestTier(body.starCost) };
}

const pictureOf = ({ name, iconName, starCost }: RewardIdea) => (
  <RewardPicture reward={{ name, iconName, tier: suggestTier(starCost) }} size={52} />
);

export function RewardIdeasDialog({ present, onClose }: { present: readonly string[]; onClose: () => void }) {
  const add = useAddIdeas('/api/rewards', bodyOf, rewardsChanged, usePostOnce());
  const ideas = useMemo(() => rewardIdeas(), []);
  return (
    <IdeasDialog
      kind="reward"
      ideas={ideas}
      present={present}
      starsOf={({ starCost }) => starCost}
      pictureOf={pictureOf}
      wordsOf={({ limit }) => limit && timesWords(limit.times, limit.per)}
      groups={{
        label: t('rewards.size'),
        options: TIERS.map((tier) => ({ value: tier, label: t(`rewards.${tier}`) })),
      }}
      groupOf={({ starCost }) => suggestTier(starCost)}
      add={add.mutateAsync}
      saving={add.isPending}
      onClose={onClose}
    />
  );
}
