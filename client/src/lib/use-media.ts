import { useSyncExternalStore } from 'react';

/** The theme's breakpoints, for what is not only drawn otherwise on a wide page but is another thing. */
const WIDTHS = { md: '(min-width: 760px)', lg: '(min-width: 1024px)' } as const;

/** Whether the page is that wide. */
export function useWide(breakpoint: keyof typeof WIDTHS): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDTHS[breakpoint]);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(WIDTHS[breakpoint]).matches,
  );
}
