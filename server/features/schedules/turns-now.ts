import type { Turn } from '@shared/contracts/devices';
import { choreIcon } from '@shared/rules/chore-icon';
import { dateOf } from '@shared/rules/day';
import { groupBy } from '@shared/rules/group-by';
import { keysOn, kidChoreStatus } from '@shared/rules/kid-chores';
import { isPaused } from '@shared/rules/pause';
import type { Executor } from '../../db/client';
import { listChoresCheapestFirst } from '../chores/chores.queries';
import { readTimelines } from '../chores/timelines.queries';
import { familyClock, todayOf } from '../families/family-timezone';
import type { KidRow } from '../kids/kids.queries';
import { handedIn, kidSince } from '../submissions/places';
import { listHandedIn } from '../submissions/submissions.queries';
import { orderOnScreen } from './kid-chores.service';

/**
 * The current turns of the family's chores that no one has done, as the kids' own screens show them: the first turn of each
 * kid, in the order of the screen. `kids` are all kids of the family.
 */
export async function readTurns(tx: Executor, familyId: string, kids: readonly KidRow[]): Promise<Turn[]> {
  const chores = await listChoresCheapestFirst(tx, familyId);
  const shared = chores.filter(({ sharing, isActive }) => sharing === 'turns' && isActive);
  if (shared.length === 0) return [];
  const clock = await familyClock(tx, familyId);
  const today = todayOf(clock);
  const timelineOf = await readTimelines(tx, familyId, today);
  const keysOf = (choreId: string) =>
    new Set(kids.flatMap((kid) => keysOn(timelineOf(choreId), kidSince(kid), today)));
  const current = shared.flatMap(({ id }) => Array.from(keysOf(id), (key) => ({ choreId: id, key })));
  const submitted = groupBy(await listHandedIn(tx, familyId, current), ({ choreId }) => choreId);
  const orderOf = orderOnScreen(clock);
  const date = dateOf(today);
  const found = shared.flatMap((chore) => {
    const entries = (submitted.get(chore.id) ?? []).map((row) => handedIn(row, clock));
    return kids.flatMap((kid) => {
      const paused = isPaused(clock, date) || isPaused(kid, date);
      const status = kidChoreStatus(timelineOf(chore.id), kidSince(kid), today, entries, paused);
      if (status.state !== 'due') return [];
      // Without names: no one is signed in where this is shown.
      const item: Turn = { kidId: kid.id, icon: choreIcon(chore), category: chore.category };
      return [{ item, order: orderOf(chore, status) }];
    });
  });
  const turns = found.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
  return turns.filter(({ kidId }, index) => turns.findIndex((turn) => turn.kidId === kidId) === index);
}
