import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { Kid } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { ChoreEgg } from '@/components/art/chore-egg';
import { CloudShape } from '@/components/art/cloud';
import { LiveFriend } from '@/components/art/live-friend';
import { Pip } from '@/components/art/pip';
import { StarIcon } from '@/components/art/star-icon';
import { Bar } from '@/components/ui/bar';
import { Button } from '@/components/ui/button';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Stars } from '@/components/ui/stars';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { spokenText } from '@/lib/sound/spoken-text';
import { useHeldFocus } from '@/features/kid-frame/use-held-focus';
import { chorePath } from './chore-path';
import { MyGoal } from './my-goal';
import { RewardAction, type RewardHandlers, type RewardFunds } from './reward-action';
import { RewardItemPicture, shownName } from '@/features/kid-frame/reward-item-picture';
import type { RewardState, ShopReward } from '@/features/kid-frame/reward-state';
import { landPicture } from './wish-flight';
import styles from './goal-view.module.css';

const EGGS = 4;

export function GoalView({
  kid,
  reward,
  state,
  money,
  today,
  keys,
}: {
  kid: Kid;
  reward: ShopReward;
  state: RewardState;
  money: RewardFunds;
  today: CalendarDate | null;
  keys?: RewardHandlers | undefined;
}) {
  const scene = useHeldFocus<HTMLElement>(state.state);
  const wish = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => landPicture(reward.id, wish.current), [reward.id]);
  const name = shownName(reward);
  const isMissing = state.state === 'unaffordable';
  const missing = reward.starCost - money.free;
  const path = isMissing ? chorePath(missing, money.chores, EGGS) : null;
  const toGo = path && t('shop.choresToGo', { count: path.count });
  return (
    <section
      ref={scene}
      tabIndex={-1}
      className={clsx(styles.scene, 'focus:outline-none focus-visible:outline-3 focus-visible:outline-focus')}
      data-goal={state.state}
      aria-label={t('shop.myWish')}
    >
      <Land road={path !== null} />
      <h2 className={styles.title}>
        <MyGoal name={name} onGoal={keys?.onGoal} className="min-h-14 text-21 leading-none" />
        <ReadAloud
          text={spokenText(
            t('shop.myWish'),
            name,
            t('kidDashboard.spokenStars', { count: reward.starCost }),
            isMissing && t('shop.spokenNeedStars', { count: missing }),
            state.state === 'affordable' && t('shop.wishReached'),
            toGo,
          )}
          of={t('shop.myWish')}
        />
      </h2>
      <LiveFriend kid={kid} className={styles.walker} />
      {path ? (
        <ol className={styles.steps} aria-label={toGo ?? undefined}>
          {path.shown.map((chore) => (
            <li key={chore.id} data-chore={chore.id}>
              <ChoreEgg chore={chore} size={96} />
              <span className="sr-only">{chore.name}</span>
              <Stars drawn count={chore.starReward} />
            </li>
          ))}
          {path.count > path.shown.length && <li className={styles.rest}>{t('shop.andMore')}</li>}
        </ol>
      ) : (
        <div className={styles.action}>
          {state.state === 'affordable' && <p className={styles.enough}>{t('shop.wishReached')}</p>}
          {isMissing ? (
            <Bar value={money.free} max={reward.starCost} label={t('shop.starsSavedFor', { reward: name })} />
          ) : (
            <RewardAction reward={reward} state={state} isGoal={false} today={today} keys={keys} />
          )}
        </div>
      )}
      <div className={clsx(styles.cloud, state.state === 'affordable' && 'animate-rise')}>
        <CloudShape />
        <span ref={wish} className={styles.wish}>
          <RewardItemPicture reward={reward} size={136} photoClass={PHOTO} />
        </span>
        <span className="sr-only">{name}</span>
        {isMissing ? (
          <span className={styles.missing}>
            <StarIcon size={22} />
            {t('kidDashboard.wishMore', { count: formatNumber(missing) })}
          </span>
        ) : (
          <Stars drawn count={reward.starCost} className={clsx(styles.missing, 'gap-1!')} />
        )}
      </div>
    </section>
  );
}

const PHOTO = 'rounded-md border-4 border-white object-cover';

export function NoGoal({
  offers,
  onWish,
}: {
  offers: readonly ShopReward[];
  onWish: (reward: ShopReward) => void;
}) {
  return (
    <section className={styles.scene} data-goal="none" aria-label={t('shop.myWish')}>
      <Land />
      <div className={styles.question}>
        <h2>{t('shop.noWish')}</h2>
        <ReadAloud text={spokenText(t('shop.noWish'), ...offers.map(shownName))} of={t('shop.noWish')} />
      </div>
      <Pip mood="look" size={116} className="absolute start-10 bottom-5 max-laptop:hidden" />
      <ul className={styles.offers}>
        {offers.map((reward) => (
          <li key={reward.id} data-offer={reward.id}>
            <CloudShape />
            <span className={styles.wish} data-picture>
              <RewardItemPicture reward={reward} size={100} photoClass={PHOTO} />
            </span>
            <Button
              size="tile"
              className="rounded-full px-0"
              aria-label={t('shop.makeWishNamed', { reward: shownName(reward) })}
              onClick={() => onWish(reward)}
            >
              <Heart className="size-8! fill-treat text-treat-lip" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Land({ road = false }: { road?: boolean }) {
  return (
    <>
      <svg
        className={clsx(styles.land, 'rtl:-scale-x-100')}
        viewBox="0 0 846 216"
        preserveAspectRatio="none"
        aria-hidden
      >
        <path d="M-10 140Q200 104 430 136Q660 166 860 120V226H-10Z" className="fill-hill-1" />
        <path d="M-10 180Q260 146 860 182V226H-10Z" className="fill-hill-2" />
        {road && (
          <path
            d="M120 166Q176 176 226 140T352 156T476 138T600 154T680 132"
            strokeWidth="14"
            strokeDasharray="1 25"
            className={clsx(styles.road, styles.shortRoad)}
          />
        )}
      </svg>
      {road && (
        <svg
          className={clsx(styles.land, styles.longRoad, 'rtl:-scale-x-100')}
          viewBox="0 0 362 300"
          preserveAspectRatio="none"
          aria-hidden
        >
          <path
            d="M40 222Q90 262 150 236T250 232T330 214Q352 190 318 166"
            strokeWidth="9"
            strokeDasharray="1 16"
            className={styles.road}
          />
        </svg>
      )}
    </>
  );
}
