import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { displayOf } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';

/** A skeleton while it loads, and a retry button after an error. */
export function QueryPart<Data>({
  query: { data, error, isError, isFetching, refetch },
  failed,
  loading,
  children,
}: {
  query: UseQueryResult<Data>;
  failed: string;
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
