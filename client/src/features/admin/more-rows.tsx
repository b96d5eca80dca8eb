import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/messages';
import { watchIntersection } from '@/lib/page/watch-intersection';
import { LoadError } from './load-error';

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
