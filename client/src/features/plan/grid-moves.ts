import type { CalendarDate } from '@shared/rules/calendar';
import type { Row, Tile } from './board';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The direction of an arrow key, mirrored in right-to-left languages. */
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

/** The next tile in a direction: within the cell, then in the next non-empty cell. Null at the edge. */
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

export interface Place {
  kidId: string | null;
  day: CalendarDate;
}

/** The next cell in a direction, or null at the edge. */
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
