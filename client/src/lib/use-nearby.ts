import { useEffect, useRef, useState, type RefObject } from 'react';
import { watchIntersection } from './watch-intersection';

/**
 * Whether an element is on the screen or within `margin` pixels of it. `height` is its last height while it was. A part
 * that holds the focus counts as near. Without IntersectionObserver everything is near. `guess` is what is known before
 * it is seen: near unless told.
 */
export function useNearby<T extends HTMLElement>(
  margin: number,
  guess = { near: true, height: 0 },
): { ref: RefObject<T | null>; near: boolean; height: number } {
  const ref = useRef<T>(null);
  const [state, setState] = useState(() =>
    typeof IntersectionObserver === 'undefined' ? { near: true, height: 0 } : guess,
  );
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return watchIntersection(
      element,
      ({ isIntersecting, boundingClientRect }) => {
        const near = isIntersecting || element.contains(document.activeElement);
        setState((was) =>
          was.near === near ? was : { near, height: near ? was.height : boundingClientRect.height },
        );
      },
      { rootMargin: `${margin}px 0px` },
    );
  }, [margin]);
  return { ref, ...state };
}
