import { Heart, Undo2, X, Hourglass } from 'lucide-react';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { Reward } from '@shared/contracts/rewards';
import type { CalendarDate } from '@shared/rules/calendar';
import { ChoreEgg } from '@/components/art/chore-egg';
import { StateArt } from '@/components/art/state-art';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { againOn } from './again-on';
import { wayTo } from './chore-path';
import { MyGoal } from './my-goal';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';
import type { RewardState, ShopReward } from '@/features/kid-frame/reward-state';
import styles from '@/features/kid-frame/state-strip.module.css';

export interface RewardFunds {
  free: number;
  held: number;
  heldFor: readonly Reward[];
  chores: readonly Chore[];
  usualDay: number;
}

export interface RewardHandlers {
  onGetIt: () => void;
  onTakeBack: () => void;
  onGoal: () => void;
}

const strip = 'bg-shelf-strip text-ink-2 text-18 max-laptop:px-1.5';

export function RewardAction({
  reward,
  state: { state, againOn: day },
  isGoal,
  today,
  keys,
}: {
  reward: ShopReward;
  state: RewardState;
  isGoal: boolean;
  today: CalendarDate | null;
  keys: RewardHandlers | undefined;
}) {
  const name = shownName(reward);
  // The wish's panel has the button.
  if (isGoal && (state === 'affordable' || state === 'unaffordable')) {
    return (
      <MyGoal
        name={name}
        onGoal={keys?.onGoal}
        className="min-h-16 w-full justify-center rounded-lg bg-treat-soft px-3 text-18 leading-[1.1]"
      />
    );
  }
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
          <WaitingStrip className="min-w-0 flex-1 px-1! text-18 max-laptop:gap-1.5 max-laptop:text-16 [&_svg]:size-6 max-laptop:[&_svg]:size-5 max-mini:flex-col max-mini:gap-0.5!" />
          <button
            type="button"
            className="grid size-14 flex-none place-items-center self-center rounded-lg bg-surface text-ink shadow-mark transition-transform active:translate-y-0.5 [&_svg]:size-7"
            aria-label={t('shop.takeBackNamed', { reward: name })}
            aria-haspopup="dialog"
            onClick={keys.onTakeBack}
          >
            <Undo2 className="rtl:-scale-x-100" />
          </button>
        </div>
      ) : (
        <WaitingStrip className="text-18 max-laptop:px-1.5" />
      );
    case 'limited': {
      const again = againOn(day ?? '', today);
      return (
        <StateStrip className={strip}>
          <StateArt
            name={again.picture}
            size={36}
            className="flex-none max-laptop:size-7.5 rtl:-scale-x-100"
          />
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
      return (
        <Button
          wide
          className="text-18 leading-[1.05] max-tablet:text-16"
          disabled={!keys}
          aria-label={t('shop.makeWishNamed', { reward: name })}
          onClick={keys?.onGoal}
        >
          <Heart className="size-6.5! flex-none fill-treat text-treat-lip" />
          <span>{t('shop.makeWish')}</span>
        </Button>
      );
  }
}

export function RewardWay({
  reward,
  state: { state },
  money,
  isGoal,
  className,
  picturesClass,
}: {
  reward: ShopReward;
  state: RewardState;
  money: RewardFunds;
  isGoal: boolean;
  className: string | undefined;
  picturesClass: string | undefined;
}) {
  if (isGoal || (state !== 'affordable' && state !== 'unaffordable')) return <div className={className} />;
  if (state === 'affordable') {
    return (
      <div className={className}>
        <StateArt name="done-check-star" size={34} />
        <span className="text-ok">{t('shop.enoughStars')}</span>
      </div>
    );
  }
  const missing = reward.starCost - money.free;
  return (
    <div className={className}>
      {t('shop.needStars', { count: missing })}
      <span className={picturesClass} aria-hidden>
        <WayPictures missing={missing} money={money} />
      </span>
    </div>
  );
}

function WayPictures({ missing, money }: { missing: number; money: RewardFunds }) {
  if (money.held >= missing) {
    return (
      <>
        <StateArt name="hourglass" size={32} />
        {money.heldFor.slice(0, 2).map((waiting) => (
          <RewardItemPicture
            key={waiting.id}
            reward={waiting}
            size={32}
            photoClass="size-8 rounded-xs object-cover"
          />
        ))}
      </>
    );
  }
  const way = wayTo(missing, money.chores, money.usualDay);
  switch (way.kind) {
    case 'eggs':
      return way.chores.map((chore, index) => <ChoreEgg key={index} chore={chore} size={33} />);
    case 'nests':
      return Array.from({ length: way.count }, (_, index) => (
        <StateArt key={index} name="nest" size={28} className="h-5.5 object-cover" />
      ));
    case 'mountain':
    default:
      return <StateArt name="mountain" size={50} className="h-11 object-cover" />;
  }
}

function StateStrip({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={stripClass(className ?? 'bg-sunken text-ink-2 text-21')}>{children}</span>;
}

function WaitingStrip({ className = 'text-21' }: { className?: string | undefined }) {
  return (
    <output className={stripClass(clsx('bg-star-soft text-star-text', className))}>
      <Hourglass className={clsx('size-6.5', styles.turning)} />
      {t('kidDashboard.waiting')}
    </output>
  );
}

const stripClass = (className: string) =>
  clsx(
    'flex min-h-16 items-center justify-center gap-2 rounded-lg px-3 py-1.5 font-display leading-[1.1] font-semibold',
    className,
  );
