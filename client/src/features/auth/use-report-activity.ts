import { useEffect } from 'react';
import { post } from '@/lib/api/api-client';

export const REPORT_MS = 20_000;

export const reportActivity = (): void => {
  // Other requests detect an ended session.
  void post('/api/user/activity').catch(() => {});
};

/**
 * The server otherwise ends a parent's session on a tablet. The first event is sent immediately, later ones
 * at the end of each interval.
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
