import { useEffect } from 'react';
import { post } from '@/lib/api-client';

/** Shortest time between two reports. */
export const REPORT_MS = 20_000;

export const reportActivity = (): void => {
  // A session that has ended is found out by the live connection and the next call.
  void post('/api/user/activity').catch(() => {});
};

/**
 * Reports events of these types to the server, which ends a parent's session on a tablet without them: the first one
 * immediately, later ones at the end of each interval.
 */
export function useReportActivity(types: readonly string[], active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const end = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let again = false;
    const touch = () => {
      if (timer !== undefined) {
        again = true;
        return;
      }
      reportActivity();
      timer = setTimeout(() => {
        timer = undefined;
        if (again) touch();
        again = false;
      }, REPORT_MS);
    };
    for (const type of types)
      window.addEventListener(type, touch, { capture: true, passive: true, signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [types, active]);
}
