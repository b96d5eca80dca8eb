import { useRef, useState, type PointerEvent } from 'react';
import { isRightToLeft } from '@/lib/locale';

const FAR_PX = 96;
const SLACK_PX = 12;

/** Swipes a row toward its end with a finger. Disabled if `onSwept` is null. */
export function useSwipe(onSwept: (() => void) | null) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const row = useRef<HTMLElement | null>(null);
  const by = useRef(0);
  const [isMoving, setMoving] = useState(false);

  const put = (px: number) => {
    by.current = px;
    if (!row.current) return;
    row.current.style.translate = px === 0 ? '' : `${isRightToLeft ? -px : px}px`;
  };
  const end = () => {
    const isFar = by.current >= FAR_PX;
    start.current = null;
    put(0);
    setMoving(false);
    if (isFar) onSwept?.();
  };
  return {
    isMoving,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!onSwept || event.pointerType !== 'touch') return;
        start.current = { x: event.clientX, y: event.clientY };
        row.current = event.currentTarget;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!start.current) return;
        const across = (event.clientX - start.current.x) * (isRightToLeft ? -1 : 1);
        if (!isMoving && across < SLACK_PX) return;
        if (!isMoving) {
          event.currentTarget.setPointerCapture(event.pointerId);
          setMoving(true);
        }
        put(Math.max(0, Math.min(across, FAR_PX + 24)));
      },
      onPointerUp: end,
      onPointerCancel: () => {
        put(0);
        end();
      },
    },
  };
}
