import { clsx } from 'clsx';
import { Heart, Hourglass, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { Reward } from '@shared/contracts/rewards';
import type { CalendarDate } from '@shared/rules/calendar';
import { ChoreEgg } from '@/components/art/chore-egg';
import { StateArt } from '@/components/art/state-art';
import { Bar } from '@/components/ui/bar';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import { StateStrip, WaitingStrip } from '@/features/kid-frame/state-strip';
import { againOn } from './again-on';
import { chorePath } from './chore-path';
import { MyGoal } from './my-goal';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';
import type { RewardState, ShopReward } from '@/features/kid-frame/reward-state';

/** What the kid can pay with, and what stands in the way of the rest. */
export interface RewardMoney {
  /** The stars that may still be promised. */
  free: number;
  /** Those that requests hold, and for which rewards. */
  held: number;
  heldFor: readonly Reward[];
  /** What the kid can do for more. */
  chores: readonly Chore[];
}

/** What the buttons of a reward do. */
export interface RewardHandlers {
  onGetIt: () => void;
  onTakeBack: () => void;
  /** Makes it the kid's goal, or no longer. */
  onGoal: () => void;
}

const EGGS = 3;

const strip = 'bg-shelf-strip text-ink-2 text-18 max-lg:px-1.5 max-lg:text-17';
/** A button within a strip: 56 px to hit. */
const stripButton =
  'grid size-14 flex-none place-items-center rounded-lg text-ink transition-transform active:translate-y-0.5 [&_svg]:size-7';

/** The button or the strip below a reward. */
export function RewardAction({
  reward,
  state: { state, againOn: day },
  money,
  isGoal,
  today,
  keys,
}: {
  reward: ShopReward;
  state: RewardState;
  money: RewardMoney;
  isGoal: boolean;
  today: CalendarDate | null;
  keys: RewardHandlers | undefined;
}) {
  const name = shownName(reward);
  switch (state) {
    case 'affordable':
      return (
        <Button
          variant="reward"
          wide
          disabled={!keys}
          onClick={keys?.onGetIt}
          aria-label={t('shop.getItNamed', { reward: name })}
        >
          {t('shop.getIt')}
        </Button>
      );
    case 'waiting':
      return keys ? (
        <div className="flex rounded-lg bg-star-soft pe-1">
          <WaitingStrip className="min-w-0 flex-1 px-1! text-18 max-lg:gap-1.5 max-lg:text-16 [&_svg]:size-6 max-lg:[&_svg]:size-5" />
          <button
            type="button"
            className={clsx(stripButton, 'self-center bg-surface shadow-mark')}
            aria-label={t('shop.takeBackNamed', { reward: name })}
            aria-haspopup="dialog"
            onClick={keys.onTakeBack}
          >
            <Undo2 className="rtl:-scale-x-100" />
          </button>
        </div>
      ) : (
        <WaitingStrip className="text-18 max-lg:px-1.5 max-lg:text-17" />
      );
    case 'limited': {
      const again = againOn(day ?? '', today);
      return (
        <StateStrip className={strip}>
          <StateArt name={again.picture} size={36} className="flex-none max-lg:size-7.5 rtl:-scale-x-100" />
          {again.words}
        </StateStrip>
      );
    }
    case 'sold-out':
    case 'inactive':
      return (
        <StateStrip className={strip}>
          {state === 'sold-out' ? (
            <X className="size-6" />
          ) : (
            <StateArt name="resting-moon" size={34} className="flex-none" />
          )}
          {state === 'inactive' ? t('kidDashboard.inactive') : t('shop.soldOut')}
        </StateStrip>
      );
    case 'unaffordable':
    default:
      return isGoal ? (
        <MyGoal
          name={name}
          onGoal={keys?.onGoal}
          className="min-h-16 w-full justify-center rounded-lg bg-treat-soft px-3 text-18 leading-[1.1] max-lg:text-17"
        />
      ) : (
        <NeedStars reward={reward} money={money} onGoal={keys?.onGoal} />
      );
  }
}

/** How many stars are missing, what they can be earned with, and a heart that makes it the goal. */
function NeedStars({
  reward,
  money,
  onGoal,
}: {
  reward: ShopReward;
  money: RewardMoney;
  onGoal: (() => void) | undefined;
}) {
  const name = shownName(reward);
  const missing = reward.starCost - money.free;
  return (
    <div className="flex min-h-16 items-center gap-1.5 rounded-lg bg-shelf-strip ps-3 pe-1 text-start max-lg:ps-2">
      <div className="min-w-0 flex-1 py-1.5">
        <b className="block font-display text-16/[1.1] font-semibold text-ink">
          {t('shop.needStars', { count: missing })}
        </b>
        <MissingStars reward={reward} money={money} missing={missing} />
      </div>
      {onGoal && (
        <button
          type="button"
          className={clsx(stripButton, 'bg-treat-soft')}
          aria-pressed={false}
          aria-label={t('shop.myWishNamed', { reward: name })}
          onClick={onGoal}
        >
          <Heart />
        </button>
      )}
    </div>
  );
}

/** In pictures: what the stars wait for, else the chores that earn them, else how far one is. */
function MissingStars({
  reward,
  money: { free, held, heldFor, chores },
  missing,
}: {
  reward: ShopReward;
  money: RewardMoney;
  missing: number;
}): ReactNode {
  if (held >= missing) {
    return (
      <span className="mt-1 flex items-center gap-1 font-display text-16 leading-none font-semibold text-star-text">
        <Hourglass className="size-4.5" aria-hidden />
        {formatNumber(held)}
        {heldFor.slice(0, 2).map((waiting) => (
          <RewardItemPicture
            key={waiting.id}
            reward={waiting}
            size={26}
            photoClass="size-6.5 rounded-xs object-cover"
          />
        ))}
      </span>
    );
  }
  const path = chorePath(missing, chores, EGGS);
  if (!path) {
    return (
      <Bar
        value={free}
        max={reward.starCost}
        className="mt-1.5 [&>div]:h-2.5"
        label={t('shop.starsSavedFor', { reward: shownName(reward) })}
      />
    );
  }
  return (
    <span className="mt-1 flex gap-0.5" aria-hidden>
      {path.shown.map((chore) => (
        <ChoreEgg key={chore.id} chore={chore} size={29} />
      ))}
    </span>
  );
}
