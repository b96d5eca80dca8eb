import { useEffect } from 'react';
import { createStore, useStore } from '@/lib/store';
import type { TodayPlaces } from './nest-chores';

/** How the screen of the finished day starts: with the last egg that flies there, or with the tap that opens the day's egg. */
export type Finish = { choreId: string; egg: Element | null } | 'open-egg';

const finish = createStore<Finish | null>(null);

/** The place that is missing for a finished day; its chore is null if any chore fills it. */
let lastPlace: { choreId: string | null } | null = null;

export const useFinish = (): Finish | null => useStore(finish);
export const openFinish = (): void => finish.set('open-egg');
export const closeFinish = (): void => finish.set(null);

/** Lets the last egg of the day open the screen, unless the kid already has the day's sticker. Returns whether it would. */
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

/** Whether this chore's egg is the last one of the day. */
export const isLastEgg = (choreId: string): boolean =>
  lastPlace !== null && (lastPlace.choreId === null || lastPlace.choreId === choreId);

/** Opens the screen with the last egg in the nest. */
export const showFinish = (choreId: string): void => finish.set({ choreId, egg: null });

/** Opens the screen if this chore's egg is the last one. Closes it if the egg was not accepted. */
export function startFinish(choreId: string, egg: Element | null, sent: Promise<unknown>): boolean {
  if (!isLastEgg(choreId)) return false;
  finish.set({ choreId, egg });
  sent.catch(closeFinish);
  return true;
}
