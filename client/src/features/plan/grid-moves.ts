import type { CalendarDate } from '@shared/rules/calendar';
import type { Row } from './board';
import type { Place } from './move';

type Direction = 'left' | 'right' | 'up' | 'down';

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

export type Stops = readonly (readonly (readonly string[])[])[];

export function nextStop(stops: Stops, from: string, direction: Direction): string | null {
  const row = stops.findIndex((cells) => cells.some((cell) => cell.includes(from)));
  const column = stops[row]?.findIndex((cell) => cell.includes(from)) ?? -1;
  const cell = stops[row]?.[column];
  if (!cell) return null;
  const at = cell.indexOf(from);
  const step = direction === 'up' || direction === 'left' ? -1 : 1;
  if (direction === 'up' || direction === 'down') {
    const inCell = cell[at + step];
    if (inCell !== undefined) return inCell;
    for (let next = row + step; stops[next]; next += step) {
      const found = stops[next]?.[column]?.at(step === 1 ? 0 : -1);
      if (found !== undefined) return found;
    }
    return null;
  }
  for (let next = column + step; stops[row]?.[next]; next += step) {
    const there = stops[row]?.[next] ?? [];
    const found = there[Math.min(at, there.length - 1)];
    if (found !== undefined) return found;
  }
  return null;
}

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
