import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

const card = 'overflow-hidden rounded-md';

/** What the head and the rows of a table share: a grid, so that a row can break up on narrow screens. */
export const adminRow = 'grid items-center gap-4.5 border-line px-5.5';
/** Below `lg` still there for readers, who keep the names of the columns. */
export const adminHead =
  'bg-canvas py-3 text-13 leading-[1.2] font-semibold text-ink-2 max-lg:sr-only *:text-start';

/** A table to readers and a column of grids to the eye. */
export function AdminTable({
  label,
  rowCount,
  stale,
  children,
}: {
  label: string;
  /** With the head; absent while it is not known. */
  rowCount?: number;
  /** These are the rows of the search before. */
  stale: boolean;
  children: ReactNode;
}) {
  return (
    <Card className={clsx(card, 'transition-opacity duration-(--dur-ui)', stale && 'opacity-55')}>
      <table aria-label={label} aria-rowcount={rowCount} aria-busy={stale} className="block *:block">
        {children}
      </table>
    </Card>
  );
}

/** The shape of a table while its first rows are read. */
export function AdminTableSkeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card className={card}>
      <output className="block" aria-busy>
        <span className="sr-only">{label}</span>
        <div aria-hidden>{children}</div>
      </output>
    </Card>
  );
}
