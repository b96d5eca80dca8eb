import type { CalendarDate } from '@shared/rules/calendar';
import type { Row, Tile } from './board';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The direction an arrow key goes in; where days run from the right, sideways keys are the other way round. */
export function directionOf(key: string, isRightToLeft: boolean): Direction | null {
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return isRightToLeft ? 'right' : 'left';
    case 'ArrowRight':
      return isRightToLeft ? 'left' : 'right';
    default:
      return null;
  }
}

/** The tile that an arrow leads to: within the cell, then to the next cell that has one; null at the edge. */
export function nextTile(
  rows: readonly Row[],
  days: readonly CalendarDate[],
  from: Tile,
  direction: Direction,
): Tile | null {
  const row = rows.findIndex(({ kid }) => kid?.id === from.kid?.id);
  const cellOf = (index: number, day: CalendarDate) => rows[index]?.tiles.get(day) ?? [];
  if (direction === 'up' || direction === 'down') {
    const step = direction === 'up' ? -1 : 1;
    for (let index = row + step; index >= 0 && index < rows.length; index += step) {
      const [first] = cellOf(index, from.day);
      if (first) return first;
    }
    return null;
  }
  const line = days.flatMap((day) => cellOf(row, day));
  const at = line.findIndex(({ key }) => key === from.key);
  return line[at + (direction === 'left' ? -1 : 1)] ?? null;
}

/** A cell of the board; a null kid is the row of anyone. */
export interface Place {
  kidId: string | null;
  day: CalendarDate;
}

/** The cell that an arrow carries to; null at the edge. */
export function nextPlace(
  rows: readonly Row[],
  days: readonly CalendarDate[],
  from: Place,
  direction: Direction,
): Place | null {
  const row = rows.findIndex(({ kid }) => (kid?.id ?? null) === from.kidId);
  const column = days.indexOf(from.day);
  const steps = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] } as const;
  const [down, across] = steps[direction];
  const target = rows[row + down];
  const day = days[column + across];
  return target && day !== undefined ? { kidId: target.kid?.id ?? null, day } : null;
}
