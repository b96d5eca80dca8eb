import type { Kid } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import type { RewardMoney } from './reward-action';
import type { RewardState, ShopReward } from './reward-state';
import { useRewardRequest } from './use-reward-request';
import { useWish } from './use-wish';
import { useWithdrawal } from './use-withdrawal';
import { WishView } from './wish';

/** The kid's wish, pinned on top: it can be asked for, taken back, and let go. */
export function WishPanel({
  kid,
  ...view
}: {
  kid: Kid;
  reward: ShopReward;
  state: RewardState;
  money: RewardMoney;
  today: CalendarDate | null;
}) {
  const request = useRewardRequest(kid, view.reward);
  const withdrawal = useWithdrawal(kid, view.state.redemption);
  const choose = useWish(kid);
  return (
    <>
      <WishView
        {...view}
        keys={{ onGetIt: request.ask, onTakeBack: withdrawal.ask, onWish: () => choose(null) }}
      />
      {request.dialog}
      {withdrawal.dialog}
    </>
  );
}
