import { useEffect, useRef, useState, type RefObject } from 'react';

export function watchIntersection(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  const observer = new IntersectionObserver((entries) => {
    // Only the last entry is current.
    const entry = entries.at(-1);
    if (entry) onChange(entry);
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Whether the element is within `margin` pixels of the viewport, or focused. `height` is its last known
 * height. `guess` is the initial value.
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

/** Returns true until the element is observed, and without an element. */
export function useOnScreen(element: Element | null): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(
    () => (element ? watchIntersection(element, (entry) => setOnScreen(entry.isIntersecting)) : undefined),
    [element],
  );
  return onScreen;
}
