import type { Kid } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import type { RewardMoney } from './reward-action';
import type { RewardState, ShopReward } from '@/features/kid-frame/reward-state';
import { useRewardRequest } from './use-reward-request';
import { useGoal } from './use-goal';
import { useWithdrawal } from './use-withdrawal';
import { GoalView } from './goal-view';

/** The kid's goal at the top of the shop, with its actions. */
export function GoalPanel({
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
  const choose = useGoal(kid);
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
