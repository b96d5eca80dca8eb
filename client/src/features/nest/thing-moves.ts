import type { NestThingId } from '@shared/rules/nest-things';
import { prefersReducedMotion } from '@/lib/page/use-media';
import type { SoundName } from '@/lib/sound/sound-notes';

interface Move {
  frames: Keyframe[];
  ms: number;
  times?: number;
  origin?: string;
  easing?: string;
}

const STILL_MS = 1000;

const turns = (...degrees: number[]): Keyframe[] =>
  [0, ...degrees, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }));
const circle = (radius: number): Keyframe[] =>
  Array.from({ length: 13 }, (_, step) => {
    const angle = (step / 12) * 2 * Math.PI;
    const [x, y] = [Math.sin(angle) * radius, (Math.cos(angle) - 1) * radius];
    return { transform: `translate(${x}%, ${y}%) rotate(${step * 30}deg)` };
  });

const MOVES: Record<NestThingId, Move> = {
  birdhouse: { frames: turns(-3, 3, -2), ms: 600, origin: '50% 100%' },
  blanket: {
    frames: ['none', 'skewX(3deg)', 'skewX(-3deg)', 'skewX(2deg)', 'none'].map((transform) => ({
      transform,
    })),
    ms: 800,
    origin: '50% 60%',
  },
  bookshelf: { frames: turns(1.5, -1.5), ms: 700, origin: '50% 100%' },
  'crown-cushion': {
    frames: [{}, { transform: 'translateY(-13%)', filter: 'brightness(1.35)', offset: 0.4 }, {}],
    ms: 500,
  },
  flag: {
    frames: ['none', 'skewY(-7deg)', 'skewY(5deg)', 'none'].map((transform) => ({ transform })),
    ms: 400,
    times: 2,
    origin: '30% 100%',
  },
  kite: { frames: circle(60), ms: 1600, easing: 'ease-in-out' },
  lamp: { frames: turns(4, -3), ms: 400, origin: '50% 100%' },
  lantern: { frames: turns(7, -5, 3), ms: 700, origin: '50% 0%' },
  mailbox: { frames: turns(-2, 2), ms: 700, origin: '50% 100%' },
  rocket: {
    frames: [
      {},
      { transform: 'translate(6%, 8%)', offset: 0.15, easing: 'cubic-bezier(.6, 0, .8, .4)' },
      { transform: 'translate(420%, -760%)', opacity: 1, offset: 0.6 },
      { transform: 'translate(420%, -760%)', opacity: 0, offset: 0.61 },
      { transform: 'translate(-40%, -600%)', opacity: 0, offset: 0.62 },
      {
        transform: 'translate(-40%, -600%)',
        opacity: 1,
        offset: 0.63,
        easing: 'cubic-bezier(.1, .6, .3, 1)',
      },
      {},
    ],
    ms: 2400,
  },
  rug: {
    frames: ['none', 'skewX(2deg)', 'skewX(-2deg)', 'none'].map((transform) => ({ transform })),
    ms: 500,
    origin: '50% 100%',
  },
  'star-garland': { frames: turns(2, -2), ms: 600, origin: '50% 0%' },
  teddy: { frames: turns(7, -2, 6), ms: 600, origin: '50% 90%' },
  telescope: { frames: turns(-5), ms: 1200, origin: '50% 100%' },
  'wind-chime': { frames: turns(9, -8, 6, -4, 2), ms: 1400, origin: '50% 0%' },
  'window-box': {
    frames: [{}, { transform: 'scale(1.05)', offset: 0.3 }, {}],
    ms: 700,
    origin: '50% 100%',
  },
};

const SOUNDS: Partial<Record<NestThingId, SoundName>> = {
  birdhouse: 'chirp',
  'wind-chime': 'chime',
  kite: 'whoosh',
  rocket: 'whoosh',
};
export const soundOf = (id: NestThingId): SoundName | undefined => SOUNDS[id];

const popped = (from: string, to: string): Keyframe[] => [
  { opacity: 0, transform: from },
  { opacity: 1, transform: to, offset: 0.3 },
  { opacity: 1, transform: to, offset: 0.7 },
  { opacity: 0, transform: from },
];

const EXTRAS: Partial<Record<NestThingId, Move>> = {
  birdhouse: { frames: popped('translate(0, 0) scale(.4)', 'translate(22%, -8%)'), ms: 600 },
  bookshelf: { frames: popped('none', 'translate(-14%, 4%) rotate(-24deg)'), ms: 700 },
  mailbox: { frames: popped('translateX(30%)', 'translateX(-22%)'), ms: 700 },
  'star-garland': { frames: [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], ms: 480 },
  telescope: {
    frames: [
      { opacity: 0, transform: 'none' },
      { opacity: 1, offset: 0.2 },
      { opacity: 0, transform: 'translate(-420%, 180%)' },
    ],
    ms: 1200,
  },
  'window-box': {
    frames: [
      { opacity: 0, transform: 'none' },
      { opacity: 1, transform: 'translate(-60%, -90%) rotate(-14deg)', offset: 0.3 },
      { opacity: 1, transform: 'translate(-180%, -160%) rotate(10deg)', offset: 0.7 },
      { opacity: 0, transform: 'translate(-330%, -330%) rotate(-14deg)' },
    ],
    ms: 1200,
  },
};

/** With reduced motion, the thing is lighter for a second instead. */
export function moveThing(element: HTMLElement, id: NestThingId): void {
  if (prefersReducedMotion()) {
    element.setAttribute('data-still', '');
    window.setTimeout(() => element.removeAttribute('data-still'), STILL_MS);
    return;
  }
  const picture = element.querySelector('[data-picture]');
  if (picture) play(picture, MOVES[id]);
  const extra = EXTRAS[id];
  for (const [index, small] of element.querySelectorAll('[data-extra]').entries())
    if (extra) play(small, extra, index * 60);
}

function play(
  element: Element,
  { frames, ms, times = 1, origin, easing = 'ease-in-out' }: Move,
  delay = 0,
): void {
  if (origin && element instanceof HTMLElement) element.style.transformOrigin = origin;
  // jsdom has no animations.
  (element as Partial<Element>).animate?.call(element, frames, {
    duration: ms,
    iterations: times,
    easing,
    delay,
  });
}
