import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Gift, X } from 'lucide-react';
import { useMemo } from 'react';
import { LIMITS, TIERS } from '@shared/constants';
import type { Reward, RewardBody } from '@shared/contracts/rewards';
import { isRewardAvailable } from '@shared/rules/reward-availability';
import { tierLabel, suggestTier } from '@shared/rules/tiers';
import { RewardPicture } from '@/components/art/reward-picture';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast, toastFailure } from '@/components/ui/use-toast';
import { copyName } from '@/features/library/copy-name';
import { IdeasDialog } from '@/features/library/ideas-dialog';
import { useAddIdeas } from '@/features/library/library.api';
import { rewardIdeas, type RewardIdea } from '@/features/library/reward-ideas';
import { ManagePanel, type ManagePanelProps } from '@/features/manage/manage-panel';
import type { Presented, PresentContext } from '@/features/manage/presented';
import { timesWords } from '@/features/manage/schedule-words';
import { kidsOf, whoWords } from '@/features/manage/who-words';
import { offerUndo } from '@/features/reviews/undo-offer';
import { put } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { usePostOnce } from '@/lib/api/idempotency';
import { draftOf, NEW_REWARD, withCost } from './reward-draft';
import { RewardFormDialog } from './reward-form-dialog';
import { useRewards, useDeleteReward, rewardsChanged } from './rewards.api';

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

function DeleteRewardDialog({ reward, onClose }: { reward: Reward; onClose: () => void }) {
  const remove = useDeleteReward();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('manage.deleteTitle', { name: reward.name })}
      description={t('rewards.deleteText')}
      confirmLabel={t('rewards.delete')}
      saving={remove.isPending}
      savingLabel={t('manage.deleting')}
      onConfirm={() =>
        remove.mutate(reward.id, {
          onSuccess: () => {
            toast({ title: t('rewards.deleted'), description: reward.name, tone: 'ok' });
            onClose();
          },
          onError: (error) => toastFailure(t('rewards.deleteFailed'), error),
        })
      }
    />
  );
}

function usePauseReward(): (reward: Reward) => void {
  const client = useQueryClient();
  const { mutateAsync: send } = useMutation({
    mutationFn: ({ id, isActive }: Pick<Reward, 'id' | 'isActive'>) =>
      put<Reward>(`/api/rewards/${encodeURIComponent(id)}`, { isActive }),
    onSettled: () => rewardsChanged(client),
  });
  return ({ id, name, isActive }) =>
    void send({ id, isActive: !isActive }).then(
      () =>
        offerUndo({
          kind: 'changed',
          kid: null,
          name,
          stars: 0,
          text: isActive ? t('manage.inactive') : t('manage.active'),
          undo: () => send({ id, isActive }),
        }),
      (error: unknown) => toastFailure(t('rewards.updateFailed'), error),
    );
}

/** Presents a reward. If kids can't get it, it is dimmed and labeled. */
function presentReward(reward: Reward, { kids }: PresentContext): Presented {
  const isAvailable = isRewardAvailable(reward);
  const size = t(`rewards.${tierLabel(reward.tier)}`);
  const when = oftenWords(reward);
  return {
    picture: <RewardPicture reward={reward} size={44} />,
    mark: isAvailable ? null : <X />,
    off: isAvailable ? null : t(reward.isActive ? 'rewards.soldOut' : 'manage.inactive'),
    description: reward.description,
    kids: kidsOf(reward.kidIds, kids),
    who: whoWords(reward.kidIds, 'each', kids),
    whoInFull: whoWords(reward.kidIds, 'each', kids),
    when,
    extra: (
      <>
        {size}
        {reward.isMystery && <Gift aria-label={t('rewards.mystery')} />}
      </>
    ),
    words: t('schedules.whoWhen', { who: size, when }),
  };
}

/** 'Once a week', '2 of 5 left', or both. */
function oftenWords({ limit, maxRedemptions, currentRedemptions }: Reward): string {
  const often = limit && timesWords(limit.times, limit.per);
  if (maxRedemptions === null) return often ?? t('rewards.noLimit');
  const count = Math.max(0, maxRedemptions - currentRedemptions);
  const left = t('rewards.leftOf', { count, limit: maxRedemptions });
  return often ? t('schedules.whoWhen', { who: often, when: left }) : left;
}

function bodyOf({ ages: _ages, ...body }: RewardIdea): RewardBody {
  return { ...body, tier: suggestTier(body.starCost) };
}

const pictureOf = ({ name, iconName, starCost }: RewardIdea) => (
  <RewardPicture reward={{ name, iconName, tier: suggestTier(starCost) }} size={52} />
);

function RewardIdeasDialog({ present, onClose }: { present: readonly string[]; onClose: () => void }) {
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
