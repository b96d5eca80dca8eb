import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { watchIntersection } from '@/lib/watch-intersection';

/** Scrolling past doesn't count as reading. */
const SHARE = 0.6;
const SEEN_MS = 700;

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

function fills({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= SHARE || intersectionRect.height >= (rootBounds?.height ?? Infinity) * SHARE;
}
