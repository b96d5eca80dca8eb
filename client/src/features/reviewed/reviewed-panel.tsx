import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { UNDO_DAYS } from '@shared/constants';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { RowSkeletons } from '@/components/ui/row-skeletons';
import { useKids } from '@/features/kids/kids.api';
import { displayOf } from '@/lib/api/api-client';
import { kidRequestsQuery } from '@/lib/api/shared-queries';
import { t } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/user-query';
import { ReviewedRow } from './reviewed-row';
import { useUndoReview } from './use-undo-review';
import { reviewedItems } from './reviewed-items';

const FIRST = 6;

export function ReviewedPanel() {
  const { decided, isLoaded, error, isFetching, retry } = useReviewedItems();
  const mayManage = useMayManage();
  const [all, setAll] = useState(false);
  const { ask, dialog } = useUndoReview();

  const shown = all ? decided : decided.slice(0, FIRST);
  return (
    <section aria-labelledby="decided">
      <h2 id="decided" className="mb-2.5 text-16 text-ink-2">
        {t('decided.days', { count: UNDO_DAYS })}
      </h2>
      <Card className="px-3.5 py-2 mini:px-5.5">
        {isLoaded && decided.length === 0 ? (
          <EmptyState title={t('decided.none')} />
        ) : isLoaded ? (
          <>
            <ul aria-labelledby="decided">
              {shown.map((one) => (
                <ReviewedRow
                  key={one.id}
                  one={one}
                  onUndo={mayManage || one.kind === 'chore' ? () => ask(one) : undefined}
                />
              ))}
            </ul>
            {shown.length < decided.length && (
              <Button wide className="my-3" onClick={() => setAll(true)}>
                {t('decided.showAll', { count: decided.length })}
              </Button>
            )}
          </>
        ) : error ? (
          <ErrorState
            title={t('decided.failed')}
            text={displayOf(error, t('ui.checkConnection'))}
            onRetry={retry}
            retrying={isFetching}
          />
        ) : (
          <RowSkeletons label={t('decided.loading')} />
        )}
      </Card>
      {dialog}
    </section>
  );
}

function useReviewedItems() {
  const kids = useKids();
  const requests = useQueries({ queries: (kids.data ?? []).map(({ id }) => kidRequestsQuery(id)) });
  const decided = requests
    .flatMap(({ data }) => (data ? reviewedItems(data) : []))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  const reads = [kids, ...requests];
  return {
    decided,
    isLoaded: kids.data !== undefined && requests.every(({ data }) => data !== undefined),
    error: reads.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    isFetching: reads.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const read of reads) if (read.data === undefined) void read.refetch();
    },
  };
}
