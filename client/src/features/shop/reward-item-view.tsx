import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { CalendarDate } from '@shared/rules/calendar';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Stars } from '@/components/ui/stars';
import { formatNames } from '@/lib/i18n/format-names';
import { t } from '@/lib/i18n/messages';
import { ReviewNote } from '@/features/kid-frame/notes/review-note';
import { spokenText } from '@/lib/sound/spoken-text';
import { useHeldFocus } from '@/features/kid-frame/use-held-focus';
import { againOn } from './again-on';
import { RewardAction, RewardWay, type RewardHandlers, type RewardFunds } from './reward-action';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';
import type { RewardState, ShopReward } from '@/features/kid-frame/reward-state';
import styles from './reward-shelf.module.css';
import { buttonSizes } from '@/components/ui/button-look';

export interface RewardItemViewProps {
  reward: ShopReward;
  state: RewardState;
  money: RewardFunds;
  isGoal: boolean;
  today: CalendarDate | null;
  keys?: RewardHandlers | undefined;
}

export function RewardItemView({
  reward,
  state: rewardState,
  money,
  isGoal,
  today,
  keys,
}: RewardItemViewProps) {
  const { state, declinedNote } = rewardState;
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
        state={rewardState}
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
        <RewardAction reward={reward} state={rewardState} isGoal={isGoal} today={today} keys={keys} />
      </div>
      <ReadAloud
        text={spoken({ reward, state: rewardState, money, isGoal, today })}
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
