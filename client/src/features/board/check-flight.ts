import type { BoardChore, BoardLane } from '@shared/contracts/boards';
import { bounce, copyAbove, firstEmptyPlace, flyTo } from '@/features/celebrations/egg-flight';
import { prefersReducedMotion } from '@/lib/page/use-media';
import { play } from '@/lib/sound/sounds';
import { createStore } from '@/lib/storage/store';
import { placeOf } from './kept-checks';

/** The number of eggs on their way to each kid's nest, which doesn't show them yet. */
export const flights = createStore<ReadonlyMap<string, number>>(new Map());

const count = (kidId: string, by: number) =>
  flights.set(new Map(flights.get()).set(kidId, (flights.get().get(kidId) ?? 0) + by));

const nestOf = (kidId: string) => document.querySelector(`[data-nest="${CSS.escape(kidId)}"]`);

/** Flies an egg along an arc into the kid's nest. With reduced motion or without a place, only plays the sound. */
export async function flyToNest(egg: Element | null, lane: BoardLane, chore: BoardChore): Promise<void> {
  const { id } = lane.kid;
  const nest = nestOf(id);
  const place = placeOf(lane, chore) < 0 ? null : nest && firstEmptyPlace(nest);
  if (!egg || !nest || !place || prefersReducedMotion()) return play('lay');
  const copy = copyAbove(egg);
  count(id, 1);
  try {
    await flyTo(copy, place);
  } finally {
    copy.remove();
    count(id, -1);
  }
  play('lay');
  bounce(nest);
}

const BACK_MS = 320;

/** Flies the last egg of the nest back to the chore's row. */
export async function flyBack(kidId: string, { choreId }: BoardChore): Promise<void> {
  const nest = nestOf(kidId);
  const row = nest?.closest('[data-lane]')?.querySelector(`[data-chore="${CSS.escape(choreId)}"] [data-egg]`);
  const laid = nest ? [...nest.querySelectorAll('[data-place]:not([data-place="empty"])')].at(-1) : null;
  if (!row || !laid || prefersReducedMotion()) return;
  const copy = copyAbove(row);
  const from = laid.getBoundingClientRect();
  const to = row.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = from.width / to.width;
  await copy.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], {
    duration: BACK_MS,
    easing: 'ease-out',
  }).finished;
  copy.remove();
}
