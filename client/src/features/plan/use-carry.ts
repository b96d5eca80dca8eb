import { useEffect, useEffectEvent, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { Place } from './grid-moves';
import type { Lift } from './move';

export interface Carried extends Lift {
  by: 'pointer' | 'keys';
  /** The cell it is over, whether or not it can be dropped there. */
  over: Place | null;
  /** Where the pointer was when it took it up, in the window. */
  at?: { x: number; y: number };
}

/** A press that moves no further than this is a click. */
const SLACK_PX = 6;

const placeAt = (x: number, y: number): Place | null => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  const day = cell?.dataset['day'];
  return day === undefined ? null : { kidId: cell?.dataset['kid'] ?? null, day };
};

/**
 * Carrying a chore over the board, with a mouse or a pen; a finger scrolls, and has the menu. `onDrop` is told where it was
 * let go; the keyboard carries by `lift`, `carryTo` and `drop`. Escape puts it back.
 */
export function useCarry(onDrop: (lift: Lift, to: Place) => void) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const press = useRef<{ x: number; y: number; lift: Lift } | null>(null);
  const isCarrying = carried?.by === 'pointer';

  const onMove = useEffectEvent((event: PointerEvent) => {
    const begun = press.current;
    if (!begun) return;
    const { clientX: x, clientY: y } = event;
    if (!isCarrying && Math.hypot(x - begun.x, y - begun.y) < SLACK_PX) return;
    event.preventDefault();
    const over = placeAt(x, y);
    setCarried((now) =>
      now?.over?.day === over?.day && now?.over?.kidId === over?.kidId && now
        ? now
        : { ...begun.lift, by: 'pointer', over, at: { x, y } },
    );
  });
  const end = useEffectEvent((event: Event) => {
    const begun = press.current;
    press.current = null;
    if (!begun || !isCarrying) return;
    // The release is no click on what lies below.
    const swallow = (click: Event) => click.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    setCarried(null);
    const over = event instanceof PointerEvent ? placeAt(event.clientX, event.clientY) : null;
    if (event.type === 'pointerup' && over) onDrop(begun.lift, over);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isCarrying) return;
    event.preventDefault();
    press.current = null;
    setCarried(null);
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', onKeyDown, { signal });
    return () => controller.abort();
  }, []);

  return {
    carried,
    /** For what can be carried: a press on it may become a drag. */
    onPointerDown: (event: ReactPointerEvent, lift: Lift) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      press.current = { x: event.clientX, y: event.clientY, lift };
    },
    lift: (lift: Lift, over: Place) => setCarried({ ...lift, by: 'keys', over }),
    carryTo: (over: Place) => setCarried((now) => now && { ...now, over }),
    drop: () => {
      const now = carried;
      setCarried(null);
      if (now?.over) onDrop(now, now.over);
    },
    putBack: () => setCarried(null),
  };
}
