import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import type { CalendarDate } from '@shared/rules/calendar';
import { ChoreEgg } from '@/components/art/chore-egg';
import { CloudShape } from '@/components/art/cloud';
import { StarIcon } from '@/components/art/star-icon';
import { Bar } from '@/components/ui/bar';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Stars } from '@/components/ui/stars';
import { formatNumber } from '@/lib/format';
import { t } from '@/lib/messages';
import { spokenText } from '@/lib/spoken-text';
import { useHeldFocus } from '@/features/kid-frame/use-held-focus';
import { chorePath } from './chore-path';
import { MyGoal } from './my-goal';
import { RewardAction, type RewardHandlers, type RewardMoney } from './reward-action';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';
import type { RewardState, ShopReward } from '@/features/kid-frame/reward-state';
import styles from './goal-view.module.css';

/** As many eggs as a child can take in at once. */
const EGGS = 5;

/** What the kid saves for, with the chores that lead there; once the stars suffice, the key to ask for it. */
export function GoalView({
  reward,
  state,
  money,
  today,
  keys,
}: {
  reward: ShopReward;
  state: RewardState;
  money: RewardMoney;
  today: CalendarDate | null;
  /** Absent where it is read-only. */
  keys?: RewardHandlers | undefined;
}) {
  const scene = useHeldFocus<HTMLElement>(state.state);
  const name = shownName(reward);
  const missing = reward.starCost - money.free;
  const path = state.state === 'unaffordable' ? chorePath(missing, money.chores, EGGS) : null;
  const way = wayWords(state, missing, path);
  return (
    <section
      ref={scene}
      tabIndex={-1}
      className={clsx(styles.scene, 'focus:outline-none focus-visible:outline-3 focus-visible:outline-focus')}
      data-goal={state.state}
      aria-label={t('shop.myWish')}
    >
      <Hills />
      <header className="relative col-span-2 flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5 self-start p-2.5 max-md:col-span-1">
        <h2>
          <MyGoal
            name={name}
            onGoal={keys?.onGoal}
            className="min-h-14 rounded-full bg-surface ps-3.5 pe-4.5 text-21 leading-none"
          />
        </h2>
        <div className="flex min-w-0 flex-[1_1_160px] items-center gap-1">
          <ReadAloud
            text={spokenText(
              t('shop.myWish'),
              name,
              t('kidDashboard.spokenStars', { count: reward.starCost }),
              state.state === 'unaffordable' && t('shop.spokenNeedStars', { count: missing }),
              way,
            )}
            of={t('shop.myWish')}
          />
          <div className="min-w-0 font-display text-20/[1.15] font-semibold">
            <p className="wrap-anywhere max-md:text-18/[1.15]">
              <bdi className="line-clamp-1 max-md:line-clamp-2">{name}</bdi>
            </p>
            {way !== null && <p className="text-18/[1.2] font-medium max-md:text-17/[1.15]">{way}</p>}
          </div>
        </div>
      </header>
      <span className="relative ms-4 mb-4 grid size-25 place-items-center max-md:hidden" aria-hidden>
        <StarIcon size={108} className="absolute -inset-1" />
        <b className="relative mt-2 font-display text-28 leading-none font-bold text-on-star">
          {formatNumber(money.free)}
        </b>
      </span>
      {path ? (
        <ol className={styles.steps} aria-label={t('shop.choresToGo', { count: path.count })}>
          {path.shown.map((chore) => (
            <li key={chore.id}>
              <ChoreEgg chore={chore} size={104} />
              <span className="sr-only">{chore.name}</span>
              <span
                className={clsx(
                  styles.pill,
                  'absolute -bottom-3 left-1/2 -translate-x-1/2 bg-star-soft text-star-text ring-3 ring-surface',
                )}
              >
                <Stars count={chore.starReward} className="text-17" />
              </span>
            </li>
          ))}
          {path.count > path.shown.length && (
            <li className="self-center font-display text-17 leading-tight font-semibold">
              {t('shop.andMore')}
            </li>
          )}
        </ol>
      ) : (
        <div className="relative mx-auto mb-6 w-full max-w-80 px-3 [--button-h:64px] [--button-radius:22px] max-md:col-span-2">
          {state.state === 'unaffordable' ? (
            <Bar value={money.free} max={reward.starCost} label={t('shop.starsSavedFor', { reward: name })} />
          ) : (
            <RewardAction reward={reward} state={state} money={money} isGoal today={today} keys={keys} />
          )}
        </div>
      )}
      <div
        className={clsx(styles.cloud, state.state === 'affordable' && 'animate-rise')}
        data-picture
        aria-hidden
      >
        <CloudShape className={styles.puff} />
        <span className="relative -mb-2">
          <RewardItemPicture
            reward={reward}
            size={104}
            photoClass="h-24 w-26 rounded-md border-4 border-white object-cover"
          />
        </span>
        <span className={clsx(styles.pill, 'relative bg-surface px-3 shadow-mark')}>
          <Stars count={reward.starCost} className="text-20" />
        </span>
      </div>
    </section>
  );
}

/** How far it is, in words; null where the key or strip says it. */
function wayWords({ state }: RewardState, missing: number, path: { count: number } | null): string | null {
  if (state === 'affordable') return t('shop.wishReached');
  if (state !== 'unaffordable') return null;
  return path ? t('shop.choresToGo', { count: path.count }) : t('shop.needStars', { count: missing });
}

/** No goal yet: a cloud to put one on. */
export function NoGoal() {
  return (
    <section className={clsx(styles.scene, styles.empty)} data-goal="none" aria-label={t('shop.myWish')}>
      <Hills />
      <div className="relative self-center px-5 py-4">
        <h2 className="text-26">{t('shop.noWish')}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-18">
          <span className="grid size-9 place-items-center rounded-sm bg-treat-soft" aria-hidden>
            <Heart className="size-5.5" />
          </span>
          {t('shop.noWishText')}
        </p>
      </div>
      <span className="relative me-5 mb-3 grid h-20 w-36 place-items-center max-sm:w-28" aria-hidden>
        <CloudShape className="size-full" />
        <Heart className="absolute size-9 text-treat" />
      </span>
      <ReadAloud
        text={spokenText(t('shop.noWish'), t('shop.noWishText'))}
        of={t('shop.myWish')}
        className="absolute end-0.5 top-0.5"
      />
    </section>
  );
}

function Hills() {
  return (
    <svg className={styles.hills} viewBox="0 0 846 200" preserveAspectRatio="none" aria-hidden>
      <path d="M-10 132Q200 96 430 128Q660 158 860 112V210H-10Z" className="fill-hill-1" />
      <path d="M-10 168Q260 136 860 172V210H-10Z" className="fill-hill-2" />
    </svg>
  );
}
