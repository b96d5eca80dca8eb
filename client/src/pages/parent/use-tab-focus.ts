import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls to the top, and focuses the new heading if the pressed link was removed. */
export function useTabFocus(tab: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const before = useRef(tab);
  useEffect(() => {
    if (before.current === tab) return;
    before.current = tab;
    window.scrollTo(0, 0);
    if (document.activeElement === document.body) main.current?.querySelector('h1')?.focus();
  }, [tab]);
  return main;
}
