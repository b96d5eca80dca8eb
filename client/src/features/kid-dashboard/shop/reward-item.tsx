import type { Kid } from '@shared/contracts/kids';
import { RewardItemView, type RewardItemViewProps } from './reward-item-view';
import { useRewardRequest } from './use-reward-request';
import { useWish } from './use-wish';
import { useWithdrawal } from './use-withdrawal';

/** One reward that the kid can ask for, take back again, or wish for. */
export function RewardItem({ kid, ...view }: { kid: Kid } & Omit<RewardItemViewProps, 'keys'>) {
  const request = useRewardRequest(kid, view.reward);
  const withdrawal = useWithdrawal(kid, view.state.redemption);
  const choose = useWish(kid);
  return (
    <>
      <RewardItemView
        {...view}
        keys={{
          onGetIt: request.ask,
          onTakeBack: withdrawal.ask,
          onWish: () => choose(view.wished ? null : view.reward.id),
        }}
      />
      {request.dialog}
      {withdrawal.dialog}
    </>
  );
}
