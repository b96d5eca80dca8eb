import { useId } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { isForKid } from '@shared/rules/assignments';
import { freeStars } from '@shared/rules/availability';
import { RewardPicture } from '@/components/art/reward-picture';
import { Bar } from '@/components/ui/bar';
import { Card } from '@/components/ui/card';
import { Select } from '@/components/ui/select';
import { toastFailure } from '@/components/ui/toast-failure';
import { useSetGoal } from '@/features/kids/kids.api';
import { useRewards } from '@/features/rewards/rewards.api';
import { t } from '@/lib/messages';
import { useMayManage } from '@/lib/use-may-manage';

const NONE = '';

/** The kid's saving goal and its progress. Hidden without rewards. */
export function GoalCard({ kid }: { kid: ParentKid }) {
  const id = useId();
  const mayManage = useMayManage();
  const rewards = useRewards().data;
  const setGoal = useSetGoal(kid.id);
  // Shows the goal that is being saved, and reverts after a failure.
  const goalId = setGoal.isPending ? setGoal.variables : (kid.goal?.rewardId ?? null);
  const goal = rewards?.find((reward) => reward.id === goalId);
  const offered = (rewards ?? []).filter(
    (reward) => reward.id === goalId || (reward.isActive && isForKid(reward, kid.id)),
  );
  if (offered.length === 0) return null;
  const saved = Math.min(freeStars(kid), goal?.starCost ?? 0);
  return (
    <Card as="section" className="px-4.5 py-4" aria-labelledby={id}>
      <h2 id={id} className="text-18">
        {t('statement.savingFor')}
      </h2>
      {goal && (
        <>
          <div className="mt-3 flex items-center gap-3.5 wrap-anywhere">
            <RewardPicture reward={goal} size={56} />
            <div className="min-w-0">
              <bdi className="line-clamp-2 font-display text-17 leading-tight font-semibold">{goal.name}</bdi>
              <span className="text-14 text-ink-2">
                {t('statement.savedOf', { saved, cost: goal.starCost })}
              </span>
            </div>
          </div>
          <Bar
            className="mt-3"
            value={saved}
            max={goal.starCost}
            label={t('statement.savedFor', { reward: goal.name })}
          />
        </>
      )}
      {mayManage && (
        <div className="mt-3.5">
          <Select
            aria-label={t('statement.chooseGoal', { name: kid.name })}
            className="text-15!"
            options={[
              { value: NONE, label: t('statement.noGoal') },
              ...offered.map((reward) => ({ value: reward.id, label: reward.name })),
            ]}
            value={goalId ?? NONE}
            onChange={({ target }) =>
              void setGoal
                .mutateAsync(target.value === NONE ? null : target.value)
                .catch((error: unknown) => toastFailure(t('statement.goalFailed'), error))
            }
          />
        </div>
      )}
    </Card>
  );
}
