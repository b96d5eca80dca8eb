import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/format';
import { LoadFault } from './load-fault';

const AHEAD_PX = 900;

/** The end of what has been read: reads on by itself when it comes near, or at a press. */
export function MoreRows({
  shown,
  total,
  fault,
  loading,
  failed,
  onMore,
}: {
  shown: number;
  /** How many there are in all, where that is known. */
  total?: number;
  /** What to say when the next rows did not load. */
  fault: string;
  loading: boolean;
  failed: boolean;
  onMore: () => void;
}) {
  const end = useRef<HTMLDivElement>(null);
  const waiting = !loading && !failed;
  useEffect(() => {
    if (!end.current || !waiting || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: `${AHEAD_PX}px 0px`,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waiting, onMore]);
  if (failed) {
    return (
      <div className="card mt-4">
        <LoadFault title={fault} onRetry={onMore} retrying={loading} />
      </div>
    );
  }
  return (
    <div ref={end} className="mt-5 flex items-center justify-center gap-4 text-ink-2">
      <span className="tabular-nums">
        {total === undefined
          ? `${formatNumber(shown)} shown`
          : `${formatNumber(shown)} of ${formatNumber(total)}`}
      </span>
      <Button onClick={onMore} saving={loading} savingLabel="Loading">
        Show more
      </Button>
    </div>
  );
}
