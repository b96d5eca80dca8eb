import type { ComponentProps } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { ShopReward } from '@/features/kid-frame/reward-state';
import { useRewardRequest } from './use-reward-request';
import { useGoal } from './use-goal';
import { useWithdrawal } from './use-withdrawal';
import { GoalView, NoGoal } from './goal-view';

export function GoalPanel(view: Omit<ComponentProps<typeof GoalView>, 'keys'>) {
  const request = useRewardRequest(view.kid, view.reward, view.money.free);
  const withdrawal = useWithdrawal(view.kid, view.state.redemption);
  const choose = useGoal(view.kid);
  return (
    <>
      <GoalView
        {...view}
        keys={{ onGetIt: request.ask, onTakeBack: withdrawal.ask, onGoal: () => choose(null) }}
      />
      {request.dialog}
      {withdrawal.dialog}
    </>
  );
}

export function WishOffers({ kid, offers }: { kid: Kid; offers: readonly ShopReward[] }) {
  return <NoGoal offers={offers} onWish={useGoal(kid)} />;
}
