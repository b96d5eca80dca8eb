import { useCallback, useMemo, useSyncExternalStore } from 'react';

const WIDTHS = {
  tablet: '(min-width: 760px)',
  laptop: '(min-width: 1000px)',
  wide: '(min-width: 1280px)',
} as const;

export function useWide(breakpoint: keyof typeof WIDTHS): boolean {
  const query = useMemo(() => window.matchMedia(WIDTHS[breakpoint]), [breakpoint]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
}
