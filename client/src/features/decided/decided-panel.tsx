import { useState } from 'react';
import { UNDO_DAYS } from '@shared/constants';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useUndoRedemptionReview } from '@/features/redemptions/redemptions.api';
import { tellSpentStars } from '@/features/reviews/spent-stars';
import { UndoDialog } from '@/features/stars/undo-dialog';
import { useUndoSubmissionReview } from '@/features/submissions/submissions.api';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import { useMayManage } from '@/lib/user-query';
import { DecidedPicture, DecidedRow } from './decided-row';
import { decisionText, nameOfDecided, starsOfDecision } from './decided-words';
import { useDecided, type Decided } from './use-decided';

/** How many are shown before the rest is asked for. */
const FIRST = 6;

/** What was decided in the last seven days, each with the way to undo it. Absent while there is nothing. */
export default function DecidedPanel() {
  const { decided, isLoaded, error, isFetching, retry, starsOf } = useDecided();
  const mayManage = useMayManage();
  const [all, setAll] = useState(false);
  const [undoing, setUndoing] = useState<Decided | null>(null);
  const { mutateAsync: undoSubmission } = useUndoSubmissionReview();
  const { mutateAsync: undoRedemption } = useUndoRedemptionReview();

  if (isLoaded && decided.length === 0) return null;
  const shown = all ? decided : decided.slice(0, FIRST);
  const undo = (one: Decided) => {
    const { kid } = one.record;
    const missing = starsOfDecision(one) - starsOf(kid.id);
    if (missing > 0) tellSpentStars({ kid, name: nameOfDecided(one), given: starsOfDecision(one), missing });
    else setUndoing(one);
  };
  return (
    <section className="mt-9" aria-labelledby="decided">
      <h2 id="decided" className="mb-3.5 text-21">
        {t('decided.title')}
        <span className="ms-2.5 font-body text-14 font-normal text-ink-2">
          {t('decided.days', { count: UNDO_DAYS })}
        </span>
      </h2>
      <Card className="px-3.5 py-2 sm:px-5.5">
        {isLoaded ? (
          <>
            <ul aria-labelledby="decided">
              {shown.map((one) => (
                <DecidedRow
                  key={one.id}
                  one={one}
                  onUndo={mayManage || one.kind === 'chore' ? () => undo(one) : undefined}
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
          <RowSkeletons />
        )}
      </Card>
      {undoing && (
        <UndoDialog
          title={
            undoing.record.status === 'approved' ? t('statement.undoApproval') : t('decided.undoSentBack')
          }
          what={{ kid: undoing.record.kid, name: nameOfDecided(undoing), stars: starsOfDecision(undoing) }}
          totalStars={starsOf(undoing.record.kidId)}
          picture={<DecidedPicture one={undoing} size={60} />}
          text={decisionText(undoing)}
          waitsAgain
          onUndo={() =>
            undoing.kind === 'chore' ? undoSubmission(undoing.record) : undoRedemption(undoing.record)
          }
          onClose={() => setUndoing(null)}
        />
      )}
    </section>
  );
}

function RowSkeletons() {
  return (
    <div className="grid gap-4 py-3" aria-busy>
      <output className="sr-only">{t('decided.loading')}</output>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3" aria-hidden>
          <Skeleton className="size-12 rounded-sm" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4.5 w-1/2" />
            <Skeleton className="h-3.5 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
