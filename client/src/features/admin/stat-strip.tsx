import { clsx } from 'clsx';
import { House, ListChecks, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminStats } from '@shared/contracts/admin';
import { StarIcon } from '@/components/art/star-icon';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { useAdminStats } from './admin.api';
import { LoadError } from './load-error';

const CELLS: { key: keyof AdminStats; icon: ReactNode }[] = [
  { key: 'totalFamilies', icon: <House size={22} /> },
  { key: 'totalKids', icon: <UsersRound size={22} /> },
  { key: 'totalStars', icon: <StarIcon size={22} fill="currentColor" /> },
  { key: 'totalChores', icon: <ListChecks size={22} /> },
];

export function StatStrip() {
  const stats = useAdminStats();
  if (stats.isLoadingError) {
    return (
      <LoadError
        title={t('admin.totalsFailed')}
        onRetry={() => void stats.refetch()}
        retrying={stats.isFetching}
      />
    );
  }
  return (
    <Card>
      <dl className="grid grid-cols-2 laptop:grid-cols-4" aria-busy={stats.isPending}>
        {CELLS.map(({ key, icon }) => (
          <div
            key={key}
            className={clsx(
              'relative flex flex-col-reverse justify-center border-line px-4 py-3.5 text-14 leading-[1.3] font-medium text-ink-2',
              'even:border-s nth-[n+3]:border-t',
              'mini:py-5 mini:ps-20 mini:pe-5.5 mini:text-15 laptop:not-first:border-s laptop:nth-[n+3]:border-t-0',
            )}
          >
            <dt>
              <span
                className="absolute inset-y-0 start-5.5 my-auto hidden size-11 place-items-center rounded-sm bg-sunken text-ink mini:grid"
                aria-hidden
              >
                {icon}
              </span>
              {t(`admin.total.${key}`)}
            </dt>
            <dd className="min-h-[1.1em] font-display text-21 leading-[1.1] font-semibold wrap-anywhere text-ink tabular-nums mini:text-26">
              {stats.data ? formatNumber(stats.data[key]) : <Skeleton className="h-7 w-20" />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
