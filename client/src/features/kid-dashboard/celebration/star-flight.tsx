import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { STARS_PER_LEVEL } from '@shared/constants';
import { StarIcon } from '@/components/art/star-icon';
import { play } from '@/lib/sounds';
import { arcFrames, FLIGHT_SIZE, middleOf, type Point } from './arc';
import { shareOf, type Flight } from './shown-stars';

const FLIGHT_MS = 720;
const APART_MS = 60;
/** A moment to look up, and for the level to come down where it was out of sight. */
const BEFORE_MS = 350;
/** The stars to spend, or the star of the level that the `nth` one of the flight lights, on the panel or its stand-in. */
function targetOf(flight: Flight, nth: number, toBalance: boolean): Element | null | undefined {
  if (toBalance) return document.querySelector('[data-flight="balance"] svg');
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
  toBalance,
  onLand,
}: {
  flight: Flight;
  /** The chore that was approved, if it is known. */
  choreId: string | null;
  /** They fly to the stars to spend; else to the level. */
  toBalance: boolean;
  onLand: (nth: number) => void;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const arrive = useEffectEvent((nth: number) => {
    play('star');
    onLand(nth);
  });
  const takeOff = useEffectEvent((star: Element, nth: number) =>
    star.animate(arcFrames(startOf(choreId), middleOf(targetOf(flight, nth, toBalance))), {
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
          size={FLIGHT_SIZE}
          className="absolute top-0 left-0 opacity-0 drop-shadow-[0_2px_0_var(--color-star-edge)]"
        />
      ))}
    </div>,
    document.body,
  );
}
