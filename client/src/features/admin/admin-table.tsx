import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

const card = 'overflow-hidden rounded-md';

export const adminRow = 'grid items-center gap-4.5 border-line px-5.5';
export const adminHead =
  'bg-canvas py-3 text-13 leading-[1.2] font-semibold text-ink-2 max-laptop:sr-only *:text-start';

export function AdminTable({
  label,
  rowCount,
  stale,
  children,
}: {
  label: string;
  rowCount?: number;
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
