import type { CalendarDate } from '@shared/rules/calendar';
import type { Pause } from '@shared/rules/pause';
import { lateIn, type Row, type Tile } from './board';

export interface DayOfKid {
  tiles: readonly Tile[];
  done: number;
  waiting: number;
  open: number;
  late: Tile[];
  rest: Pause | null;
}

export function dayOfKid(row: Row | undefined, today: CalendarDate, rest: Pause | null): DayOfKid {
  const now = row?.tiles.get(today) ?? [];
  const late = lateIn(row);
  const count = (state: Tile['state']) => now.filter((tile) => tile.state === state).length;
  return {
    // Nothing is late during a pause.
    tiles: rest ? now : [...late, ...now],
    done: count('done'),
    waiting: count('waiting'),
    open: count('planned'),
    late: rest ? [] : late,
    rest,
  };
}

export function urgencyOf({ late, waiting, open, rest }: DayOfKid): number {
  if (rest) return 4;
  if (late.length > 0) return 0;
  if (waiting > 0) return 1;
  return open > 0 ? 2 : 3;
}

export const hasAllDone = ({ done, waiting, open, late, rest }: DayOfKid): boolean =>
  rest === null && done > 0 && waiting + open + late.length === 0;
