import type { LedgerEntry } from '@shared/contracts/stars';
import type { CalendarDate } from '@shared/rules/calendar';

/** So many lines fit on a page. */
const LINES = 3;

export interface BookPage {
  day: CalendarDate;
  /** Newest first. */
  entries: LedgerEntry[];
}

/**
 * A kid's ledger, newest first, as the pages of a book: a page belongs to one day. More entries at the end change no page
 * but the last one. `dayOf` tells the family's day of an ISO timestamp.
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
