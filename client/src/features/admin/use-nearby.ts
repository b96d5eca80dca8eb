import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether an element is on the screen or within `margin` pixels of it. `height` is its last height while it was. A part
 * that holds the focus counts as near. Without IntersectionObserver everything is near.
 */
export function useNearby<T extends HTMLElement>(
  margin: number,
): { ref: RefObject<T | null>; near: boolean; height: number } {
  const ref = useRef<T>(null);
  const [state, setState] = useState({ near: true, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
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
