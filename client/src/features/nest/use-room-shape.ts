import { useCallback, useState } from 'react';
import type { RoomShape } from './room-places';

const WIDE_PX = 620;

export function useRoomShape(): [RoomShape, (element: HTMLElement | null) => (() => void) | undefined] {
  const [shape, setShape] = useState<RoomShape>('wide');
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const look = () => setShape(element.clientWidth > 0 && element.clientWidth < WIDE_PX ? 'tall' : 'wide');
    look();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [shape, measure];
}
