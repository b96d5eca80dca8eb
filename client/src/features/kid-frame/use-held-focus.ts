import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

export function useHeldFocus<Region extends HTMLElement>(state: string): RefObject<Region | null> {
  const region = useRef<Region>(null);
  const held = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    // A removed element reports no loss.
    const note = ({ target }: FocusEvent) => {
      held.current = target instanceof Node && region.current?.contains(target) === true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (held.current && document.activeElement === document.body) {
      region.current?.focus({ preventScroll: true });
    }
  });
  return region;
}
