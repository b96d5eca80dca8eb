import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

const HOLD_MS = 250;
const SLOP_PX = 8;
/** A lifted thing is above the finger, which would hide it. */
export const ABOVE_PX = 32;

export interface Lifted<Id> {
  id: Id;
  x: number;
  y: number;
  width: number;
}

/** Lifts a thing after 8 px, or after 250 ms. `bind` returns its handlers. A tap stays a click. */
export function useLift<Id>({
  onLift,
  onMove,
  onDrop,
}: {
  onLift?: (id: Id) => void;
  onMove?: (lifted: Lifted<Id>) => void;
  onDrop: (lifted: Lifted<Id>) => void;
}) {
  const [lifted, setLifted] = useState<Lifted<Id> | null>(null);
  const down = useRef<{ at: Lifted<Id>; isUp: boolean; timer: ReturnType<typeof setTimeout> } | null>(null);
  const wasLifted = useRef(false);

  const lift = (at: Lifted<Id>) => {
    const start = down.current;
    if (!start) return;
    clearTimeout(start.timer);
    start.isUp = true;
    wasLifted.current = true;
    setLifted(at);
    onLift?.(at.id);
  };
  const end = () => {
    if (down.current) clearTimeout(down.current.timer);
    down.current = null;
    setLifted(null);
  };

  useEffect(() => () => clearTimeout(down.current?.timer), []);

  // Only a lifted thing blocks scrolling.
  const isUp = lifted !== null;
  useEffect(() => {
    if (!isUp) return undefined;
    const stop = (event: TouchEvent) => event.cancelable && event.preventDefault();
    window.addEventListener('touchmove', stop, { passive: false });
    return () => window.removeEventListener('touchmove', stop);
  }, [isUp]);

  const bind = (id: Id) => ({
    onPointerDown: ({ button, currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (button !== 0 || down.current) return;
      currentTarget.setPointerCapture(pointerId);
      const at = { id, x: clientX, y: clientY, width: currentTarget.getBoundingClientRect().width };
      wasLifted.current = false;
      down.current = { at, isUp: false, timer: setTimeout(() => lift(at), HOLD_MS) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const start = down.current;
      if (!start) return;
      const now = { ...start.at, x: clientX, y: clientY };
      if (start.isUp) {
        setLifted(now);
        onMove?.(now);
      } else if (Math.hypot(clientX - start.at.x, clientY - start.at.y) >= SLOP_PX) lift(now);
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      const start = down.current;
      end();
      if (start?.isUp) onDrop({ ...start.at, x: clientX, y: clientY });
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!wasLifted.current) return;
      wasLifted.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
  return { lifted, bind };
}
