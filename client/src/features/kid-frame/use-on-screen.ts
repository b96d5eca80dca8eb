import { useEffect, useState } from 'react';
import { watchIntersection } from '@/lib/page/watch-intersection';

/** Returns true until the element is observed, and without an element. */
export function useOnScreen(element: Element | null): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(
    () => (element ? watchIntersection(element, (entry) => setOnScreen(entry.isIntersecting)) : undefined),
    [element],
  );
  return onScreen;
}
