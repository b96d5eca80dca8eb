import type { Turn } from '@shared/contracts/devices';
import { choreIcon } from '@shared/rules/chore-icon';
import { dateOf } from '@shared/rules/day';
import { groupBy } from '@shared/rules/group-by';
import { occurrenceKeysOn, kidChoreStatus } from '@shared/rules/kid-chores';
import { isPaused } from '@shared/rules/pause';
import type { Executor } from '../../db/client';
import { listChoresWithTimelines } from '../chores/timelines.queries';
import { todayOf, type FamilyClock } from '../families/family-timezone';
import type { KidRow } from '../kids/kids.queries';
import { asSubmittedChore, kidSince } from '../submissions/places';
import { listSubmittedChores } from '../submissions/submissions.queries';
import { orderOnScreen } from './kid-chores.service';

/** Returns each kid's first unfinished turn. `kids` are all kids of the family. */
export async function readTurns(
  tx: Executor,
  familyId: string,
  clock: FamilyClock,
  kids: readonly KidRow[],
): Promise<Turn[]> {
  const today = todayOf(clock);
  const chores = await listChoresWithTimelines(tx, familyId, today);
  const shared = chores.filter(({ chore }) => chore.sharing === 'turns' && chore.isActive);
  const occurrences = shared.flatMap(({ chore, timeline }) => {
    const keys = new Set(kids.flatMap((kid) => occurrenceKeysOn(timeline, kidSince(kid), today)));
    return Array.from(keys, (key) => ({ choreId: chore.id, key }));
  });
  const submitted = groupBy(
    await listSubmittedChores(tx, familyId, { occurrences }),
    ({ choreId }) => choreId,
  );
  const orderOf = orderOnScreen(clock);
  const date = dateOf(today);
  const found = shared.flatMap(({ chore, timeline }) => {
    const entries = (submitted.get(chore.id) ?? []).map((row) => asSubmittedChore(row, clock));
    return kids.flatMap((kid) => {
      const paused = isPaused(clock, date) || isPaused(kid, date);
      const status = kidChoreStatus(timeline, kidSince(kid), today, entries, paused);
      if (status.state !== 'due') return [];
      // The login page shows turns, so they have no names.
      const item: Turn = { kidId: kid.id, icon: choreIcon(chore), category: chore.category };
      return [{ item, order: orderOf(chore, status) }];
    });
  });
  const turns = found.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
  return turns.filter(({ kidId }, index) => turns.findIndex((turn) => turn.kidId === kidId) === index);
}
