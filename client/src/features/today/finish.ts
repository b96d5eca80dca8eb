import { useEffect } from 'react';
import { createStore, useStore } from '@/lib/storage/store';
import type { TodayPlaces } from './nest-chores';

/** The last egg flies there, or a tap opens the day's egg. */
export type Finish = { choreId: string; egg: Element | null } | 'open-egg';

const finish = createStore<Finish | null>(null);

/** The last empty place. Its chore is null if any chore fills it. */
let lastPlace: { choreId: string | null } | null = null;

export const useFinish = (): Finish | null => useStore(finish);
export const openFinish = (): void => finish.set('open-egg');
export const closeFinish = (): void => finish.set(null);

/**
 * Lets the last egg open the screen, unless the kid already has the day's sticker. Returns whether it would.
 */
export function useLastEgg(places: TodayPlaces | null, isEggClosed: boolean): boolean {
  const open = places?.filter(({ look }) => look === 'empty') ?? [];
  const [first] = open;
  const choreId = open.length === 1 && isEggClosed ? (first?.chore?.chore.id ?? null) : undefined;
  useEffect(() => {
    lastPlace = choreId === undefined ? null : { choreId };
    return () => {
      lastPlace = null;
    };
  }, [choreId]);
  useEffect(() => closeFinish, []);
  return choreId !== undefined;
}

export const isLastEgg = (choreId: string): boolean =>
  lastPlace !== null && (lastPlace.choreId === null || lastPlace.choreId === choreId);

export const showFinish = (choreId: string): void => finish.set({ choreId, egg: null });

/** Closes the screen if the egg was not accepted. */
export function startFinish(choreId: string, egg: Element | null, sent: Promise<unknown>): boolean {
  if (!isLastEgg(choreId)) return false;
  finish.set({ choreId, egg });
  sent.catch(closeFinish);
  return true;
}
