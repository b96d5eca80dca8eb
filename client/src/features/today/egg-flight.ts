import { prefersReducedMotion } from '@/lib/page/use-media';
import { play } from '@/lib/sound/sounds';
import { createStore, useStore } from '@/lib/storage/store';
import { bounce, copyAbove, firstEmptyPlace, flyTo } from '@/features/celebrations/egg-flight';
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
  bounce(target);
  await sent.catch(() => undefined);
  copy.remove();
  const index = flying.get().indexOf(choreId);
  flying.set(flying.get().filter((_, other) => other !== index));
}
