import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PartOfDay } from '@shared/constants';
import type { Kid } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { freeStars } from '@shared/rules/reward-availability';
import { placesToDraw, isNestFull } from '@shared/rules/nest-places';
import { DayNest } from '@/components/art/day-nest';
import { EggShape } from '@/components/art/egg-shapes';
import { Pip } from '@/components/art/pip';
import { StateArt } from '@/components/art/state-art';
import { StickerArt } from '@/components/art/sticker-art';
import { SurpriseEgg } from '@/components/art/surprise-egg';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import type { FamilyClock } from '@/lib/dates/family-clock';
import { t } from '@/lib/i18n/messages';
import { play } from '@/lib/sound/sounds';
import { useUnsent } from '@/lib/storage/unsent-chores';
import { StarBalanceLink } from '@/features/kid-frame/star-balance-link';
import { showHeading } from '@/features/kid-frame/show-heading';
import type { KidDashboardData } from '@/features/kid-frame/use-kid-dashboard';
import { useLandedPlaces } from '../egg-flight';
import { FIRST_PLACES, isFirstDay, surpriseLook, type TodayPlaces } from '../nest-chores';
import { useStickerOf } from '../use-surprise';
import styles from './day-picture.module.css';
import { GoalPath } from './goal-path';

/**
 * The kid's day in one picture: the stars, the way to the goal, and the nest with a place for each of today's
 * chores. `places` is null until they are known.
 */
export function DayPicture({
  data,
  kid,
  page,
  stars,
  places,
  clock,
  next,
  hasMore,
  onOpenEgg,
}: {
  data: KidDashboardData;
  kid: Kid;
  page: string;
  stars: number;
  places: TodayPlaces | null;
  clock: FamilyClock | null;
  next: string | null;
  hasMore: boolean;
  onOpenEgg: (() => void) | undefined;
}) {
  const goal = data.rewards.data?.rewards.find(({ id }) => id === kid.goal?.rewardId) ?? null;
  const free = freeStars({ totalStars: stars, heldStars: kid.heldStars });
  return (
    <>
      <Hills />
      <div className={styles.purse}>
        <StarBalanceLink data={data} kid={kid} page={page} stars={stars} wide />
      </div>
      <GoalPath page={page} kid={kid} reward={goal} free={free} />
      {places && <NestOfToday data={data} places={places} now={clock?.partOfDay} />}
      <UnsentEggs kidId={kid.id} />
      <div className={styles.corner}>
        {places ? (
          <EggOfToday kidId={kid.id} places={places} today={clock?.today} onOpen={onOpenEgg} />
        ) : (
          <span />
        )}
        {hasMore && (
          <button
            type="button"
            data-basket
            className={styles.basket}
            aria-label={t('kidDashboard.moreStars')}
            onClick={() => showHeading('today', 'more')}
          >
            <StateArt name="bonus-basket" className="size-full" />
          </button>
        )}
        <PipButton kid={kid} places={places} next={next} />
      </div>
    </>
  );
}

function PipButton({ kid, places, next }: { kid: Kid; places: TodayPlaces | null; next: string | null }) {
  const [hops, setHops] = useState(0);
  const isFree = places?.length === 0;
  const mood = isFree ? 'sleep' : places && isNestFull(places) ? 'cheer' : 'happy';
  return (
    <button
      type="button"
      className={styles.pip}
      aria-label={t('kidDashboard.pip')}
      onClick={() => {
        setHops(hops + 1);
        const title =
          next !== null
            ? t('kidDashboard.nextChore', { chore: next })
            : isFree
              ? t('kidDashboard.freeDayText')
              : t('kidDashboard.allDone', { name: kid.name });
        toast({ title, tone: 'pip' });
      }}
    >
      <span key={hops} className={hops > 0 ? styles.hop : undefined}>
        <Pip mood={mood} className="size-full" />
      </span>
    </button>
  );
}

