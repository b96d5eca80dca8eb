import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ParentKid } from '@shared/contracts/kids';
import { isForKid } from '@shared/rules/assignments';
import { RewardPicture } from '@/components/art/reward-picture';
import { Dialog } from '@/components/ui/dialog';
import { QueryPart } from '@/components/ui/query-part';
import { Stars } from '@/components/ui/stars';
import { toastFailure } from '@/components/ui/use-toast';
import { useSetGoal } from '@/features/kids/kids.api';
import { useRewards } from '@/features/rewards/rewards.api';
import { t } from '@/lib/i18n/messages';

export function GoalDialog({ kid, onClose }: { kid: ParentKid; onClose: () => void }) {
  const rewards = useRewards();
  const setGoal = useSetGoal(kid.id);
  const goalId = kid.goal?.rewardId ?? null;
  const choose = (rewardId: string | null) => {
    if (rewardId !== goalId)
      setGoal.mutateAsync(rewardId).catch((error: unknown) => toastFailure(t('statement.goalFailed'), error));
    onClose();
  };
  return (
    <Dialog
      open
      sheet
      onOpenChange={onClose}
      title={t('statement.chooseGoal', { name: kid.name })}
      width={480}
    >
      <div className="mt-4">
        <QueryPart query={rewards} failed={t('rewards.failed')} loading={t('rewards.loading')}>
          {(all) => (
            <ul className="grid gap-1">
              {all
                .filter((reward) => reward.id === goalId || (reward.isActive && isForKid(reward, kid.id)))
                .map((reward) => (
                  <Choice key={reward.id} chosen={reward.id === goalId} onPress={() => choose(reward.id)}>
                    <RewardPicture reward={reward} size={40} />
                    <bdi className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{reward.name}</bdi>
                    <Stars count={reward.starCost} className="text-16" />
                  </Choice>
                ))}
              <Choice chosen={goalId === null} onPress={() => choose(null)}>
                <span
                  className="grid size-10 flex-none place-items-center rounded-sm bg-sunken text-ink-2"
                  aria-hidden
                >
                  <X size={20} />
                </span>
                <span className="min-w-0 flex-1">{t('statement.noGoal')}</span>
              </Choice>
            </ul>
          )}
        </QueryPart>
      </div>
    </Dialog>
  );
}

function Choice({
  chosen,
  onPress,
  children,
}: {
  chosen: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={chosen}
        className={clsx(
          'flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-1.5 text-start font-display text-16 leading-tight font-semibold',
          chosen ? 'bg-lagoon-soft text-lagoon-text inset-ring-2 inset-ring-lagoon' : 'hover:bg-sunken',
        )}
        onClick={onPress}
      >
        {children}
        <Check aria-hidden size={20} className={clsx('flex-none stroke-3', !chosen && 'invisible')} />
      </button>
    </li>
  );
}
