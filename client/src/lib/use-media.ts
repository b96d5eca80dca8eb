import { useCallback, useMemo, useSyncExternalStore } from 'react';

const WIDTHS = {
  tablet: '(min-width: 760px)',
  laptop: '(min-width: 1000px)',
  wide: '(min-width: 1280px)',
  wall: '(min-width: 1500px)',
} as const;

export const useWide = (breakpoint: keyof typeof WIDTHS): boolean => useMedia(WIDTHS[breakpoint]);

export function useMedia(media: string): boolean {
  const query = useMemo(() => window.matchMedia(media), [media]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
}
