import type { CalendarDate } from '@shared/rules/calendar';

/** Groups items by their day, in their order. */
export function byDay<Item>(
  items: readonly Item[],
  dayOf: (item: Item) => CalendarDate,
): [CalendarDate, Item[]][] {
  const days = new Map<CalendarDate, Item[]>();
  for (const item of items) {
    const date = dayOf(item);
    days.set(date, [...(days.get(date) ?? []), item]);
  }
  return [...days];
}
