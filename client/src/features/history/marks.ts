import type { ReactNode } from 'react';
import type { CalendarDate } from '@shared/rules/calendar';
import { t } from '@/lib/i18n/messages';
import { lookOf, STATUSES, type MarkStatus, type StatusLooks } from './status-looks';

export interface Mark {
  id: string;
  status: MarkStatus;
  picture: ReactNode;
}

export type Days<Entry> = ReadonlyMap<CalendarDate, readonly Entry[]>;

export function byDay<Entry>(entries: readonly Entry[], dayOf: (entry: Entry) => CalendarDate): Days<Entry> {
  const days = new Map<CalendarDate, Entry[]>();
  for (const entry of entries) {
    const date = dayOf(entry);
    const day = days.get(date);
    if (day) day.push(entry);
    else days.set(date, [entry]);
  }
  return days;
}

export function countsOf(marks: readonly { status: MarkStatus }[]): { status: MarkStatus; count: number }[] {
  return STATUSES.map((status) => ({
    status,
    count: marks.filter((mark) => mark.status === status).length,
  })).filter(({ count }) => count > 0);
}

/** '2 approved', '1 waiting' */
export function spokenCounts(marks: readonly { status: MarkStatus }[], looks: StatusLooks): string[] {
  return countsOf(marks).map(({ status, count }) =>
    t(`history.count.${lookOf(looks, status).word}`, { count }),
  );
}
