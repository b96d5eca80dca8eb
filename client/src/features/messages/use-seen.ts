import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { watchIntersection } from '@/lib/watch-intersection';

/** How much of it, and for how long. A message that is only scrolled past was not read. */
const SHARE = 0.6;
const SEEN_MS = 700;

/** Calls `onSeen` once the element has been on the screen for a moment; not while `enabled` is false. */
export function useSeen<Node extends Element>(enabled: boolean, onSeen: () => void): RefObject<Node | null> {
  const ref = useRef<Node>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const element = ref.current;
    if (!enabled || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = watchIntersection(
      element,
      (entry) => {
        clearTimeout(timer);
        if (!entry.isIntersecting || !fills(entry)) return;
        timer = setTimeout(() => {
          stop();
          seen();
        }, SEEN_MS);
      },
      { threshold: [0.1, 0.3, SHARE, 1] },
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [enabled]);
  return ref;
}

/** Enough of it is visible, or as much as the screen can hold. */
function fills({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= SHARE || intersectionRect.height >= (rootBounds?.height ?? Infinity) * SHARE;
}
