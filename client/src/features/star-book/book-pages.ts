import type { LedgerEntry } from '@shared/contracts/stars';
import type { CalendarDate } from '@shared/rules/calendar';

const LINES = 3;

export interface BookPage {
  day: CalendarDate;
  entries: LedgerEntry[];
}

/**
 * Splits a kid's ledger, newest first, into pages of one day each. Further entries change only the last page.
 * `dayOf` returns the family's day of a timestamp.
 */
export function bookPages(
  entries: readonly LedgerEntry[],
  dayOf: (timestamp: string) => CalendarDate,
): BookPage[] {
  const pages: BookPage[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const page = pages.at(-1);
    if (page?.day === day && page.entries.length < LINES) page.entries.push(entry);
    else pages.push({ day, entries: [entry] });
  }
  return pages;
}
