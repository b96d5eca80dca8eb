import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { prefersReducedMotion } from '@/lib/page/use-media';
import type { Lift, Place } from './move';
import { NamedTile, PlanTile } from './plan-tile';

export interface Carried extends Lift {
  by: 'pointer' | 'keys';
  over: Place | null;
  /** The pointer's position when the target changed. */
  at?: { x: number; y: number };
}

/** A finger that rests this long starts a drag. */
const SLACK_PX = 6;
const REST_MS = 350;
/** Near the edge of the window, the page scrolls. */
const EDGE_PX = 48;
const MOST_SCROLL_PX = 14;
const BACK_MS = 180;

const placeAt = (x: number, y: number): Place | null => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
  const day = cell?.dataset['day'];
  return day === undefined ? null : { kidId: cell?.dataset['kid'] ?? null, day };
};

export function edgeScroll(y: number, height: number): number {
  return Math.round(MOST_SCROLL_PX * (nearness(height - y) - nearness(y)));
}

const nearness = (px: number) => Math.min(1, Math.max(0, (EDGE_PX - px) / EDGE_PX));

interface Press {
  x: number;
  y: number;
  lift: Lift;
  source: Element;
  isFinger: boolean;
}

/**
 * Drags with a mouse, a pen or a finger that rests first, because a moving finger scrolls. `onDrop` returns
 * false to send the chore back. Keyboards use `lift`, `carryTo` and `drop`.
 */
export function useCarry(board: RefObject<HTMLElement | null>, onDrop: (lift: Lift, to: Place) => boolean) {
  const [carried, setCarried] = useState<Carried | null>(null);
  const press = useRef<Press | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const ghost = useRef<HTMLDivElement>(null);
  const lifting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isCarrying = carried?.by === 'pointer';

  const follow = (lift: Lift) => {
    const { x, y } = pointer.current;
    if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`;
    const over = placeAt(x, y);
    setCarried((now) =>
      now?.over?.day === over?.day && now?.over?.kidId === over?.kidId && now
        ? now
        : { ...lift, by: 'pointer', over, at: { x, y } },
    );
  };
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
    pointer.current = { x, y };
    follow(begun.lift);
  });
  const end = useEffectEvent((event: Event) => {
    const begun = press.current;
    press.current = null;
    if (!begun || !isCarrying) return;
    // The end of a drag is no click on the element below.
    const swallow = (click: Event) => click.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    setCarried(null);
    const over = event instanceof PointerEvent ? placeAt(event.clientX, event.clientY) : null;
    if (event.type === 'pointerup' && over && onDrop(begun.lift, over)) return;
    flyBack(ghost.current, begun.source);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isCarrying) return;
    event.preventDefault();
    flyBack(ghost.current, press.current?.source);
    press.current = null;
    setCarried(null);
  });
  const scroll = useEffectEvent(() => {
    const by = edgeScroll(pointer.current.y, window.innerHeight);
    if (by === 0 || !press.current) return;
    window.scrollBy({ top: by, behavior: 'instant' });
    follow(press.current.lift);
  });
  useEffect(() => {
    if (!isCarrying) return undefined;
    // Opening another day removes the source, whose touches then don't reach the board.
    const source = press.current?.source;
    const stay = (event: Event) => event.preventDefault();
    source?.addEventListener('touchmove', stay, { passive: false });
    return () => source?.removeEventListener('touchmove', stay);
  }, [isCarrying]);
  useEffect(() => {
    if (!isCarrying) return undefined;
    let frame = requestAnimationFrame(function next() {
      scroll();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isCarrying]);
  // A dragging finger neither scrolls nor opens the context menu.
  const hold = useEffectEvent((event: Event) => isCarrying && event.preventDefault());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // Only on the board of the plan: elsewhere the browser scrolls without waiting for this page.
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
    onPointerDown: (event: ReactPointerEvent, lift: Lift) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const at = { x: event.clientX, y: event.clientY };
      const begun = { ...at, lift, source: event.currentTarget, isFinger: event.pointerType === 'touch' };
      press.current = begun;
      pointer.current = at;
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
    ghost: carried?.at && <Ghost ref={ghost} lift={carried} at={carried.at} />,
  };
}

function Ghost({
  ref,
  at,
  lift: { chore, tile },
}: {
  ref: RefObject<HTMLDivElement | null>;
  lift: Lift;
  at: { x: number; y: number };
}): ReactNode {
  return createPortal(
    <div
      ref={ref}
      data-ghost
      className="pointer-events-none fixed top-0 left-0 z-90"
      style={{ translate: `${at.x}px ${at.y}px` }}
    >
      <span className="-mt-5.5 -ml-5.5 block max-w-36 rotate-[-2.5deg] rounded-sm shadow-float ring-2 ring-lagoon motion-reduce:rotate-0">
        {tile ? <NamedTile tile={tile} /> : <PlanTile chore={chore} state="planned" />}
      </span>
    </div>,
    document.body,
  );
}

function flyBack(ghost: HTMLElement | null, source: Element | undefined): void {
  if (!ghost || !source?.isConnected || prefersReducedMotion()) return;
  const copy = document.importNode(ghost, true);
  const { left, top } = source.getBoundingClientRect();
  document.body.append(copy);
  const flight = copy.animate([{}, { translate: `${left + 22}px ${top + 22}px` }], {
    duration: BACK_MS,
    easing: 'ease-out',
  });
  flight.addEventListener('finish', () => copy.remove());
  flight.addEventListener('cancel', () => copy.remove());
}
