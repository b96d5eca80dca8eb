import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { Reward } from '@shared/contracts/rewards';
import { Bar } from '@/components/ui/bar';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/messages';
import { ReviewNote } from '../notes/review-note';
import { spokenText } from '../spoken-text';
import { StateStrip, WaitingStrip } from '../state-strip';
import { useHeldFocus } from '../use-held-focus';
import { RewardItemPicture, shownName } from './reward-item-picture';
import type { RewardState } from './reward-state';
import styles from './reward-store.module.css';

/** One reward on its shelf: its picture, name and price, and what can be done about it. */
export function RewardItemView({
  reward,
  state: rewardState,
  stars,
  onGetIt,
}: {
  reward: Reward;
  state: RewardState;
  /** What the kid can spend. */
  stars: number;
  /** Absent on a read-only dashboard. */
  onGetIt?: () => void;
}) {
  const { state, note } = rewardState;
  const name = shownName(reward);
  const item = useHeldFocus<HTMLLIElement>(state);
  const unavailable = state === 'sold-out' || state === 'inactive';
  return (
    <li
      ref={item}
      tabIndex={-1}
      data-state={state}
      className={clsx(
        styles.item,
        'focus:outline-none focus-visible:rounded-lg focus-visible:outline-3 focus-visible:outline-focus',
      )}
    >
      <div data-picture className={clsx(styles.stand, unavailable && styles.unavailable)}>
        <RewardItemPicture reward={reward} size={96} photoClass={styles.photo} />
        {unavailable && (
          <span
            data-mark
            className="absolute bottom-6 grid size-14 place-items-center rounded-full bg-surface text-danger shadow-mark"
          >
            <X className="size-8 stroke-[3.4]" />
          </span>
        )}
      </div>
      <h4
        className={clsx(
          'line-clamp-2 max-w-full text-20/[1.15] wrap-anywhere max-lg:text-18',
          unavailable && 'text-ink-2',
        )}
      >
        {name}
      </h4>
      <span className={clsx('mt-1.5 mb-2.5 flex text-22', unavailable && 'text-ink-2')}>
        <Stars count={reward.starCost} />
      </span>
      {note !== null && (
        <ReviewNote
          title={t('kidDashboard.declined')}
          note={note}
          about={name}
          className="absolute inset-x-1.5 top-16.5"
        />
      )}
      <div className="mt-auto w-full [--button-h:58px] [--button-radius:20px] max-lg:[--button-px:8px]">
        {state === 'affordable' && (
          <Button
            variant="reward"
            wide
            disabled={!onGetIt}
            onClick={onGetIt}
            aria-label={t('kidDashboard.getItNamed', { reward: name })}
          >
            {t('kidDashboard.getIt')}
          </Button>
        )}
        {state === 'unaffordable' && (
          <div
            className={clsx(
              strip,
              'flex min-h-16 flex-col justify-center gap-1.75 rounded-lg px-3 py-1.5 font-display leading-[1.1] font-semibold',
            )}
          >
            {t('kidDashboard.needStars', { count: reward.starCost - stars })}
            <Bar
              value={stars}
              max={reward.starCost}
              className="[&>div]:h-2.5"
              label={t('kidDashboard.starsSavedFor', { reward: name })}
            />
          </div>
        )}
        {state === 'waiting' && (
          <WaitingStrip className="text-18 max-lg:px-1.5 max-lg:text-17 max-lg:[&_svg]:size-5.5" />
        )}
        {unavailable && (
          <StateStrip className={strip}>
            {state === 'inactive' ? t('kidDashboard.inactive') : t('kidDashboard.soldOut')}
          </StateStrip>
        )}
      </div>
      <ReadAloud text={spoken(reward, rewardState, stars)} of={name} className="absolute end-0.5 -top-2" />
    </li>
  );
}

const strip = 'bg-shelf-strip text-ink-2 text-18 max-lg:px-1.5 max-lg:text-17';

/** Everything a reward says on its shelf. */
function spoken(reward: Reward, { state, note }: RewardState, stars: number): string {
  return spokenText(
    shownName(reward),
    !reward.isMystery && reward.description,
    t('kidDashboard.spokenStars', { count: reward.starCost }),
    note !== null && t('kidDashboard.spokenDeclined'),
    note,
    state === 'unaffordable' && t('kidDashboard.spokenNeedStars', { count: reward.starCost - stars }),
    state === 'waiting' && t('kidDashboard.spokenWaiting'),
    state === 'sold-out' && t('kidDashboard.spokenSoldOut'),
    state === 'inactive' && t('kidDashboard.spokenInactive'),
  );
}
