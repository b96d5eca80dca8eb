import type { Friend } from '@shared/constants';
import parts from './friends/parts.json';

/** `react` answers a tap. */
export type FriendMove = 'react' | 'jump' | 'hop' | 'snuggle' | 'crown';

interface Turn {
  part: string;
  transform: string;
  times?: number;
  delay?: number;
}

const SPRING = 'cubic-bezier(.34, 1.56, .64, 1)';
const TURN_MS = 160 + 240;

const turns = (part: string, degrees: number, more: Partial<Turn> = {}): Turn => ({
  part,
  transform: `rotate(${degrees}deg)`,
  ...more,
});
const both = (part: string, degrees: number, more: Partial<Turn> = {}): Turn[] => [
  turns(`${part}-l`, degrees, more),
  turns(`${part}-r`, -degrees, more),
];
const shifted = (units: number): Turn => ({ part: '', transform: `translateY(${(units / 96) * 100}%)` });

const tailAndEars = [turns('tail', 12, { times: 2 }), ...both('ear', -6, { delay: 2 * TURN_MS })];
const wings = both('wing', 18, { times: 2 });

const REACTIONS: Record<Friend, readonly Turn[]> = {
  fox: tailAndEars,
  cat: tailAndEars,
  'unicorn-foal': tailAndEars,
  bunny: [turns('ear-l', -10), turns('ear-r', 10, { delay: TURN_MS / 2 })],
  owl: wings,
  dragon: wings,
  panda: both('arm', 16, { times: 2 }),
  frog: [shifted(-14), { part: 'eyes', transform: 'translateY(-2.2px)' }],
  hedgehog: [{ part: 'spikes', transform: 'scale(1.06)' }],
  turtle: [shifted(10)],
  whale: [{ part: 'spout', transform: 'scale(0)' }],
  robot: [turns('antenna', 14)],
};

const animate = (element: Element, keyframes: Keyframe[], options: KeyframeAnimationOptions) =>
  // jsdom has no animations.
  (element as Partial<Element>).animate?.call(element, keyframes, options);

export function moves(body: HTMLElement, friend: Friend | null, move: FriendMove): void {
  if (move === 'react' && friend !== null) {
    for (const turn of REACTIONS[friend]) react(body, friend, turn);
    if (friend === 'robot') glow(body);
  } else if (move === 'crown') {
    const crown = body.querySelector('[data-crown]');
    const up = { transform: 'translateY(-15%)', filter: 'brightness(1.35)', offset: 0.4 };
    if (crown) animate(crown, [{ easing: SPRING }, up, {}], { duration: 500 });
  } else if (move === 'snuggle') {
    const lean = ['translateY(3%) rotate(-3deg)', 'translateY(4%) rotate(3deg)'];
    animate(body, [{}, ...lean.map((transform) => ({ transform })), {}], {
      duration: 800,
      easing: 'ease-in-out',
    });
  } else {
    const [height, duration, iterations] = move === 'jump' ? [18, 260, 2] : [8, 500, 1];
    animate(body, [{}, { transform: `translateY(-${height}%)`, easing: 'ease-in', offset: 0.45 }, {}], {
      duration,
      iterations,
      easing: 'ease-out',
    });
  }
}

function react(body: HTMLElement, friend: Friend, { part, transform, times = 1, delay = 0 }: Turn): void {
  const pivots: Partial<Record<string, number[]>> = parts[friend].pivots;
  const [x = 48, y = 48] = pivots[part] ?? [];
  for (const element of part === '' ? [body] : body.querySelectorAll<SVGElement>(`[data-part="${part}"]`)) {
    if (part !== '') {
      element.style.transformBox = 'view-box';
      element.style.transformOrigin = `${x}px ${y}px`;
    }
    animate(element, [{ easing: SPRING }, { transform, offset: 0.4, easing: SPRING }, {}], {
      duration: TURN_MS,
      iterations: times,
      delay,
    });
  }
}

function glow(body: HTMLElement): void {
  const ball = body.querySelector('circle[data-part="antenna"]');
  if (ball) animate(ball, [{}, { fill: '#FFE08A', offset: 0.4 }, {}], { duration: 2 * TURN_MS });
}
