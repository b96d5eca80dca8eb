import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { isNestFull, placesToDraw } from '@shared/rules/nest-places';
import { ExtraPart } from '@/components/ui/part-boundary';
import { useFamilyClock, type FamilyClock } from '@/lib/dates/family-clock';
import { keepLastList, listText } from '@/lib/storage/last-list';
import { DayPicture } from './picture/day-picture';
import { TilesSkeleton } from '@/features/kid-frame/dashboard-skeleton';
import { t } from '@/lib/i18n/messages';
import { onIdle } from '@/lib/page/on-idle';
import { useWide } from '@/lib/page/use-media';
import { useOnScreen } from '@/lib/page/watch-intersection';
import type { PlaceProps } from '@/features/kid-frame/kid-places';
import { Loaded } from '@/features/kid-frame/loaded';
import { kidNestQuery, refetchChores } from '@/features/kid-frame/kid-dashboard.api';
import { DayNest } from '@/components/art/day-nest';
import { ToastPlace } from '@/components/ui/toast-place';
import { ListenButton } from '@/features/kid-frame/frame-buttons';
import { showHeading } from '@/features/kid-frame/show-heading';
import { StarBalanceLink } from '@/features/kid-frame/star-balance-link';
import { isOpen } from './chore-words';
import { closeFinish, openFinish, useFinish, useLastEgg } from './finish';
import { placesToday, type TodayPlaces } from './nest-chores';
import styles from './picture/day-picture.module.css';
import { TodayChores } from './today-chores';
import { closePlayer, usePlayer } from './player';
import { nextChore, todayItems, isRoutine } from './today-items';
import { useStickerOf } from './use-surprise';
import { useLandedPlaces } from './egg-flight';

const loadFinish = () => import('./finish-screen');
const FinishScreen = lazy(loadFinish);
const loadRoutine = () => import('./routine-screen');
const RoutineScreen = lazy(loadRoutine);

/** The chores next to the day's picture; on phones and upright tablets below it. */
export function TodayPlace({ head, data, kid, page, stars, readOnly }: PlaceProps & { head: ReactNode }) {
  const clock = useFamilyClock();
  useReadAtTurns(kid.id, clock);
  const { data: read } = data.chores;
  const isPhone = !useWide('tablet');
  const [picture, setPicture] = useState<HTMLElement | null>(null);
  const isPictureSeen = useOnScreen(picture);
  const nest = useQuery(kidNestQuery(kid.id));
  const isRead = clock !== null && (!nest.isPending || nest.fetchStatus === 'paused');
  const places = isRead && read ? placesToday(read.chores, read.requests.submissions, clock.today) : null;
  const items =
    read && clock && places
      ? todayItems(read.chores, read.requests.submissions, clock.partOfDay, isNestFull(places))
      : [];
  const lastList = listText(
    kid.id,
    items.filter((one) => isOpen(one.look)).map(({ item: { chore } }) => chore),
  );
  const keepsList = places !== null && !readOnly;
  useEffect(() => {
    if (keepsList) keepLastList(lastList);
  }, [keepsList, lastList]);
  const finish = useFinish();
  const sticker = useStickerOf(kid.id, clock?.today);
  const isEggClosed = sticker === null && !readOnly;
  const canOpenEgg = isEggClosed && places !== null && isNestFull(places);
  const isNear = useLastEgg(places, isEggClosed) || canOpenEgg;
  useEffect(() => {
    if (isNear) void loadFinish().catch(() => undefined);
  }, [isNear]);
  const routine = usePlayer();
  const hasRoutines = !readOnly && read?.chores.some(({ chore }) => isRoutine(chore)) === true;
  useEffect(
    () => (hasRoutines ? onIdle(() => void loadRoutine().catch(() => undefined)) : undefined),
    [hasRoutines],
  );
  return (
    <div className="flex flex-col low:grid low:grid-cols-[minmax(0,1fr)_268px] low:items-start low:gap-4 laptop:grid laptop:grid-cols-[minmax(0,1fr)_300px] laptop:items-start laptop:gap-5">
      {/* On phones, the head comes first, then the picture, then the chores. */}
      <div className="contents low:block low:min-w-0 laptop:block laptop:min-w-0">
        {head}
        <div className="order-2 min-w-0" aria-busy={places === null || undefined}>
          <Loaded from={{ ...data.chores, data: isRead ? read : undefined }} skeleton={<TilesSkeleton />}>
            {({ chores, requests }) =>
              clock &&
              places && (
                <TodayChores
                  kid={kid}
                  page={page}
                  readOnly={readOnly}
                  chores={chores}
                  submissions={requests.submissions}
                  places={places}
                  clock={clock}
                />
              )
            }
          </Loaded>
        </div>
      </div>
      {isPhone && !isPictureSeen && clock && places && (
        <PhoneBar
          data={data}
          kid={kid}
          page={page}
          stars={stars}
          readOnly={readOnly}
          places={places}
          clock={clock}
        />
      )}
      <aside ref={setPicture} className={styles.picture} aria-label={t('kidDashboard.dayPicture')}>
        <ExtraPart>
          <DayPicture
            data={data}
            kid={kid}
            page={page}
            stars={stars}
            places={places}
            clock={clock}
            next={nextChore(items)}
            hasMore={items.some(({ section }) => section === 'more')}
            onOpenEgg={canOpenEgg ? openFinish : undefined}
          />
        </ExtraPart>
      </aside>
      {routine && clock && places && (
        <ExtraPart onError={closePlayer}>
          <RoutineScreen kid={kid} places={places} today={clock.today} shown={routine} />
        </ExtraPart>
      )}
      {finish && clock && places && (
        <ExtraPart onError={closeFinish}>
          <FinishScreen kid={kid} places={places} today={clock.today} finish={finish} />
        </ExtraPart>
      )}
    </div>
  );
}

