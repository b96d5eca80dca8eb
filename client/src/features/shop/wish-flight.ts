import { prefersReducedMotion } from '@/lib/page/use-media';

const FLIGHT_MS = 520;

/** The lifted reward on its way to the wish's panel. */
let lifted: { rewardId: string; copy: HTMLElement } | null = null;

export function liftPicture(rewardId: string): void {
  lifted?.copy.remove();
  lifted = null;
  const id = CSS.escape(rewardId);
  const picture = document.querySelector(
    `:is([data-reward="${id}"], [data-offer="${id}"]) [data-picture] > img`,
  );
  if (!picture || prefersReducedMotion()) return;
  const { left, top, width, height } = picture.getBoundingClientRect();
  const copy = picture.cloneNode() as HTMLElement;
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '60',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
  });
  document.body.append(copy);
  lifted = { rewardId, copy };
}

export function landPicture(rewardId: string, place: HTMLElement | null): void {
  if (lifted?.rewardId !== rewardId || !place) return;
  const { copy } = lifted;
  lifted = null;
  const from = copy.getBoundingClientRect();
  const to = place.getBoundingClientRect();
  const x = to.x + to.width / 2 - (from.x + from.width / 2);
  const y = to.y + window.scrollY + to.height / 2 - (from.y + from.height / 2);
  window.scrollTo({ top: 0, behavior: 'smooth' });
  place.style.visibility = 'hidden';
  const flight = copy.animate(
    [
      { transform: 'none' },
      { transform: `translate(${x / 2}px, ${y / 2 - 60}px) scale(1.15)` },
      { transform: `translate(${x}px, ${y}px) scale(${to.height / from.height})` },
    ],
    { duration: FLIGHT_MS, easing: 'ease-in-out', fill: 'forwards' },
  );
  const land = () => {
    copy.remove();
    place.style.visibility = '';
  };
  flight.finished.then(land, land);
}
