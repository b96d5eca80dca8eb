import type { Kid } from '@shared/contracts/kids';
import { RewardItemView, type RewardItemViewProps } from './reward-item-view';
import { useRewardRequest } from './use-reward-request';
import { useGoal } from './use-goal';
import { useWithdrawal } from './use-withdrawal';

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
