import { useCallback, useSyncExternalStore } from 'react';
import { serverTimeOf } from '@/lib/server-clock';

/** The server's time in ms, in steps of `everyMs` while `on`. Each step reads the clock, so that it never drifts. */
export function useServerNow(everyMs: number, on = true): number {
  const read = () => Math.floor(serverTimeOf(Date.now()) / everyMs) * everyMs;
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!on) return () => {};
      let timer: ReturnType<typeof setTimeout>;
      const next = () => {
        timer = setTimeout(
          () => {
            changed();
            next();
          },
          everyMs - (serverTimeOf(Date.now()) % everyMs),
        );
      };
      next();
      document.addEventListener('visibilitychange', changed);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', changed);
      };
    },
    [everyMs, on],
  );
  return useSyncExternalStore(subscribe, read);
}
