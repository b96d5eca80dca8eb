import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/messages';

export const tileGrid =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.6rem),1fr))] gap-x-4 gap-y-6 max-tablet:gap-x-3.5 low:grid-cols-1';
const FOUR = [0, 1, 2, 3];

export function TilesSkeleton() {
  return (
    <div className={tileGrid} aria-hidden>
      {FOUR.map((tile) => (
        <Skeleton key={tile} className="h-67 rounded-xl" />
      ))}
    </div>
  );
}

export function PanelSkeleton() {
  return (
    <Card kind="tile" className="p-6" aria-hidden>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="mt-6 h-44 rounded-lg" />
    </Card>
  );
}

export function DashboardSkeleton() {
  return (
    <>
      <output className="sr-only">{t('kidDashboard.loading')}</output>
      <div className="flex min-h-21 flex-wrap items-center gap-x-3.5 gap-y-2.5" aria-hidden>
        <Skeleton className="size-20 rounded-full" />
        <Skeleton className="me-auto h-10 w-44" />
      </div>
      <Skeleton className="mx-1 my-4 h-8 w-36" />
      <TilesSkeleton />
    </>
  );
}
