import { useState } from 'react';
import type { CalendarDate } from '@shared/rules/calendar';
import type { Month } from '@/lib/query-keys';
import { monthOf } from './month-grid';

export interface Calendar {
  month: Month;
  /** The day somebody asked to see; null until then. */
  chosen: CalendarDate | null;
  show: (month: Month) => void;
  choose: (date: CalendarDate) => void;
}

/** Which month and day are looked at; begins with the month of `today`. */
export function useCalendar(today: CalendarDate): Calendar {
  const [month, setMonth] = useState(() => monthOf(today));
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  return {
    month,
    chosen,
    show: (next) => {
      setMonth(next);
      setChosen(null);
    },
    choose: (date) => {
      setMonth(monthOf(date));
      setChosen(date);
    },
  };
}
