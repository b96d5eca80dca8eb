import { useLayoutEffect, useState } from 'react';

export interface PlaceRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LEAST_TOP = 8;

export function usePlaceRect(place: HTMLElement | null, active: boolean): PlaceRect | null {
  const [rect, setRect] = useState<PlaceRect | null>(null);
  useLayoutEffect(() => {
    if (!place || !active) return undefined;
    const measure = () => {
      const { left, top, width, height } = place.getBoundingClientRect();
      setRect({ left, top: Math.max(LEAST_TOP, top), width, height });
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(place);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    place.toggleAttribute('data-covered', true);
    return () => {
      watcher.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      place.removeAttribute('data-covered');
    };
  }, [place, active]);
  return place ? rect : null;
}
