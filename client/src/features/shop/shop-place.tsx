import type { ComponentProps } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { KidChore } from '@shared/contracts/plan';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { isForKid } from '@shared/rules/assignments';
import type { CalendarDate } from '@shared/rules/calendar';
import { freeStars } from '@shared/rules/reward-availability';
import { availableAgainOn } from '@shared/rules/reward-limit';
import { useFamilyClock, useFamilyDays, type FamilyDays } from '@/lib/dates/family-clock';
import { PanelSkeleton } from '@/features/kid-frame/dashboard-skeleton';
import type { PlaceProps } from '@/features/kid-frame/kid-places';
import { Loaded } from '@/features/kid-frame/loaded';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { CalendarLink } from '@/features/kid-frame/frame-buttons';
import {
  promisedOf,
  rewardState,
  shelvesOf,
  waitingOf,
  type ShopReward,
} from '@/features/kid-frame/reward-state';
import { t } from '@/lib/i18n/messages';
import { OnItsWay, OnItsWayButton } from './on-its-way';
import { usualDayOf } from './chore-path';
import type { RewardFunds } from './reward-action';
import { RewardShelf } from './reward-shelf';
import { GoalView, NoGoal } from './goal-view';
import { useRewardRequest } from './use-reward-request';
import { useGoal } from './use-goal';
import { useWithdrawal } from './use-withdrawal';

export default function ShopPlace({ data, kid, page, readOnly }: PlaceProps) {
  const clock = useFamilyClock();
  return (
    <div className="mt-3.5">
      <Loaded from={data.rewards} skeleton={<PanelSkeleton />}>
        {({ rewards, requests }) => (
          <Shop
            kid={kid}
            rewards={rewards}
            redemptions={requests.redemptions}
            chores={data.chores.data?.chores ?? []}
            starDays={requests.starDays}
            today={clock?.today ?? null}
            page={page}
            readOnly={readOnly}
          />
        )}
      </Loaded>
    </div>
  );
}

const OFFERS = 3;

function Shop({
  kid,
  rewards,
  redemptions,
  chores,
  starDays,
  today,
  page,
  readOnly,
}: {
  kid: Kid;
  rewards: readonly ShopReward[];
  redemptions: readonly RewardRedemption[];
  chores: readonly KidChore[];
  starDays: readonly number[];
  today: CalendarDate | null;
  page: string;
  readOnly: boolean;
}) {
  const days = useFamilyDays();
  const own = rewards
    .filter((reward) => isForKid(reward, kid.id))
    .map((reward) => (readOnly ? withAgainOn(reward, redemptions, days) : reward));
  const waiting = waitingOf(redemptions).map(({ reward }) => reward);
  const money: RewardFunds = {
    free: freeStars(kid),
    held: kid.heldStars,
    heldFor: waiting.filter(({ id }, index) => waiting.findIndex((other) => other.id === id) === index),
    chores: chores.map(({ chore }) => chore).filter((chore) => chore.isActive && isForKid(chore, kid.id)),
    usualDay: usualDayOf(
      starDays,
      chores.reduce((sum, { chore, dueOn }) => sum + (dueOn === null ? 0 : chore.starReward), 0),
    ),
  };
  const stateOf = (reward: ShopReward) => rewardState(reward, { free: money.free, redemptions, today });
  const goal = own.find(({ id }) => id === kid.goal?.rewardId);
  const offers = own
    .filter((reward) => stateOf(reward).state === 'unaffordable')
    .toSorted((a, b) => a.starCost - b.starCost)
    .slice(0, OFFERS);
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
          <GoalView kid={kid} reward={goal} state={stateOf(goal)} money={money} today={today} />
        ) : (
          <GoalPanel kid={kid} reward={goal} state={stateOf(goal)} money={money} today={today} />
        )
      ) : (
        !readOnly && offers.length > 0 && <WishOffers kid={kid} offers={offers} />
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

function GoalPanel(view: Omit<ComponentProps<typeof GoalView>, 'keys'>) {
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

function WishOffers({ kid, offers }: { kid: Kid; offers: readonly ShopReward[] }) {
  return <NoGoal offers={offers} onWish={useGoal(kid)} />;
}

/** Computed from recent requests for an adult, so a monthly limit may be incomplete. */
export function withAgainOn(
  reward: ShopReward,
  redemptions: readonly RewardRedemption[],
  { today, dayOf, weekStart }: FamilyDays,
): ShopReward {
  const requestedOn = redemptions
    .filter(({ rewardId, status }) => rewardId === reward.id && status !== 'rejected')
    .map(({ requestedAt }) => dayOf(requestedAt));
  return { ...reward, availableAgainOn: availableAgainOn(reward.limit, requestedOn, today, weekStart) };
}
