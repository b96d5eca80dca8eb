import { prefersReducedMotion } from '@/lib/reduced-motion';
import { play } from '@/lib/sounds';
import { createStore, useStore } from '@/lib/store';
import { arcOf, middleOf } from '@/features/celebrations/arc';
import { startFinish } from './finish';
import type { TodayPlaces } from './nest-chores';

/** The nest doesn't show these eggs yet. */
const flying = createStore<readonly string[]>([]);

export function useLandedPlaces(places: TodayPlaces): TodayPlaces {
  return withoutFlying(places, useStore(flying));
}

/** The last pending egg of each of these chores. */
export function withoutFlying(places: TodayPlaces, chores: readonly string[]): TodayPlaces {
  const shown = [...places];
  for (const id of chores) {
    const index = shown.findLastIndex(({ look, chore }) => look === 'waiting' && chore?.chore.id === id);
    if (index >= 0) shown[index] = { look: 'empty', chore: null };
  }
  return shown;
}

const LIFT_MS = 120;
const FLIGHT_MS = 520;
const BOUNCE_MS = 180;

/**
 * Along an arc from its tile, where it stays until `sent` settles. Nothing with reduced motion or without a
 * visible nest. The last egg of the day opens the finish instead.
 */
export async function flyEgg(choreId: string, sent: Promise<unknown>): Promise<void> {
  const egg = document.querySelector(`[data-chore="${CSS.escape(choreId)}"] [data-egg]`);
  // Others have a basket, which phones hide.
  const isBonus = egg?.closest('[data-list="more"]') != null;
  if (!isBonus && startFinish(choreId, egg, sent)) return;
  const nest = document.querySelector('[data-bar-nest]') ?? document.querySelector('[data-nest]');
  const target = isBonus ? document.querySelector('[data-basket]') : nest;
  const place = isBonus ? target : ((nest && firstEmptyPlace(nest)) ?? nest);
  if (!egg || !target || !place || place.getBoundingClientRect().width === 0 || prefersReducedMotion()) {
    play('lay');
    return;
  }
  const copy = copyAbove(egg);
  flying.set([...flying.get(), choreId]);
  await flyTo(copy, place);
  play('lay');
  target.animate(
    [{ transform: 'none' }, { transform: 'scale(1.03, 0.95)' }, { transform: 'none' }],
    BOUNCE_MS,
  );
  await sent.catch(() => undefined);
  copy.remove();
  const index = flying.get().indexOf(choreId);
  flying.set(flying.get().filter((_, other) => other !== index));
}

/** The back row is drawn first, but filled last. */
export function firstEmptyPlace(nest: Element): Element | undefined {
  return [...nest.querySelectorAll<SVGElement>('[data-place="empty"]')].toSorted(
    (a, b) => Number(a.dataset['order']) - Number(b.dataset['order']),
  )[0];
}

export function copyAbove(egg: Element): HTMLElement {
  const { left, top, width, height } = egg.getBoundingClientRect();
  const copy = egg.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '80',
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    translate: 'none',
    pointerEvents: 'none',
  });
  copy.ariaHidden = 'true';
  document.body.append(copy);
  return copy;
}

export async function flyTo(egg: HTMLElement, place: Element): Promise<void> {
  const { left, top, width, height } = egg.getBoundingClientRect();
  const from = { x: left + width / 2, y: top + height / 2 };
  await egg.animate([{ transform: 'none' }, { transform: 'translateY(-14px) scale(1.06)' }], {
    duration: LIFT_MS,
    easing: 'ease-out',
    fill: 'forwards',
  }).finished;
  const size = place.getBoundingClientRect().width / width;
  const path = arcOf({ x: from.x, y: from.y - 14 }, middleOf(place)).map(({ time, x, y }) => ({
    offset: time,
    transform: `translate(${(x - from.x).toFixed(1)}px, ${(y - from.y).toFixed(1)}px) scale(${(1.06 + (size - 1.06) * time).toFixed(3)})`,
  }));
  await egg.animate(path, {
    duration: FLIGHT_MS,
    easing: 'cubic-bezier(0.45, 0.1, 0.55, 1)',
    fill: 'forwards',
  }).finished;
}
