import { useEffect, useRef, useState, type RefObject } from 'react';

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
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy page is told of several changes at once; the last is how it is.
        const entry = entries.at(-1);
        if (!entry) return;
        const near = entry.isIntersecting || element.contains(document.activeElement);
        setState((was) =>
          was.near === near ? was : { near, height: near ? was.height : entry.boundingClientRect.height },
        );
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin]);
  return { ref, ...state };
}
