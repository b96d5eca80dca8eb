import { Card } from '@/components/ui/card';
import { Count } from '@/components/ui/count';
import { ErrorState } from '@/components/ui/error-state';
import { AnimatedList } from '@/components/ui/animated-list';
import { useHeldRows } from '@/components/ui/use-held-rows';
import { ReviewSkeletons } from '@/features/reviews/review-skeletons';
import { displayOf } from '@/lib/api-client';
import { t } from '@/lib/messages';
import type { StarChoices } from './star-choices';
import { SubmissionCard } from './submission-card';
import { usePendingSubmissions, useSubmissionsInReview } from './submissions.api';

export function PendingSubmissions({ stars }: { stars: StarChoices }) {
  const pending = usePendingSubmissions();
  const inReview = useSubmissionsInReview();
  const rows = useHeldRows(pending.data ?? [], ({ id }) => inReview.has(id));
  const waiting = pending.data?.filter(({ id }) => !inReview.has(id)).length ?? 0;
  return (
    <section aria-labelledby="chores-done">
      <h2 id="chores-done" className="mb-3.5 flex items-center gap-2.5 text-21">
        {t('submissions.title')}
        <Count value={waiting} label={t('submissions.count', { count: waiting })} />
      </h2>
      {pending.data ? (
        <>
          {rows.every(({ state }) => state === 'closed') && (
            <p className="text-ink-2">{t('submissions.none')}</p>
          )}
          <AnimatedList
            label={t('submissions.title')}
            rows={rows}
            render={(submission) => (
              <SubmissionCard
                submission={submission}
                stars={stars.of(submission)}
                onStars={(next) => stars.choose(submission.id, next)}
              />
            )}
          />
        </>
      ) : pending.isError ? (
        <Card>
          <ErrorState
            title={t('submissions.failed')}
            text={displayOf(pending.error, t('ui.checkConnection'))}
            onRetry={() => void pending.refetch()}
            retrying={pending.isFetching}
          />
        </Card>
      ) : (
        <ReviewSkeletons label={t('submissions.loading')} />
      )}
    </section>
  );
}
