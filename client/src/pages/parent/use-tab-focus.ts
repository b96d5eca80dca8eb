import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a change of tab: begins at the top, and where the link that was pressed is gone with the old tab, the focus
 * goes to the new one's heading.
 */
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
