import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { STARS_PER_LEVEL } from '@shared/constants';
import { StarIcon } from '@/components/art/star-icon';
import { play } from '@/lib/sounds';
import { arcFrames, FLIGHT_SIZE, middleOf, type Point } from './arc';
import { shareOf, type Flight } from './shown-stars';

const FLIGHT_MS = 720;
const APART_MS = 60;
/** Lets the kid look up, and a hidden level panel come into view. */
const BEFORE_MS = 350;
/** The balance that is on the screen: a phone has a second one at its top while the first is scrolled away. */
function balanceOnScreen(): Element | undefined {
  const all = [...document.querySelectorAll('[data-flight="balance"]')];
  return all.find((one) => one.getBoundingClientRect().bottom > 0) ?? all[0];
}

/** The balance, or the star of the level that the `nth` star lights. */
function targetOf(flight: Flight, nth: number, toBalance: boolean): Element | null | undefined {
  if (toBalance) return balanceOnScreen()?.querySelector('svg');
  const panels = document.querySelectorAll('[data-flight="level-progress"]');
  const stars = panels[panels.length - 1]?.querySelectorAll('svg') ?? [];
  const lifetime = flight.from.lifetime + shareOf(flight, nth);
  return stars[(lifetime + STARS_PER_LEVEL - 1) % STARS_PER_LEVEL];
}

function startOf(choreId: string | null): Point {
  const chore = choreId === null ? null : document.querySelector(`[data-chore="${CSS.escape(choreId)}"]`);
  return middleOf(chore?.querySelector('[data-pays]') ?? balanceOnScreen());
}

/** Earned stars fly one after another from the chore's tile along an arc. */
export function StarFlight({
  flight,
  choreId,
  toBalance,
  onLand,
}: {
  flight: Flight;
  /** The approved chore, if known. */
  choreId: string | null;
  /** Whether they fly to the balance instead of the level. */
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