/** The device's clock may be ahead of the server's. */
const READ_AGAIN_MS = 60_000;

/** Refetches when the family's day or part of the day changes. */
function useReadAtTurns(kidId: string, clock: FamilyClock | null): void {
  const client = useQueryClient();
  const turn = clock && `${clock.today} ${clock.partOfDay}`;
  const seen = useRef(turn);
  const read = useEffectEvent(() => void refetchChores(client, kidId));
  useEffect(() => {
    if (turn === null || seen.current === turn) return undefined;
    const isFirst = seen.current === null;
    seen.current = turn;
    if (isFirst) return undefined;
    read();
    const timer = setTimeout(() => read(), READ_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [turn]);
}

/** A bar that replaces the day picture while that is scrolled away. Stars and eggs fly here. */
function PhoneBar({
  data,
  kid,
  page,
  stars,
  readOnly,
  places,
  clock,
}: Pick<PlaceProps, 'data' | 'kid' | 'page' | 'stars' | 'readOnly'> & {
  places: TodayPlaces;
  clock: FamilyClock;
}) {
  const landed = useLandedPlaces(places);
  return (
    <div
      data-phone-bar
      className="fixed inset-x-0 top-0 z-6 flex h-21 animate-fade items-center gap-2.5 rounded-b-xl bg-surface px-3.5 shadow-tile"
    >
      <StarBalanceLink data={data} kid={kid} page={page} stars={stars} />
      <ToastPlace className="min-w-0 flex-1 data-covered:*:invisible">
        <button
          type="button"
          data-bar-nest
          className="grid h-15.5 w-full place-items-center rounded-lg bg-linear-to-b from-sky-2 to-sky-3"
          aria-label={t('kidDashboard.done')}
          onClick={() => showHeading('today', 'done')}
        >
          <DayNest places={placesToDraw(landed)} now={clock.partOfDay} className="h-14 w-24" />
        </button>
      </ToastPlace>
      {!readOnly && <ListenButton />}
    </div>
  );
}