function NestOfToday({
  data,
  places: all,
  now,
}: {
  data: KidDashboardData;
  places: TodayPlaces;
  now: PartOfDay | undefined;
}) {
  const places = useLandedPlaces(all);
  const hatched = places.filter(({ look }) => look === 'hatched').length;
  const before = useRef(hatched);
  useEffect(() => {
    if (hatched > before.current) play('crack');
    before.current = hatched;
  }, [hatched]);
  const filled = places.filter(({ look }) => look !== 'empty').length;
  const isFree = places.length === 0;
  const day = data.chores.data;
  const isFirst = day !== undefined && isFirstDay(day.chores, day.requests.submissions);
  return (
    <button
      type="button"
      data-nest={`${filled}/${places.length}`}
      className={styles.nest}
      aria-label={
        isFree
          ? t('kidDashboard.nestFree')
          : t('kidDashboard.nestFilled', { filled, open: places.length - filled })
      }
      onClick={() => showHeading('today', 'done')}
    >
      <DayNest
        places={isFirst ? FIRST_PLACES : placesToDraw(places)}
        now={now}
        className={isNestFull(places) ? styles.full : undefined}
      />
    </button>
  );
}

function UnsentEggs({ kidId }: { kidId: string }) {
  const unsent = useUnsent(kidId);
  if (unsent.length === 0) return null;
  return (
    <p className={styles.unsent} data-unsent={unsent.length}>
      <span className="sr-only">{t('kidDashboard.unsentEggs', { count: unsent.length })}</span>
      {unsent.slice(0, MOST_UNSENT).map(({ choreId, category }) => (
        <svg key={choreId} viewBox="0 0 64 64" aria-hidden>
          <EggShape look="banded" category={category} />
        </svg>
      ))}
      <StateArt name="sleeping-cloud" size={48} />
    </p>
  );
}

const MOST_UNSENT = 3;

function EggOfToday({
  kidId,
  places,
  today,
  onOpen,
}: {
  kidId: string;
  places: TodayPlaces;
  today: CalendarDate | undefined;
  onOpen: (() => void) | undefined;
}) {
  const sticker = useStickerOf(kidId, today);
  if (sticker === undefined || (places.length === 0 && sticker === null)) return <span />;
  if (sticker === null && onOpen) {
    return (
      <Button
        variant="highlight"
        className={styles.egg}
        aria-label={t('kidDashboard.openEggNamed')}
        onClick={onOpen}
      >
        <SurpriseEgg look="crack-2" />
      </Button>
    );
  }
  if (sticker === null) {
    const missing = places.filter(({ look }) => look === 'empty').length;
    return (
      <CornerButton
        label={t('kidDashboard.eggOfDay')}
        words={missing > 0 ? t('kidDashboard.eggsMissing', { count: missing }) : t('kidDashboard.eggOfDay')}
      >
        <SurpriseEgg look={surpriseLook(places)} />
      </CornerButton>
    );
  }
  const words = t('kidDashboard.sticker', { sticker: t(`kidDashboard.stickers.${sticker}`) });
  return (
    <CornerButton label={words} words={words}>
      <StickerArt name={sticker} />
    </CornerButton>
  );
}

function CornerButton({ label, words, children }: { label: string; words: string; children: ReactNode }) {
  const [taps, setTaps] = useState(0);
  return (
    <Button
      className={styles.egg}
      aria-label={label}
      onClick={() => {
        setTaps(taps + 1);
        toast({ title: words, tone: 'pip' });
      }}
    >
      <span key={taps} className={clsx(taps > 0 && styles.wobble)}>
        {children}
      </span>
    </Button>
  );
}

function Hills() {
  return (
    <>
      <svg
        viewBox="0 0 300 732"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full max-laptop:hidden"
        aria-hidden
      >
        <path d="M-10 556Q90 500 180 532Q250 556 310 524V740H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 612Q120 566 310 606V740H-10Z" fill="var(--color-hill-2)" />
        <path d="M-10 684Q160 650 310 678V740H-10Z" fill="var(--color-hill-3)" />
      </svg>
      <svg
        viewBox="0 0 600 268"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full laptop:hidden"
        aria-hidden
      >
        <path d="M-10 180Q150 146 310 176Q470 200 620 160V280H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 220Q250 190 620 226V280H-10Z" fill="var(--color-hill-2)" />
        <path d="M-10 250Q280 230 620 248V280H-10Z" fill="var(--color-hill-3)" />
      </svg>
    </>
  );
}
