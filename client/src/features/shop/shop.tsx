import type { Chore } from '@shared/contracts/chores';
import type { Kid } from '@shared/contracts/kids';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { isForKid } from '@shared/rules/assignments';
import { freeStars } from '@shared/rules/availability';
import type { CalendarDate } from '@shared/rules/calendar';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useFamilyDays } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { CalendarLink } from '@/features/kid-frame/calendar-link';
import { OnItsWay, OnItsWayButton } from './on-its-way';
import type { RewardMoney } from './reward-action';
import { RewardShelf } from './reward-shelf';
import {
  promisedOf,
  rewardState,
  shelvesOf,
  waitingOf,
  type ShopReward,
} from '@/features/kid-frame/reward-state';
import { withAgainOn } from './with-again-on';
import { NoGoal, GoalView } from './goal-view';
import { GoalPanel } from './goal-panel';

/** The goal, the shelves by price, undelivered rewards, and the calendar of requests. */
export function Shop({
  kid,
  rewards,
  redemptions,
  chores,
  today,
  page,
  readOnly,
}: {
  kid: Kid;
  rewards: readonly ShopReward[];
  /** The kid's redemptions: pending first, then newest first. */
  redemptions: readonly RewardRedemption[];
  /** The kid's chores, as far as loaded. */
  chores: readonly Chore[];
  /** The family's date, or null while loading. */
  today: CalendarDate | null;
  /** The page's path without its tab. */
  page: string;
  /** For adults: without actions. */
  readOnly: boolean;
}) {
  // Adults get all rewards of the family.
  const days = useFamilyDays();
  const own = rewards
    .filter((reward) => isForKid(reward, kid.id))
    .map((reward) => (readOnly ? withAgainOn(reward, redemptions, days) : reward));
  const waiting = waitingOf(redemptions).map(({ reward }) => reward);
  const money: RewardMoney = {
    free: freeStars(kid),
    held: kid.heldStars,
    heldFor: waiting.filter(({ id }, index) => waiting.findIndex((other) => other.id === id) === index),
    chores: chores.filter((chore) => chore.isActive && isForKid(chore, kid.id)),
  };
  const stateOf = (reward: ShopReward) => rewardState(reward, { free: money.free, redemptions, today });
  const goal = own.find(({ id }) => id === kid.goal?.rewardId);
  const promised = promisedOf(redemptions);
  const [first, ...others] = shelvesOf(own);
  const keys = (
    <>
      {promised.length > 0 && <OnItsWayButton count={promised.length} />}
      <CalendarLink page={page} tab="reward-history" label={t('kidDashboard.rewardsCalendar')} />
    </>
  );
  const shelf = { kid, redemptions, money, today, readOnly };
  return (
    <>
      {goal ? (
        readOnly ? (
          <GoalView reward={goal} state={stateOf(goal)} money={money} today={today} />
        ) : (
          <GoalPanel kid={kid} reward={goal} state={stateOf(goal)} money={money} today={today} />
        )
      ) : (
        !readOnly && own.some((reward) => stateOf(reward).state === 'unaffordable') && <NoGoal />
      )}
      <div className="mt-6">
        {first ? (
          <RewardShelf shelf={first} {...shelf} action={keys} />
        ) : (
          <Card kind="tile" className="mb-5.5">
            <EmptyState
              pip="look"
              title={t('shop.noRewards')}
              text={t('shop.noRewardsText')}
              action={<div className="flex justify-center gap-2">{keys}</div>}
            />
          </Card>
        )}
        <OnItsWay promised={promised} />
        {others.map((other) => (
          <RewardShelf key={other.tier} shelf={other} {...shelf} />
        ))}
      </div>
    </>
  );
}
