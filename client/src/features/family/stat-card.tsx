import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { formatNumber } from '@/lib/format';

const grounds = {
  info: { tint: 'var(--color-info-soft)', glyph: 'var(--color-info)' },
  star: { tint: 'var(--color-star-soft)', glyph: 'var(--color-star-text)' },
  ok: { tint: 'var(--color-ok-soft)', glyph: 'var(--color-ok)' },
  treat: { tint: 'var(--color-treat-soft)', glyph: 'var(--color-treat-text)' },
};
export type StatTone = keyof typeof grounds;

/** One number of the family. `value` undefined while it loads, null when it did not. */
export function StatCard({
  label,
  value,
  tone,
  children,
}: {
  label: string;
  value: number | null | undefined;
  tone: StatTone;
  /** The glyph. */
  children: ReactNode;
}) {
  const { tint, glyph } = grounds[tone];
  return (
    <Card as="li" className="stat">
      <span className="well" style={{ '--tint': tint, color: glyph }} aria-hidden>
        {children}
      </span>
      <div className="min-w-0">
        <b className="num block text-26 leading-none sm:text-32">
          {value === undefined ? (
            <Skeleton className="h-7 w-12" />
          ) : value === null ? (
            <span aria-label="not known">–</span>
          ) : (
            formatNumber(value)
          )}
        </b>
        <span className="mt-1 block text-13 leading-tight font-medium text-ink-2 sm:text-14">{label}</span>
      </div>
    </Card>
  );
}
