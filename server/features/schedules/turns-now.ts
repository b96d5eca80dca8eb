import type { Turn } from '@shared/contracts/devices';
import { calendarDateOf } from '@shared/rules/calendar';
import { choreIcon } from '@shared/rules/chore-icon';
import { kidChoreStatus } from '@shared/rules/kid-chores';
import { isPaused } from '@shared/rules/pause';
import { occurrenceOn } from '@shared/rules/schedule';
import { turnOf } from '@shared/rules/turns';
import type { Executor } from '../../db/client';
import { contextOf } from '../chores/chore-context';
import { listChoresCheapestFirst } from '../chores/chores.queries';
import { familyClock } from '../families/family-timezone';
import type { KidRow } from '../kids/kids.queries';
import { groupByChore } from '../submissions/group-by-chore';
import { handedIn, scheduledChore } from '../submissions/places';
import { listHandedIn } from '../submissions/submissions.queries';
import { orderOnScreen } from './kid-chores.service';

/**
 * Whose turn it is now at a chore that goes around and that nobody has handed in, as the kids' own screens would show it:
 * the first one of each kid, in the order of the screen. `kids` are all of the family.
 */
export async function readTurns(tx: Executor, familyId: string, kids: readonly KidRow[]): Promise<Turn[]> {
  const chores = await listChoresCheapestFirst(tx, familyId);
  const shared = chores.filter(({ sharing, isActive }) => sharing === 'turns' && isActive);
  if (shared.length === 0) return [];
  const clock = await familyClock(tx, familyId);
  const today = calendarDateOf(clock.now, clock.timezone);
  const current = shared.flatMap((chore) => {
    const occurrence = occurrenceOn(chore.schedule, today, contextOf(chore, clock));
    return occurrence ? [{ chore, choreId: chore.id, key: occurrence.key }] : [];
  });
  const submitted = groupByChore(await listHandedIn(tx, familyId, current));
  const orderOf = orderOnScreen(clock);
  const everyone = kids.map(({ id }) => id);
  const found = current.flatMap(({ chore }) => {
    const [rules, context] = [scheduledChore(chore, everyone), contextOf(chore, clock)];
    const turn = turnOf(rules, today, context);
    const kid = kids.find(({ id }) => id === turn);
    if (!kid) return [];
    const entries = (submitted.get(chore.id) ?? []).map((row) => handedIn(row, clock));
    const paused = isPaused(clock, today) || isPaused(kid, today);
    const status = kidChoreStatus(rules, kid.id, today, context, entries, paused);
    if (status.state !== 'due') return [];
    // The name stays here: nobody is signed in where this is shown.
    const item: Turn = { kidId: kid.id, icon: choreIcon(chore), category: chore.category };
    return [{ item, order: orderOf(chore, status) }];
  });
  const turns = found.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
  return turns.filter(({ kidId }, index) => turns.findIndex((turn) => turn.kidId === kidId) === index);
}
