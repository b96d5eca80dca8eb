import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus where it was when `state` takes away the key that held it: the region itself (which needs a tabindex)
 * has it then, and is read out. Returns the ref for the region.
 */
export function useHeldFocus<Region extends HTMLElement>(state: string): RefObject<Region | null> {
  const region = useRef<Region>(null);
  const held = useRef(false);
  const before = useRef(state);
  useEffect(() => {
    // Only what gains the focus tells: an element that is removed says nothing of its loss.
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
