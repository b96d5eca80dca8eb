import { say } from '@/lib/sound/sounds';
import { createStore } from '@/lib/storage/store';
import { readsAloud } from './board-device';

const BUBBLE_MS = 6000;

/** What Pip says over each lane, by kid, and about which chore. */
export const bubbles = createStore<ReadonlyMap<string, { text: string; choreId: string | undefined }>>(
  new Map(),
);

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** The last change, for screen readers, which read it again if `nth` changes. */
export const announcement = createStore({ text: '', nth: 0 });

export const announce = (text: string): void => announcement.set({ text, nth: announcement.get().nth + 1 });

/** Explains for a few seconds over a lane why something didn't happen, and reads it aloud. */
export function complain(kidId: string, text: string, choreId?: string): void {
  const shown = new Map(bubbles.get()).set(kidId, { text, choreId });
  bubbles.set(shown);
  announce(text);
  if (readsAloud()) say(text);
  clearTimeout(timers.get(kidId));
  const hide = () => bubbles.set(new Map([...bubbles.get()].filter(([id]) => id !== kidId)));
  timers.set(kidId, setTimeout(hide, BUBBLE_MS));
}
