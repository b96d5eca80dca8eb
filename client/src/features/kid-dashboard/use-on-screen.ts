import { useEffect, useState } from 'react';
import { watchIntersection } from '@/lib/watch-intersection';

/** Whether any of the element can be seen; true until it has been looked at, and while there is none. */
export function useOnScreen(element: Element | null): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(
    () => (element ? watchIntersection(element, (entry) => setOnScreen(entry.isIntersecting)) : undefined),
    [element],
  );
  return onScreen;
}
