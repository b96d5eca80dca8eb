import type { ReactNode } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { CalendarDate } from '@shared/rules/calendar';
import { t } from '@/lib/i18n/messages';
import type { RewardFunds } from './reward-action';
import { RewardItemView, type RewardItemViewProps } from './reward-item-view';
import { useRewardRequest } from './use-reward-request';
import { useGoal } from './use-goal';
import { useWithdrawal } from './use-withdrawal';
import { rewardState, type Shelf } from '@/features/kid-frame/reward-state';
import styles from './reward-shelf.module.css';

export function RewardShelf({
  shelf: { tier, rewards },
  kid,
  redemptions,
  money,
  today,
  readOnly,
  action,
}: {
  shelf: Shelf;
  kid: Kid;
  redemptions: readonly RewardRedemption[];
  money: RewardFunds;
  today: CalendarDate | null;
  readOnly: boolean;
  action?: ReactNode;
}) {
  return (
    <section className={styles.shelf} data-tier={tier} aria-label={t(`shop.shelf.${tier}`)}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 min-h-9 px-6.5 max-tablet:px-4.5">
        <h2 className="text-26">{t(`shop.tier.${tier}`)}</h2>
        {action && <span className="-mt-2 ms-auto mb-2 -me-2 flex gap-2">{action}</span>}
      </header>
      <ul className={styles.goods}>
        {rewards.map((reward) => {
          const view = {
            reward,
            state: rewardState(reward, { free: money.free, redemptions, today }),
            money,
            isGoal: kid.goal?.rewardId === reward.id,
            today,
          };
          return readOnly ? (
            <RewardItemView key={reward.id} {...view} />
          ) : (
            <RewardItem key={reward.id} kid={kid} {...view} />
          );
        })}
      </ul>
    </section>
  );
}

export function RewardItem({ kid, ...view }: { kid: Kid } & Omit<RewardItemViewProps, 'keys'>) {
  const request = useRewardRequest(kid, view.reward, view.money.free);
  const withdrawal = useWithdrawal(kid, view.state.redemption);
  const choose = useGoal(kid);
  return (
    <>
      <RewardItemView
        {...view}
        keys={{
          onGetIt: request.ask,
          onTakeBack: withdrawal.ask,
          onGoal: () => choose(view.isGoal ? null : view.reward),
        }}
      />
      {request.dialog}
      {withdrawal.dialog}
    </>
  );
}
