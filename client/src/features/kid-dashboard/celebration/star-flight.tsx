import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { STARS_PER_LEVEL } from '@shared/constants';
import { StarIcon } from '@/components/art/star-icon';
import { arcFrames, middleOf, type Point } from './arc';
import { shareOf, type Flight } from './shown-stars';

const FLIGHT_MS = 720;
const APART_MS = 60;
/** A moment to look up, and for the sockets to come down where they were out of sight. */
const BEFORE_MS = 350;

/** Where a star of the flight goes: the socket it lights, on the panel or on what has come down in its place. */
function socketFor(flight: Flight, nth: number): Element | undefined {
  const panels = document.querySelectorAll('[data-flight="level-progress"]');
  const sockets = panels[panels.length - 1]?.querySelectorAll('.level-progress svg') ?? [];
  const lifetime = flight.from.lifetime + shareOf(flight, nth);
  return sockets[(lifetime + STARS_PER_LEVEL - 1) % STARS_PER_LEVEL];
}

function startOf(choreId: string | null): Point {
  const chore = choreId === null ? null : document.querySelector(`[data-chore="${CSS.escape(choreId)}"]`);
  const from = chore?.querySelector('.chore-pay') ?? document.querySelector('[data-flight="purse"]');
  return middleOf(from);
}

/** Earned stars leave the chore's tile and fly along an arc into their sockets, one after another. */
export function StarFlight({
  flight,
  choreId,
  onLand,
}: {
  flight: Flight;
  /** The chore that was approved, if it is known. */
  choreId: string | null;
  onLand: (nth: number) => void;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const arrive = useEffectEvent((nth: number) => onLand(nth));
  const takeOff = useEffectEvent((star: Element, nth: number) =>
    star.animate(arcFrames(startOf(choreId), middleOf(socketFor(flight, nth))), {
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
    <div ref={layer} className="star-flight" aria-hidden>
      {Array.from({ length: flight.count }, (_, nth) => (
        <StarIcon key={nth} size={40} />
      ))}
    </div>,
    document.body,
  );
}
