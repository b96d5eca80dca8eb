import { useEffect } from 'react';
import { onIdle } from '@/lib/page/on-idle';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { speak } from './speech';
import type { SoundName } from './sound-notes';
import { deviceStorage, useStored } from '@/lib/storage/storage';

/**
 * Sounds play on a kid's own page, after the first interaction, and never if the kid, the family or reduced
 * motion turned them off.
 */

const MUTED_KEY = 'starnest:muted';
/** Stars that land within this time rise in pitch. */
const CLIMB_MS = 600;
const TOUCH: Partial<Record<SoundName, number | number[]>> = {
  tap: 8,
  lay: 24,
  crack: [18, 72, 18, 72, 18],
  fanfare: [30, 90, 30, 90, 30, 90, 60],
};

let pages = 0;
let lastStar = { at: -Infinity, step: 0 };

const loadPlayer = () => import('./sound-player');

const isMuted = () => deviceStorage.read(MUTED_KEY) !== null;

export const setMuted = (muted: boolean): void => deviceStorage.write(MUTED_KEY, muted ? '1' : null);

export const useMuted = (): boolean => useStored(isMuted);

function stepOfStar(): number {
  const at = performance.now();
  lastStar = { at, step: at - lastStar.at < CLIMB_MS ? lastStar.step + 1 : 0 };
  return lastStar.step;
}

/** Before the first interaction, browsers block sound, vibration and speech, and log a warning. */
const isAllowed = () => pages > 0 && navigator.userActivation?.hasBeenActive && !isMuted();

/** Plays a sound, which is never the only feedback. `note` is the pitch of a star, from 0. */
export function play(name: SoundName, note?: number): void {
  if (!isAllowed() || prefersReducedMotion()) return;
  const touch = TOUCH[name];
  if (touch !== undefined && 'vibrate' in navigator) navigator.vibrate(touch);
  const step = name === 'star' ? (note ?? stepOfStar()) : 0;
  // The screen shows the same.
  loadPlayer()
    .then(({ playSound }) => playSound(name, step))
    .catch(() => undefined);
}

/** Reads a text aloud if sounds are allowed. Never the only feedback. */
export function say(text: string): void {
  if (isAllowed()) speak(text);
}

function soundOfPress(event: MouseEvent): SoundName | null {
  // The click may have replaced the icon that it hit.
  const pressed = event
    .composedPath()
    .find((each) => each instanceof Element && each.matches('a, button, label, summary'));
  if (!(pressed instanceof Element)) return null;
  return pressed.getAttribute('aria-disabled') === 'true' ? 'soft' : 'tap';
}

/** Enables sounds on this page, and click sounds on buttons. */
export function useSounds(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    pages += 1;
    const cancel = onIdle(() => void loadPlayer().catch(() => undefined));
    const onPress = (event: MouseEvent) => {
      const name = soundOfPress(event);
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
