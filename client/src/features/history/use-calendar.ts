import { useState } from 'react';
import type { CalendarDate } from '@shared/rules/calendar';
import type { Month } from '@/lib/query-keys';
import { compareMonths, monthOf } from './month-grid';

export interface Calendar {
  month: Month;
  /** The day somebody asked to see; null until then. */
  chosen: CalendarDate | null;
  show: (month: Month) => void;
  choose: (date: CalendarDate) => void;
}

/** Which month and day are looked at; the month of `today`, which goes on with it, until another is asked for. */
export function useCalendar(today: CalendarDate): Calendar {
  const present = monthOf(today);
  /** Null for the present month. */
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
      // The day stays on the screen when its month is over.
      setAsked(monthOf(date));
      setChosen(date);
    },
  };
}
