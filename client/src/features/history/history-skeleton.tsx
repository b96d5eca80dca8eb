import { Skeleton } from '@/components/ui/skeleton';
import { DayPanelSkeleton } from './day-panel';
import './calendar.css';
import './history.css';
import './history-audience.css';

/** A calendar that does not know yet which month it is. */
export function HistorySkeleton() {
  return (
    <div className="history">
      <output className="sr-only">Loading the calendar…</output>
      <div className="history-columns">
        <div className="cal card" aria-hidden>
          <Skeleton className="h-9 w-44" />
          <Skeleton className="mt-5 h-104 rounded-md" />
        </div>
        <DayPanelSkeleton />
      </div>
    </div>
  );
}
