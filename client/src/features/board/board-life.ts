import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import type { Board } from '@shared/contracts/boards';
import { boardThemeAt, isNightAt, isReadDue, isReloadDue, shiftAt, WAKE_MS } from '@shared/rules/board-time';
import { ApiError } from '@/lib/api/api-client';
import { checkConnection, useConnection } from '@/lib/api/connection';
import { followLanguage } from '@/lib/i18n/language';
import { hasNewBuild } from '@/lib/api/new-build';
import { useBusy } from '@/lib/sound/quiet';
import { serverTimeOf } from '@/lib/api/server-clock';
import { deviceStorage } from '@/lib/storage/storage';
import { createStore } from '@/lib/storage/store';
import { chooseTheme } from '@/lib/page/theme';
import { boardNow, onTick } from './board-clock';
import { boardThemeSetting } from './board-device';

/** Keeps a board up to date for weeks. All work happens at a tick (`onTick`) or a touch. */

/** The last touch in `performance.now` time, which clock changes don't affect. */
const touchedAt = createStore(-Infinity);

const openedAt = performance.now();

const untouchedMs = () => performance.now() - touchedAt.get();

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

export function useTouches(): void {
  useEffect(() => {
    touchedAt.set(-Infinity);
    const end = new AbortController();
    const touch = () => touchedAt.set(performance.now());
    for (const type of TOUCHES)
      window.addEventListener(type, touch, { signal: end.signal, capture: true, passive: true });
    return () => end.abort();
  }, []);
}

/** Applies the theme for the time of day, and stores it for the next page from the server. */
export function useBoardTheme({ device, night, family }: Board): void {
  const subscribe = useCallback((changed: () => void) => {
    const stops = [onTick(changed), deviceStorage.subscribe(changed)];
    return () => stops.forEach((stop) => stop());
  }, []);
  const theme = useSyncExternalStore(subscribe, () =>
    boardThemeAt(boardThemeSetting(device.theme), night, boardNow(), family.timezone),
  );
  useLayoutEffect(() => chooseTheme(theme), [theme]);
}

/** Whether these are the night hours, without sounds. */
export const useIsNight = ({ night, family }: Pick<Board, 'night' | 'family'>): boolean =>
  useSyncExternalStore(onTick, () => isNightAt(night, boardNow(), family.timezone));

function onTouch(changed: () => void): () => void {
  let timer: number | undefined;
  const stop = touchedAt.subscribe(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(changed, WAKE_MS + 50);
    changed();
  });
  return () => {
    window.clearTimeout(timer);
    stop();
  };
}

/** Whether a touch keeps the night screen away. */
export const useIsAwake = (): boolean => useSyncExternalStore(onTouch, () => untouchedMs() < WAKE_MS);

export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the device's screen on. The browser ends the lock whenever the page is hidden or the battery low. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !canStayAwake()) return undefined;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    let isRequested = false;
    const request = async () => {
      if (isRequested || document.visibilityState !== 'visible' || lock?.released === false) return;
      isRequested = true;
      // Refused on a low battery: the next tick tries again.
      const granted = await navigator.wakeLock.request('screen').catch(() => null);
      isRequested = false;
      if (isOver) await granted?.release();
      else lock = granted;
    };
    void request();
    const stop = onTick(() => void request());
    return () => {
      isOver = true;
      stop();
      void lock?.release();
    };
  }, [on]);
}

const WIDE_PX = 1200;

/** Moves the board by single pixels to prevent burn-in, without a render. */
export function usePixelShift(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = () => {
      const { x, y } = shiftAt(boardNow(), window.innerWidth < WIDE_PX ? 3 : 6);
      board.current?.style.setProperty('--shift', `${x}px ${y}px`);
    };
    move();
    return onTick(move);
  }, [board]);
}

/** Spreads the reads of all boards after midnight. */
const SPREAD_MS = 5000;

interface BoardSource {
  timezone: string;
  /** The device time of the last answer or failure. */
  answeredAt: number;
  isFetching: boolean;
  refetch: () => unknown;
  isLive: boolean;
  reconnect: () => void;
}

/** Reads the board again when its data may be old (`isReadDue`), and reconnects its socket. */
export function useBoardReads(source: BoardSource): void {
  const { isLive } = source;
  const [jitter] = useState(Math.random);
  const askedAt = useRef(0);
  const timer = useRef<number>(undefined);
  const look = useEffectEvent(() => {
    const { timezone, answeredAt, isFetching, refetch, reconnect } = source;
    // No answer for up to 20 seconds.
    if (isFetching) void checkConnection();
    if (document.visibilityState === 'hidden' || timer.current !== undefined) return;
    const readAt = serverTimeOf(Math.max(answeredAt, askedAt.current));
    if (!isReadDue({ readAt, isLive, jitter }, boardNow(), timezone)) return;
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      askedAt.current = Date.now();
      refetch();
      if (!isLive) reconnect();
    }, Math.random() * SPREAD_MS);
  });
  useEffect(() => {
    const stop = onTick(() => look());
    return () => {
      stop();
      window.clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, []);
  // A lost socket is the first sign of a lost server.
  const [wasLive, setWasLive] = useState(isLive);
  if (isLive && !wasLive) setWasLive(true);
  useEffect(() => {
    if (wasLive && !isLive) void checkConnection();
  }, [wasLive, isLive]);
}

/** Statuses that mean a rejected user or a busy server, not an outdated page. */
const OTHER_REFUSALS = [401, 403, 429];

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && !OTHER_REFUSALS.includes(error.status);

/** Loads new builds at night, refreshes the page once per night, and follows the family's language. */
export function useBoardReloads(
  { family: { timezone, locale } }: Board,
  error: unknown,
  pendingChecks: number,
): void {
  const [refreshMinute] = useState(() => Math.floor(Math.random() * 60));
  const isFileLost = useRef(false);
  // The page's other reloads ignore the time of day.
  useBusy(true);
  const look = useEffectEvent(() => {
    const isRefused = isFileLost.current || (hasNewBuild() && isRefusal(error));
    const page = {
      openMs: performance.now() - openedAt,
      untouchedMs: untouchedMs(),
      pendingChecks,
      newBuild: isRefused ? 'refused' : hasNewBuild() ? 'known' : 'none',
      refreshMinute,
    } as const;
    if (isReloadDue(page, boardNow(), timezone)) void reloadIfThere();
  });
  useEffect(() => {
    const end = new AbortController();
    const lose = () => {
      isFileLost.current = true;
    };
    window.addEventListener('vite:preloadError', lose, { signal: end.signal });
    const stop = onTick(() => look());
    return () => {
      stop();
      end.abort();
    };
  }, []);
  useEffect(() => {
    if (followLanguage(locale)) void reloadIfThere();
  }, [locale]);
}

/** Without the server, a reload would lose the page. */
async function reloadIfThere(): Promise<void> {
  if (await checkConnection()) window.location.reload();
}

const AWAY_MS = 20_000;

/** Whether the server has not answered for 20 seconds. */
export function useLongAway(): boolean {
  const { away } = useConnection();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!away) return undefined;
    const timer = setTimeout(() => setLong(true), AWAY_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [away]);
  return isLong;
}
