import { useEffect } from 'react';
import { onIdle } from './on-idle';
import { prefersReducedMotion } from './reduced-motion';
import type { SoundName } from './sound-notes';
import { deviceStorage, useStored } from './storage';

/**
 * Sound and touch of the kids' screens. Nothing is heard or felt but on a kid's own page (`useSounds`), after the first
 * press, and never with the kid's key off, the family's switch off, or where little motion is wanted.
 */

const MUTED_KEY = 'starnest:muted';
/** Stars that land within this time of each other climb; a later one begins anew. */
const CLIMB_MS = 600;
/** How the device shakes, in milliseconds of on and off; as short as the sound it goes with. */
const TOUCH: Partial<Record<SoundName, number | number[]>> = {
  tap: 8,
  lay: 24,
  crack: [18, 72, 18, 72, 18],
  fanfare: [30, 90, 30, 90, 30, 90, 60],
};

/** Pages that may be heard: a kid's own, in a family that has not turned sounds off. */
let pages = 0;
let lastStar = { at: -Infinity, step: 0 };

const loadPlayer = () => import('./sound-player');

const isMuted = () => deviceStorage.read(MUTED_KEY) !== null;

/** Mutes the sounds of this device, or turns them on again. */
export const setMuted = (muted: boolean): void => deviceStorage.write(MUTED_KEY, muted ? '1' : null);

export const useMuted = (): boolean => useStored(isMuted);

/** How many stars have landed just before this one. */
function stepOfStar(): number {
  const at = performance.now();
  lastStar = { at, step: at - lastStar.at < CLIMB_MS ? lastStar.step + 1 : 0 };
  return lastStar.step;
}

/** Lets a sound be heard, and felt where the device can; does nothing where sounds are off. Never the only sign of anything. */
export function play(name: SoundName): void {
  // Before the first press browsers allow neither, and complain.
  if (pages === 0 || !navigator.userActivation?.hasBeenActive || isMuted() || prefersReducedMotion()) return;
  const touch = TOUCH[name];
  if (touch !== undefined && 'vibrate' in navigator) navigator.vibrate(touch);
  const step = name === 'star' ? stepOfStar() : 0;
  // Where its player cannot be loaded, or the device has none, there is nothing to say: the screen says it too.
  loadPlayer()
    .then(({ playSound }) => playSound(name, step))
    .catch(() => undefined);
}

/** What a press on it sounds like; null for what is no key. A key that is off does not click. */
function soundOfPress(target: EventTarget | null): SoundName | null {
  const key = target instanceof Element ? target.closest('a, button, label, summary') : null;
  if (!key) return null;
  return key.getAttribute('aria-disabled') === 'true' ? 'soft' : 'tap';
}

/** While `on`, this page may be heard, and each press on a key is. */
export function useSounds(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    pages += 1;
    const cancel = onIdle(() => void loadPlayer().catch(() => undefined));
    // On the document, after what the press did: the key that turns sounds on is heard, that which turns them off is not.
    const onPress = ({ target }: MouseEvent) => {
      const name = soundOfPress(target);
      if (name) play(name);
    };
    document.addEventListener('click', onPress);
    return () => {
      pages -= 1;
      cancel();
      document.removeEventListener('click', onPress);
    };
  }, [on]);
}
