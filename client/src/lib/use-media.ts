import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** The theme's breakpoints, for what is not only drawn otherwise on a wide page but is another thing. */
const WIDTHS = { md: '(min-width: 760px)', lg: '(min-width: 1024px)' } as const;

/** Whether the page is that wide. */
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
