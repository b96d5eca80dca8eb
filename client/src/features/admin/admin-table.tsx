import { clsx } from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { watchIntersection } from '@/lib/page/watch-intersection';

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

export function Match({ text, search }: { text: string; search: string }) {
  const folded = text.toLowerCase();
  const wanted = search.toLowerCase();
  const start = wanted === '' ? -1 : folded.indexOf(wanted);
  // İ changes its length in lower case, so positions differ.
  if (start < 0 || folded.length !== text.length) return text;
  const end = start + wanted.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className="rounded-xs bg-star-soft text-inherit ring-1 ring-star-soft">
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  );
}

export function LoadError({
  title,
  onRetry,
  retrying,
  className,
}: {
  title: string;
  onRetry: () => void;
  retrying: boolean;
  className?: string | undefined;
}) {
  return (
    <Card className={className}>
      <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3 px-6 py-5">
        <TriangleAlert size={22} className="text-ink-2" />
        <p className="me-auto">
          <b className="block font-semibold">{title}</b>
          <span className="text-ink-2">{t('admin.checkConnection')}</span>
        </p>
        <Button onClick={onRetry} saving={retrying} savingLabel={t('admin.retrying')}>
          <RotateCw />
          {t('admin.retry')}
        </Button>
      </div>
    </Card>
  );
}

const AHEAD_PX = 900;

export function MoreRows({
  shown,
  total,
  errorTitle,
  loading,
  failed,
  onMore,
}: {
  shown: number;
  total?: number;
  errorTitle: string;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}) {
  const end = useRef<HTMLDivElement>(null);
  const waiting = !loading && !failed;
  useEffect(() => {
    if (!end.current || !waiting) return undefined;
    return watchIntersection(end.current, ({ isIntersecting }) => isIntersecting && onMore(), {
      rootMargin: `${AHEAD_PX}px 0px`,
    });
  }, [waiting, onMore]);
  if (failed) {
    return <LoadError className="mt-4" title={errorTitle} onRetry={onMore} retrying={loading} />;
  }
  return (
    <div ref={end} className="mt-5 flex items-center justify-center gap-4 text-ink-2">
      <span className="tabular-nums">
        {total === undefined ? t('admin.shown', { shown }) : t('admin.shownOf', { shown, total })}
      </span>
      <Button onClick={onMore} saving={loading} savingLabel={t('admin.loading')}>
        {t('admin.showMore')}
      </Button>
    </div>
  );
}
