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
import { Tooltip } from '@/components/ui/tooltip';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import { StateStrip, WaitingStrip } from '../state-strip';
import { againOn } from './again-on';
import { chorePath } from './chore-path';
import { RewardItemPicture, shownName } from './reward-item-picture';
import type { RewardState, ShopReward } from './reward-state';

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

/** What the keys of a reward do. */
export interface RewardKeys {
  onGetIt: () => void;
  onTakeBack: () => void;
  /** Makes it the kid's wish, or lets the wish go. */
  onWish: () => void;
}

const EGGS = 3;

const strip = 'bg-shelf-strip text-ink-2 text-18 max-lg:px-1.5 max-lg:text-17';
/** A key within a strip: 56 px to hit. */
const stripKey =
  'grid size-14 flex-none place-items-center rounded-lg text-ink transition-transform active:translate-y-0.5 [&_svg]:size-7';

/** The key or the strip below a reward. */
export function RewardAction({
  reward,
  state: { state, againOn: day },
  money,
  wished,
  today,
  keys,
}: {
  reward: ShopReward;
  state: RewardState;
  money: RewardMoney;
  wished: boolean;
  today: CalendarDate | null;
  keys: RewardKeys | undefined;
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
          <WaitingStrip className="min-w-0 flex-1 px-1! text-18 max-lg:text-17 [&_svg]:size-6" />
          <Tooltip text={t('shop.takeBack')}>
            <button
              type="button"
              className={clsx(stripKey, 'self-center bg-surface shadow-mark')}
              aria-label={t('shop.takeBackNamed', { reward: name })}
              aria-haspopup="dialog"
              onClick={keys.onTakeBack}
            >
              <Undo2 className="rtl:-scale-x-100" />
            </button>
          </Tooltip>
        </div>
      ) : (
        <WaitingStrip className="text-18 max-lg:px-1.5 max-lg:text-17" />
      );
    case 'limited': {
      const again = againOn(day ?? '', today);
      return (
        <StateStrip className={strip}>
          <StateArt name={again.picture} size={36} className="flex-none max-lg:size-7.5" />
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
      return wished ? (
        <WishedStrip name={name} onWish={keys?.onWish} />
      ) : (
        <NeedStars reward={reward} money={money} onWish={keys?.onWish} />
      );
  }
}

/** It is what the kid saves for; a press lets it go. */
function WishedStrip({ name, onWish }: { name: string; onWish: (() => void) | undefined }) {
  const look =
    'flex min-h-16 w-full items-center justify-center gap-2 rounded-lg bg-treat-soft px-3 font-display text-18 leading-[1.1] font-semibold max-lg:text-17';
  const face = (
    <>
      <Heart className="size-6.5 fill-treat text-treat-lip" />
      {t('shop.myWish')}
    </>
  );
  if (!onWish) return <span className={look}>{face}</span>;
  return (
    <button
      type="button"
      className={look}
      aria-pressed
      aria-label={t('shop.myWishNamed', { reward: name })}
      onClick={onWish}
    >
      {face}
    </button>
  );
}

/** How many stars are missing, what they can be earned with, and a heart that makes it the wish. */
function NeedStars({
  reward,
  money,
  onWish,
}: {
  reward: ShopReward;
  money: RewardMoney;
  onWish: (() => void) | undefined;
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
      {onWish && (
        <Tooltip text={t('shop.makeWish')}>
          <button
            type="button"
            className={clsx(stripKey, 'bg-treat-soft')}
            aria-pressed={false}
            aria-label={t('shop.myWishNamed', { reward: name })}
            onClick={onWish}
          >
            <Heart />
          </button>
        </Tooltip>
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
