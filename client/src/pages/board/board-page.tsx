import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import type { Board, BoardLane } from '@shared/contracts/boards';
import { boardOn, nightLevelAt } from '@shared/rules/board-time';
import { Pip } from '@/components/art/pip';
import { Button, LinkButton } from '@/components/ui/button';
import { useBoardClock } from '@/features/board/board-clock';
import { forgetBoard, keepBoard, keepPhotos, photosOf } from '@/features/board/board-device';
import { NextEvent } from '@/features/board/board-events';
import {
  useBoardReads,
  useBoardReloads,
  useBoardTheme,
  useIsAwake,
  useIsNight,
  usePixelShift,
  useTouches,
  useWakeLock,
} from '@/features/board/board-life';
import { BoardScene } from '@/features/board/board-scene';
import { BoardSky } from '@/features/board/board-sky';
import { useBoard } from '@/features/board/board.api';
import { withChecks, useKeptChecks } from '@/features/board/kept-checks';
import { LaneFrames } from '@/features/board/lane-frames';
import { announcement } from '@/features/board/lane-news';
import { NightScreen } from '@/features/board/night-screen';
import { useParties } from '@/features/board/parties';
import { useSendRoutines } from '@/features/board/routines';
import { useBoardKeys } from '@/features/board/use-board-keys';
import { useSendChecks } from '@/features/board/use-checks';
import { useTablet } from '@/features/kid-auth/tablet.api';
import { ApiError } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { useSounds } from '@/lib/sound/sounds';
import { useStore } from '@/lib/storage/store';
import { isBoard } from '@/lib/page/browser-hints';
import { useAudience } from '@/lib/page/use-audience';
import { useTitle } from '@/lib/page/use-title';
import { useLiveUpdates } from '@/realtime/use-live-updates';

const BoardLogin = lazy(() => import('./board-login'));

/** The family board: a screen on the wall, without a login. */
export default function BoardPage() {
  useAudience('kid');
  useTitle(t('board.title'));
  const shift = useRef<HTMLDivElement>(null);
  usePixelShift(shift);
  const query = useBoard();
  const { data, error, refetch } = query;
  // While it is read again, there is no error.
  const [wasRefused, setRefused] = useState(false);
  const isRefused = error
    ? error instanceof ApiError && [401, 403].includes(error.status)
    : wasRefused && !data;
  if (isRefused !== wasRefused) setRefused(isRefused);
  useEffect(() => {
    if (isRefused) forgetBoard();
  }, [isRefused]);
  return (
    <div ref={shift} className="relative isolate min-h-dvh overflow-clip">
      <BoardSky />
      {isRefused ? (
        <NoBoard onBoard={refetch} />
      ) : data ? (
        <LiveBoard board={data} query={query} />
      ) : error ? (
        <NotLoaded onRetry={() => void refetch()} />
      ) : (
        <LaneFrames />
      )}
    </div>
  );
}

function LiveBoard({ board, query }: { board: Board; query: ReturnType<typeof useBoard> }) {
  const { error, dataUpdatedAt, errorUpdatedAt, isFetching, refetch } = query;
  const { isLive, reconnect } = useLiveUpdates({
    userType: 'board',
    userId: board.device.id,
    onSessionEnded: () => void refetch(),
  });
  const { timezone, sounds } = board.family;
  const isNight = useIsNight(board);
  useTouches();
  useBoardTheme(board);
  useSounds(sounds && !isNight);
  useWakeLock(board.device.keepAwake && !isNight);
  useBoardReads({
    timezone,
    answeredAt: Math.max(dataUpdatedAt, errorUpdatedAt),
    isFetching,
    refetch,
    isLive,
    reconnect,
  });
  useBoardReloads(board, error, useKeptChecks().length);
  useEffect(() => keepBoard(board, dataUpdatedAt), [board, dataUpdatedAt]);
  const photos = photosOf(board).join(' ');
  useEffect(() => void keepPhotos(photos === '' ? [] : photos.split(' ')), [photos]);
  return <BoardBands board={board} />;
}

function BoardBands({ board: read }: { board: Board }) {
  const clock = useBoardClock(read.family.timezone);
  const checks = useKeptChecks();
  const day = boardOn(read, clock.today);
  const board = day && withChecks(day, checks);
  const news = useStore(announcement);
  useSendChecks(read, clock.today);
  useSendRoutines(read, clock.today);
  const nightLevel = nightLevelAt(board ?? read, clock.now);
  const isAwake = useIsAwake();
  useParties(board, clock.today);
  useBoardKeys(board);
  const [kid, setKid] = useState<BoardLane['kid'] | null>(null);
  return (
    <>
      <BoardScene
        read={read}
        board={board}
        clock={clock}
        inert={kid !== null || (nightLevel > 0 && !isAwake)}
        onOpen={setKid}
      />
      {kid && (
        <Suspense>
          <BoardLogin kid={kid} onBack={() => setKid(null)} />
        </Suspense>
      )}
      {/* An open dialog hides other elements, except those with this attribute. */}
      <output className="sr-only" aria-live="polite" data-announcement>
        <span key={news.nth}>{news.text}</span>
      </output>
      {nightLevel > 0 && (
        <NightScreen level={isAwake ? 0 : nightLevel} clock={clock}>
          <NextEvent board={read} clock={clock} />
        </NightScreen>
      )}
    </>
  );
}

const RETRY_MS = 60_000;

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  // No one is there to tap the button.
  useEffect(() => {
    const timer = setInterval(() => retry(), RETRY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <Pip mood="look" size={160} />
      <h1 className="text-title">{t('board.notLoaded')}</h1>
      <Button variant="plain" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </main>
  );
}

/** A device that isn't a family board. Opens the board once it becomes one, and the kids' names on a former board. */
function NoBoard({ onBoard }: { onBoard: () => void }) {
  const [wasBoard] = useState(isBoard);
  const { data: tablet, dataUpdatedAt } = useTablet();
  useEffect(() => {
    if (dataUpdatedAt > 0 && tablet?.board) onBoard();
  }, [tablet, dataUpdatedAt, onBoard]);
  // The response has also cleared the hint that would redirect the kids' login back here.
  if (wasBoard && tablet?.board === null) return <Redirect to={paths.kidLogin()} replace />;
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <Pip mood="look" size={160} />
      <h1 className="text-title">{t('board.notConnected')}</h1>
      <p className="text-21">{t('board.notConnectedText')}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <LinkButton href={paths.pair}>{t('pair.title')}</LinkButton>
        <LinkButton href={paths.kidLogin()}>{t('pair.codeInstead')}</LinkButton>
      </div>
    </main>
  );
}
