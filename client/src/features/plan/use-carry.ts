import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
} from 'react';
import type { Place } from './grid-moves';
import type { Lift } from './move';

export interface Carried extends Lift {
  by: 'pointer' | 'keys';
  over: Place | null;
  at?: { x: number; y: number };
}

/** A press that moves less is a click. A finger that rests this long starts a drag. */
const SLACK_PX = 6;
const REST_MS = 350;

const placeAt = (x: number, y: number): Place | null => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  const day = cell?.dataset['day'];
  return day === undefined ? null : { kidId: cell?.dataset['kid'] ?? null, day };
};

/**
 * Drags a chore over the board with a mouse, a pen or a finger that rests first, because a moving finger scrolls.
 * `onDrop` gets the target. Keyboards use `lift`, `carryTo` and `drop`. Escape cancels.
 */
export function useCarry(board: RefObject<HTMLElement | null>, onDrop: (lift: Lift, to: Place) => void) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const press = useRef<{ x: number; y: number; lift: Lift; isFinger: boolean } | null>(null);
  const lifting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isCarrying = carried?.by === 'pointer';

  const onMove = useEffectEvent((event: PointerEvent) => {
    const begun = press.current;
    if (!begun) return;
    const { clientX: x, clientY: y } = event;
    if (!isCarrying && Math.hypot(x - begun.x, y - begun.y) < SLACK_PX) return;
    if (!isCarrying && begun.isFinger) {
      press.current = null;
      return;
    }
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
  // A finger that drags neither scrolls nor opens the browser's context menu.
  const hold = useEffectEvent((event: Event) => isCarrying && event.preventDefault());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // On the board only: everywhere else the browser scrolls without waiting for this page.
    board.current?.addEventListener('touchmove', (event) => hold(event), { signal, passive: false });
    window.addEventListener('contextmenu', hold, { signal });
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', onKeyDown, { signal });
    return () => {
      controller.abort();
      clearTimeout(lifting.current);
    };
  }, [board]);

  return {
    carried,
    /** A press that may become a drag. */
    onPointerDown: (event: ReactPointerEvent, lift: Lift) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const at = { x: event.clientX, y: event.clientY };
      const begun = { ...at, lift, isFinger: event.pointerType === 'touch' };
      press.current = begun;
      clearTimeout(lifting.current);
      if (!begun.isFinger) return;
      lifting.current = setTimeout(() => {
        if (press.current === begun) setCarried({ ...lift, by: 'pointer', over: placeAt(at.x, at.y), at });
      }, REST_MS);
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
