import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CalendarDate } from '@shared/rules/calendar';
import type { Month } from '@/lib/api/query-keys';
import { compareMonths, monthOf } from './month-grid';
import type { MonthError } from './month-calendar';

export interface Calendar {
  month: Month;
  chosen: CalendarDate | null;
  show: (month: Month) => void;
  choose: (date: CalendarDate) => void;
}

/** Follows `today` until the user selects another month. */
export function useCalendar(today: CalendarDate): Calendar {
  const present = monthOf(today);
  const [asked, setAsked] = useState<Month | null>(null);
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  return {
    month: asked ?? present,
    chosen,
    show: (next) => {
      setAsked(compareMonths(next, present) === 0 ? null : next);
      setChosen(null);
    },
    choose: (date) => {
      // Keeps the day visible when its month ends.
      setAsked(monthOf(date));
      setChosen(date);
    },
  };
}

export function monthErrorOf(query: UseQueryResult, title: string): MonthError | null {
  if (query.data !== undefined || !query.isError) return null;
  return { title, onRetry: () => void query.refetch(), retrying: query.isFetching };
}
