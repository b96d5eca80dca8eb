import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { STARS_PER_LEVEL } from '@shared/constants';
import { StarIcon } from '@/components/art/star-icon';
import { shareOf, type Flight } from './shown-stars';

const FLIGHT_MS = 720;
const APART_MS = 60;
/** A moment to look up, and for the level to come down where it was out of sight. */
const BEFORE_MS = 350;
const STEPS = 14;
/** Pixels of a flying star. */
const SIZE = 40;

interface Point {
  x: number;
  y: number;
}

/** `value`, at most a star's width outside a window of `most` pixels. */
const within = (value: number, most: number) => Math.min(most + SIZE, Math.max(-SIZE, value));

/** The middle of an element in the window, kept inside it: what is scrolled away is flown to along the edge. */
function middleOf(element: Element | null | undefined): Point {
  if (!element) return { x: window.innerWidth / 2, y: 0 };
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    x: within(left + width / 2, window.innerWidth),
    y: within(top + height / 2, window.innerHeight),
  };
}

/** Key frames of a star along an arc that first climbs, turning once on its way. */
function arcFrames(from: Point, to: Point): Keyframe[] {
  const top = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 140 };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const time = step / STEPS;
    const along = (a: number, over: number, b: number) =>
      (1 - time) ** 2 * a + 2 * (1 - time) * time * over + time ** 2 * b;
    const x = along(from.x, top.x, to.x) - SIZE / 2;
    const y = along(from.y, top.y, to.y) - SIZE / 2;
    const scale = 0.5 + 1.1 * Math.sin(Math.PI * Math.min(1, 0.15 + time * 0.8));
    return {
      offset: time,
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${Math.round(time * 360)}deg) scale(${scale.toFixed(2)})`,
      opacity: time === 1 ? 0 : 1,
    };
  });
}

/** The stars to spend, or the star of the level that the `nth` one of the flight lights, on the panel or its stand-in. */
function targetOf(flight: Flight, nth: number, toPurse: boolean): Element | null | undefined {
  if (toPurse) return document.querySelector('[data-flight="balance"] svg');
  const panels = document.querySelectorAll('[data-flight="level-progress"]');
  const stars = panels[panels.length - 1]?.querySelectorAll('svg') ?? [];
  const lifetime = flight.from.lifetime + shareOf(flight, nth);
  return stars[(lifetime + STARS_PER_LEVEL - 1) % STARS_PER_LEVEL];
}

function startOf(choreId: string | null): Point {
  const chore = choreId === null ? null : document.querySelector(`[data-chore="${CSS.escape(choreId)}"]`);
  return middleOf(chore?.querySelector('[data-pays]') ?? document.querySelector('[data-flight="balance"]'));
}

/** Earned stars leave the chore's tile and fly along an arc, one after another. */
export function StarFlight({
  flight,
  choreId,
  toPurse,
  onLand,
}: {
  flight: Flight;
  /** The chore that was approved, if it is known. */
  choreId: string | null;
  /** They fly to the stars to spend; else to the level. */
  toPurse: boolean;
  onLand: (nth: number) => void;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const arrive = useEffectEvent((nth: number) => onLand(nth));
  const takeOff = useEffectEvent((star: Element, nth: number) =>
    star.animate(arcFrames(startOf(choreId), middleOf(targetOf(flight, nth, toPurse))), {
      duration: FLIGHT_MS,
      easing: 'cubic-bezier(0.45, 0.1, 0.55, 1)',
      fill: 'both',
    }),
  );

  useEffect(() => {
    const stars = layer.current ? Array.from(layer.current.children) : [];
    const timers = stars.flatMap((star, nth) => {
      const leaves = BEFORE_MS + nth * APART_MS;
      return [
        setTimeout(() => takeOff(star, nth), leaves),
        setTimeout(() => arrive(nth), leaves + FLIGHT_MS),
      ];
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);

  return createPortal(
    <div ref={layer} className="pointer-events-none fixed inset-0 z-60 motion-reduce:hidden" aria-hidden>
      {Array.from({ length: flight.count }, (_, nth) => (
        <StarIcon
          key={nth}
          size={SIZE}
          className="absolute top-0 left-0 opacity-0 drop-shadow-[0_2px_0_var(--color-star-edge)]"
        />
      ))}
    </div>,
    document.body,
  );
}
