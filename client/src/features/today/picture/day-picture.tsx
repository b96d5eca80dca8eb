import { CloudUpload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PartOfDay } from '@shared/constants';
import type { Kid } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { freeStars } from '@shared/rules/availability';
import { drawnPlaces, isNestFull } from '@shared/rules/nest-places';
import { DayNest } from '@/components/art/day-nest';
import { EggShape } from '@/components/art/egg-shapes';
import { Pip } from '@/components/art/pip';
import { StickerArt } from '@/components/art/sticker-art';
import { SurpriseEgg } from '@/components/art/surprise-egg';
import { TwigArt } from '@/components/art/twig-art';
import type { FamilyClock } from '@/lib/family-clock';
import { t } from '@/lib/messages';
import { play } from '@/lib/sounds';
import { useUnsent } from '@/lib/unsent-chores';
import { StarBalanceLink } from '@/features/kid-frame/star-balance-link';
import { showHeading } from '@/features/kid-frame/show-heading';
import type { KidDashboardData } from '@/features/kid-frame/use-kid-dashboard';
import { useLandedPlaces } from '../egg-flight';
import type { TodayPlaces } from '../nest-chores';
import { surpriseLook } from '../surprise-look';
import { useStickerOf } from '../use-surprise';
import styles from './day-picture.module.css';
import { GoalPath } from './goal-path';

/**
 * The kid's day in one picture, always in view: the stars, the way to the goal, and the nest with a place for each of
 * today's chores. `places` is null until they are known.
 */
export function DayPicture({
  data,
  kid,
  page,
  stars,
  places,
  clock,
}: {
  data: KidDashboardData;
  kid: Kid;
  /** The page's path without its tab. */
  page: string;
  /** To spend, as they are shown. */
  stars: number;
  places: TodayPlaces | null;
  /** Null until it is known. */
  clock: FamilyClock | null;
}) {
  const goal = data.rewards.data?.rewards.find(({ id }) => id === kid.goal?.rewardId) ?? null;
  const free = freeStars({ totalStars: stars, heldStars: kid.heldStars });
  return (
    <>
      <Hills />
      <div className="absolute start-3.5 top-3.5 z-1 flex max-lg:start-2.5 max-lg:top-2.5">
        <StarBalanceLink data={data} kid={kid} page={page} stars={stars} />
      </div>
      <GoalPath page={page} reward={goal} free={free} />
      {places && <NestOfToday places={places} now={clock?.partOfDay} />}
      <UnsentEggs kidId={kid.id} />
      {places && <EggOfToday kidId={kid.id} places={places} today={clock?.today} />}
      <Pip
        mood={
          places === null ? 'happy' : places.length === 0 ? 'sleep' : isNestFull(places) ? 'cheer' : 'happy'
        }
        className="absolute end-4.5 bottom-25 size-23 max-lg:end-2 max-lg:bottom-1.5 max-lg:size-15.5"
      />
      <Twig streak={kid.streak} />
    </>
  );
}

/** The nest; a press leads to what is done. */
function NestOfToday({ places: all, now }: { places: TodayPlaces; now: PartOfDay | undefined }) {
  const places = useLandedPlaces(all);
  const hatched = places.filter(({ look }) => look === 'hatched').length;
  const before = useRef(hatched);
  useEffect(() => {
    if (hatched > before.current) play('crack');
    before.current = hatched;
  }, [hatched]);
  const filled = places.filter(({ look }) => look !== 'empty').length;
  const isFree = places.length === 0;
  return (
    <button
      type="button"
      data-nest={`${filled}/${places.length}`}
      className="absolute start-3.5 bottom-46 block w-68 max-lg:start-2 max-lg:bottom-4.5 max-lg:w-46.5"
      aria-label={
        isFree ? t('kidDashboard.nestFree') : t('kidDashboard.nestFilled', { filled, of: places.length })
      }
      onClick={() => showHeading('today', 'done')}
    >
      <DayNest
        places={drawnPlaces(places)}
        now={now}
        className={isNestFull(places) ? styles.full : undefined}
      />
    </button>
  );
}

/** The eggs beside the nest that wait for the network. */
function UnsentEggs({ kidId }: { kidId: string }) {
  const unsent = useUnsent(kidId);
  if (unsent.length === 0) return null;
  return (
    <p
      className="absolute start-4 bottom-25 flex items-end rounded-xl bg-surface/75 px-2 py-1 max-lg:start-48 max-lg:bottom-2"
      data-unsent={unsent.length}
    >
      <span className="sr-only">{t('kidDashboard.unsentEggs', { count: unsent.length })}</span>
      {unsent.slice(0, MOST_UNSENT).map(({ choreId, category }) => (
        <svg key={choreId} viewBox="0 0 64 64" className="-me-2 size-12 max-lg:size-9" aria-hidden>
          <EggShape look="banded" category={category} />
        </svg>
      ))}
      <CloudUpload className="ms-3 size-8 text-lagoon-text" />
    </p>
  );
}

const MOST_UNSENT = 3;

/** The egg of the day beside Pip; once it was opened, the sticker that was in it. Nothing to press. */
function EggOfToday({
  kidId,
  places,
  today,
}: {
  kidId: string;
  places: TodayPlaces;
  today: CalendarDate | undefined;
}) {
  const sticker = useStickerOf(kidId, today);
  if (sticker === undefined || (places.length === 0 && sticker === null)) return null;
  const className = 'absolute end-25 bottom-24 size-18 max-lg:end-16 max-lg:bottom-1 max-lg:size-12';
  return sticker === null ? (
    <SurpriseEgg look={surpriseLook(places)} className={className} />
  ) : (
    <StickerArt
      name={sticker}
      label={t('kidDashboard.sticker', { sticker: t(`kidDashboard.stickers.${sticker}`) })}
      className={className}
    />
  );
}

/** Days in a row. When a run ends, the twig begins anew, and nothing is said. */
function Twig({ streak: { days, today } }: Pick<Kid, 'streak'>) {
  return (
    <div className="absolute inset-x-3.5 bottom-3.5 flex h-19 items-center gap-2 rounded-lg bg-surface ps-2.5 pe-3.5 max-lg:hidden">
      <TwigArt days={days} today={today} className="min-w-0 flex-1" />
      {days > 0 && (
        <b className="grid justify-items-center gap-0.5 font-display text-28 leading-none font-bold">
          {days}
          <small className="text-16 leading-none font-semibold">
            {t('kidDashboard.daysInARow', { count: days })}
          </small>
        </b>
      )}
    </div>
  );
}

function Hills() {
  return (
    <>
      <svg
        viewBox="0 0 300 732"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full max-lg:hidden"
        aria-hidden
      >
        <path d="M-10 560Q90 500 180 536Q250 560 310 528V740H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 622Q120 570 310 620V740H-10Z" fill="var(--color-hill-2)" />
        <path d="M-10 690Q160 650 310 684V740H-10Z" fill="var(--color-hill-3)" />
      </svg>
      <svg
        viewBox="0 0 362 236"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full lg:hidden"
        aria-hidden
      >
        <path d="M-10 160Q90 126 190 154Q290 180 380 140V240H-10Z" fill="var(--color-hill-1)" />
        <path d="M-10 196Q150 168 380 200V240H-10Z" fill="var(--color-hill-2)" />
        <path d="M-10 224Q180 204 380 222V240H-10Z" fill="var(--color-hill-3)" />
      </svg>
    </>
  );
}
