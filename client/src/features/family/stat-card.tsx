import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';

const tones = {
  info: 'bg-info-soft text-info',
  star: 'bg-star-soft text-star-text',
  ok: 'bg-ok-soft text-ok',
  reward: 'bg-treat-soft text-treat-text',
};

export function StatCard({
  label,
  value,
  tone,
  children,
}: {
  label: (count: number) => string;
  value: number | null | undefined;
  tone: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <Card
      as="li"
      className="flex min-w-0 items-center gap-3.5 p-4.5 max-tablet:flex-wrap max-tablet:gap-2.75 max-tablet:px-3 max-tablet:py-3.5"
    >
      <span
        className={clsx(
          'grid size-13 flex-none place-items-center rounded-md *:size-7 max-tablet:size-11',
          tones[tone],
        )}
        aria-hidden
      >
        {children}
      </span>
      <div className="min-w-0 max-tablet:flex-1 max-tablet:basis-21">
        <b className="block font-display text-26 font-semibold tracking-[-0.01em] tabular-nums leading-none mini:text-32">
          {value === undefined ? (
            <Skeleton className="h-[1em] w-12" />
          ) : value === null ? (
            <span aria-label={t('family.notKnown')}>–</span>
          ) : (
            formatNumber(value)
          )}
        </b>
        <span className="mt-1 block text-13 leading-tight font-medium text-ink-2 mini:text-14">
          {label(value ?? 0)}
        </span>
      </div>
    </Card>
  );
}
