import { useState } from 'react';
import { UNDO_DAYS } from '@shared/constants';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { RowSkeletons } from '@/components/ui/row-skeletons';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { useMayManage } from '@/lib/use-may-manage';
import { ReviewedRow } from './reviewed-row';
import { useReviewedItems } from './use-reviewed-items';
import { useUndoReview } from './use-undo-review';

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
          <p className="py-4 text-ink-2">{t('decided.none')}</p>
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
