import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';

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
