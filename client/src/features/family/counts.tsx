import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CircleCheck, Users } from 'lucide-react';
import { Skeleton } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { StarIcon } from '@/components/art/star-icon';
import { useKids } from '@/features/kids/kids.api';
import { usePendingItems } from './use-pending-items';

/** The count to show for a query: undefined while loading, null after a failure. */
export function countOf<Data>(
  query: { data: Data | undefined; isError: boolean },
  read: (data: Data) => number,
): number | null | undefined {
  if (query.data !== undefined) return read(query.data);
  return query.isError ? null : undefined;
}

/** A row of counts. `labelClass` can hide their labels. */
export function Counts({ className, children }: { className: string; children: ReactNode }) {
  return (
    <ul className={clsx('flex leading-tight font-medium', className)} aria-label={t('family.numbers')}>
      {children}
    </ul>
  );
}

export function Count({
  label,
  value,
  labelClass,
  children,
}: {
  label: (count: number) => string;
  value: number | null | undefined;
  labelClass?: string;
  children: ReactNode;
}) {
  const text = label(value ?? 0);
  return (
    <li
      className="flex items-center gap-1.5 whitespace-nowrap max-laptop:gap-1 [&_svg]:size-[1.2em]"
      title={text}
    >
      {children}
      <b className="font-display text-[1.14em] leading-none font-semibold tabular-nums">
        {value === undefined ? (
          <Skeleton className="h-[1em] w-5" />
        ) : value === null ? (
          <span aria-label={t('family.notKnown')}>–</span>
        ) : (
          formatNumber(value)
        )}
      </b>
      <span className={labelClass}>{text}</span>
    </li>
  );
}

export function HomeNumbers() {
  const kids = useKids();
  const pending = usePendingItems();
  return (
    <Counts className="mt-2 flex-wrap gap-x-5.5 gap-y-1.5 text-15 laptop:text-16 max-laptop:mt-1.5 max-laptop:gap-x-4">
      <Count label={(count) => t('family.kidCount', { count })} value={countOf(kids, (list) => list.length)}>
        <Users />
      </Count>
      <Count
        label={() => t('family.starsEarned')}
        value={countOf(kids, (list) => list.reduce((sum, kid) => sum + kid.lifetimeStars, 0))}
      >
        <StarIcon />
      </Count>
      <Count
        label={(count) => t('family.pendingReviews', { count })}
        value={pending.isLoaded ? pending.count : pending.error ? null : undefined}
      >
        <CircleCheck />
      </Count>
    </Counts>
  );
}
