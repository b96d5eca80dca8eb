import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { Kid } from '@shared/contracts/kids';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { CalendarDate } from '@shared/rules/calendar';
import { t } from '@/lib/i18n/messages';
import { RewardAction, RewardWay, type RewardFunds, type RewardHandlers } from './reward-action';
import { useRewardRequest } from './use-reward-request';
import { useGoal } from './use-goal';
import { useWithdrawal } from './use-withdrawal';
import { againOn } from './again-on';
import {
  rewardState,
  type Shelf,
  type RewardState,
  type ShopReward,
} from '@/features/kid-frame/reward-state';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Stars } from '@/components/ui/stars';
import { formatNames } from '@/lib/i18n/format-names';
import { ReviewNote } from '@/features/kid-frame/notes/review-note';
import { spokenText } from '@/lib/sound/spoken-text';
import { useHeldFocus } from '@/features/kid-frame/use-held-focus';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';
import { buttonSizes } from '@/components/ui/button-look';
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

interface RewardItemViewProps {
  reward: ShopReward;
  state: RewardState;
  money: RewardFunds;
  isGoal: boolean;
  today: CalendarDate | null;
  keys?: RewardHandlers | undefined;
}

export function RewardItemView({
  reward,
  state: itemState,
  money,
  isGoal,
  today,
  keys,
}: RewardItemViewProps) {
  const { state, declinedNote } = itemState;
  const name = shownName(reward);
  const item = useHeldFocus<HTMLLIElement>(`${state} ${isGoal}`);
  const isPale = state === 'sold-out' || state === 'inactive' || state === 'limited';
  return (
    <li
      ref={item}
      tabIndex={-1}
      data-reward={reward.id}
      data-state={state}
      className={clsx(
        styles.item,
        isPale && styles.pale,
        'focus:outline-none focus-visible:rounded-lg focus-visible:outline-3 focus-visible:outline-focus',
      )}
    >
      <div data-picture className={styles.stand}>
        <RewardItemPicture reward={reward} size={158} photoClass={styles.photo} />
        {isPale && (
          <span
            data-mark
            className="absolute end-0 bottom-1 grid size-5.5 place-items-center rounded-full bg-surface text-ink-2 shadow-mark"
          >
            <X className="size-4 stroke-[3.4]" />
          </span>
        )}
      </div>
      <Stars drawn count={reward.starCost} className={styles.tag} />
      <h3 className="grid min-h-11.5 max-w-full place-items-center text-21/[1.1] wrap-anywhere max-tablet:text-18/[1.1]">
        <bdi className="line-clamp-4">{name}</bdi>
      </h3>
      <RewardWay
        reward={reward}
        state={itemState}
        money={money}
        isGoal={isGoal}
        className={styles.way}
        picturesClass={styles.pictures}
      />
      {declinedNote !== null && (
        <ReviewNote
          title={t('kidDashboard.declined')}
          note={declinedNote}
          about={name}
          className="absolute inset-x-1.5 top-[calc(var(--stand)-68px)]"
        />
      )}
      <div className={`w-full self-end ${buttonSizes['tile']}`}>
        <RewardAction reward={reward} state={itemState} isGoal={isGoal} today={today} keys={keys} />
      </div>
      <ReadAloud
        text={spoken({ reward, state: itemState, money, isGoal, today })}
        of={name}
        className="absolute -end-1 -top-2 max-laptop:end-0"
      />
    </li>
  );
}

function spoken({
  reward,
  state: { state, declinedNote, againOn: day },
  money,
  isGoal,
  today,
}: RewardItemViewProps) {
  const missing = reward.starCost - money.free;
  return spokenText(
    shownName(reward),
    !reward.isMystery && reward.description,
    t('kidDashboard.spokenStars', { count: reward.starCost }),
    declinedNote !== null && t('shop.spokenDeclined'),
    declinedNote,
    isGoal && t('shop.spokenWish'),
    state === 'unaffordable' && t('shop.spokenNeedStars', { count: missing }),
    state === 'unaffordable' &&
      money.held >= missing &&
      t('shop.spokenHeld', { count: money.held, rewards: formatNames(money.heldFor.map(shownName)) }),
    state === 'waiting' && t('kidDashboard.spokenWaiting'),
    state === 'limited' && day !== null && againOn(day, today).words,
    state === 'sold-out' && t('shop.spokenSoldOut'),
    state === 'inactive' && t('kidDashboard.spokenInactive'),
  );
}
