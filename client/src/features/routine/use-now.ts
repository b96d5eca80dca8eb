import { useCallback, useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@shared/constants';
import { checkConnection } from '@/lib/api/connection';
import { restoreServerAhead, serverTimeOf } from '@/lib/api/server-clock';

/** Timers of a hidden page are up to a minute late. */
const LEAP_MS = 2 * MINUTE_MS;

interface Ticker {
  listeners: Set<() => void>;
  timer?: ReturnType<typeof setTimeout>;
}

/** By interval, so that the disks of a board share one timer. */
const tickers = new Map<number, Ticker>();

const notify = ({ listeners }: Ticker) => {
  for (const changed of listeners) changed();
};

function follow(everyMs: number, listener: () => void): () => void {
  const ticker: Ticker = tickers.get(everyMs) ?? { listeners: new Set() };
  tickers.set(everyMs, ticker);
  const wait = () => {
    const before = Date.now();
    const next = serverTimeOf(before) + everyMs - (serverTimeOf(before) % everyMs);
    ticker.timer = setTimeout(
      () => {
        const passed = Date.now() - before;
        // The device's clock was set back. Timers and disks go on.
        if (passed < 0) restoreServerAhead(next - Date.now());
        // The device slept, or its clock was set forward. The server knows the time.
        if (passed > everyMs + LEAP_MS) void checkConnection().then(() => notify(ticker));
        notify(ticker);
        wait();
      },
      next - serverTimeOf(before),
    );
  };
  if (ticker.listeners.size === 0) wait();
  ticker.listeners.add(listener);
  return () => {
    ticker.listeners.delete(listener);
    if (ticker.listeners.size > 0) return;
    clearTimeout(ticker.timer);
    tickers.delete(everyMs);
  };
}

/** The server's time in ms, in steps of `everyMs` while `on`. Each step reads the clock, so that it never drifts. */
export function useServerNow(everyMs: number, on = true): number {
  const read = () => Math.floor(serverTimeOf(Date.now()) / everyMs) * everyMs;
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!on) return () => {};
      const stop = follow(everyMs, changed);
      document.addEventListener('visibilitychange', changed);
      return () => {
        stop();
        document.removeEventListener('visibilitychange', changed);
      };
    },
    [everyMs, on],
  );
  return useSyncExternalStore(subscribe, read);
}
