import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/lib/reduced-motion';

const COUNT_MS = 450;

export function useCountingNumber(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    if (start === value) return undefined;
    const still = prefersReducedMotion();
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const time = still ? 1 : Math.min(1, Math.max(0, (now - began) / COUNT_MS));
      from.current = Math.round(start + (value - start) * (1 - (1 - time) ** 3));
      setShown(from.current);
      if (time < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
