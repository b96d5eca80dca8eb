import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';

const WIDTHS = {
  tablet: '(min-width: 760px)',
  laptop: '(min-width: 1000px)',
  wide: '(min-width: 1280px)',
  wall: '(min-width: 1500px)',
} as const;

/** The window that media queries are about, if it isn't the page's: a frame with its own size. */
export const MediaWindow = createContext<Pick<Window, 'matchMedia'> | null>(null);

export const useWide = (breakpoint: keyof typeof WIDTHS): boolean => useMedia(WIDTHS[breakpoint]);

export function useMedia(media: string): boolean {
  const frame = use(MediaWindow);
  const query = useMemo(() => (frame ?? window).matchMedia(media), [frame, media]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
}

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
