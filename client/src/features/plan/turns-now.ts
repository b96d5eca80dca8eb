import type { Chore } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import type { CalendarDate } from '@shared/rules/calendar';
import { tilesOf, type Row } from './board';

export interface TurnNow {
  chore: Chore;
  kid: KidCard;
}

/** The current turns: per chore the turn that started last, else the next one. */
export function turnsNow(rows: readonly Row[], today: CalendarDate): TurnNow[] {
  const found = new Map<string, TurnNow & { day: CalendarDate }>();
  const tiles = rows.flatMap(tilesOf).toSorted((a, b) => a.day.localeCompare(b.day));
  for (const { chore, kid, day } of tiles) {
    if (chore.sharing !== 'turns' || !chore.isActive || !kid) continue;
    const before = found.get(chore.id);
    if (!before || (day <= today && before.day < day)) found.set(chore.id, { chore, kid, day });
  }
  return [...found.values()];
}
