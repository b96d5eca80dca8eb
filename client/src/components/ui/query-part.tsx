import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';

/** Shows what `children` make of what a query has read; until then its rough shape, and where it failed the way to try again. */
export function QueryPart<Data>({
  query: { data, error, isError, isFetching, refetch },
  failed,
  loading,
  children,
}: {
  query: UseQueryResult<Data>;
  /** What is said where it failed. */
  failed: string;
  /** What a screen reader is told while it is read. */
  loading: string;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (isError) {
    return (
      <ErrorState
        title={failed}
        text={displayOf(error, t('ui.checkConnection'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div className="grid gap-3" aria-busy>
      <output className="sr-only">{loading}</output>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
