import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/messages';
import { DayPanelSkeleton } from './day-panel';
import { HistoryColumns } from './history-columns';
import { calendarCard } from './month-calendar';

export function HistorySkeleton() {
  return (
    <HistoryColumns>
      <output className="sr-only">{t('history.loading')}</output>
      <Card className={calendarCard} aria-hidden>
        <Skeleton className="h-9 w-44" />
        <Skeleton className="mt-5 h-104 rounded-md" />
      </Card>
      <DayPanelSkeleton />
    </HistoryColumns>
  );
}
