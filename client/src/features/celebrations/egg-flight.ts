import { prefersReducedMotion } from '@/lib/page/use-media';
import { arcOf, middleOf } from './arc';

const LIFT_MS = 120;
const FLIGHT_MS = 520;
const BOUNCE_MS = 180;

export const bounce = (nest: Element): Animation =>
  nest.animate([{ transform: 'none' }, { transform: 'scale(1.03, 0.95)' }, { transform: 'none' }], BOUNCE_MS);

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

export function fadeAway(copy: HTMLElement, ms: number): void {
  copy
    .animate([{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], {
      duration: ms,
      fill: 'forwards',
    })
    .addEventListener('finish', () => copy.remove());
}

const LEAVES_MS = 300;

/** Leaves a fading picture of a screen that is being removed. The next screen covers it. */
export function leaveSoftly(screen: HTMLElement | null): void {
  if (!screen || !('animate' in screen) || prefersReducedMotion()) return;
  const copy = screen.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  copy.style.pointerEvents = 'none';
  copy.dataset['leaving'] = '';
  for (const part of copy.querySelectorAll('[data-celebration], [data-finish]')) {
    part.removeAttribute('data-celebration');
    part.removeAttribute('data-finish');
    part.removeAttribute('role');
  }
  document.body.append(copy);
  fadeAway(copy, LEAVES_MS);
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
