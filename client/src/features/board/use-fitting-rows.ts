import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The number of rows to show of `count`: all that fit with their lowest height, or one less to leave room for "+2 more". The
 * list has that height as its scroll padding, because browsers compute that in pixels.
 */
export function useFittingRows(list: RefObject<HTMLElement | null>, count: number): number {
  const [room, setRoom] = useState(Infinity);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver !== 'function') return undefined;
    const measure = () => {
      const { scrollPaddingTop, rowGap } = getComputedStyle(element);
      const lowest = Number.parseFloat(scrollPaddingTop) || 0;
      const gap = Number.parseFloat(rowGap) || 0;
      const height = element.clientHeight;
      setRoom(lowest > 0 && height > 0 ? Math.max(1, Math.floor((height + gap) / (lowest + gap))) : Infinity);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return count <= room ? count : Math.max(1, room - 1);
}
