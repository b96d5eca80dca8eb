import { useEffect, useRef, type ReactNode } from 'react';
import type { CalendarDate } from '@shared/rules/calendar';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDay } from '@/lib/format';

/** While the month is on its way. */
export function DayPanelSkeleton() {
  return (
    <section className="day-panel card" aria-busy aria-label="Loading the day">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="mt-3 h-4 w-2/5" />
      <Skeleton className="mt-6 h-16" />
      <Skeleton className="mt-3 h-16" />
    </section>
  );
}

/** A month in which nothing happened. */
export function EmptyMonth({ title, text }: { title: string; text: string }) {
  return (
    <section className="day-panel card" aria-label={title}>
      <EmptyState title={title} text={text} className="px-0 py-4" />
    </section>
  );
}

/**
 * What happened on a day; says so when it changes. A day that was `chosen` comes into view where the panel lies below
 * the calendar, as on phones.
 */
export function DayPanel({
  date,
  summary,
  chosen,
  children,
}: {
  date: CalendarDate;
  /** '3 rewards, 31 stars' */
  summary: string;
  /** The day somebody asked for; null while this one is a guess. */
  chosen: CalendarDate | null;
  /** The list; nothing for a day without. */
  children?: ReactNode;
}) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen === null || !panel.current) return;
    if (panel.current.getBoundingClientRect().top <= window.innerHeight - 160) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [chosen]);
  return (
    <section ref={panel} className="day-panel card" aria-label="Selected day">
      <header aria-live="polite">
        <h2>{formatDay(date)}</h2>
        <p>{summary}</p>
      </header>
      {children != null && <ul className="day-list">{children}</ul>}
    </section>
  );
}
