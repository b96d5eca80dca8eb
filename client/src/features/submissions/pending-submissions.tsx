import { Count } from '@/components/ui/count';
import { ErrorState } from '@/components/ui/error-state';
import { AnimatedList } from '@/components/ui/animated-list';
import { ReviewSkeletons } from '@/components/ui/review-skeletons';
import { displayOf } from '@/lib/api-client';
import { plural } from '@/lib/format';
import type { StarChoices } from './star-choices';
import { SubmissionCard } from './submission-card';
import { usePendingSubmissions, useSubmissionsInReview } from './submissions.api';
import '@/components/ui/review-card.css';

/** The chores that wait for a yes, oldest first. */
export function PendingSubmissions({ stars }: { stars: StarChoices }) {
  const pending = usePendingSubmissions();
  const inReview = useSubmissionsInReview();
  const waiting = pending.data?.filter(({ id }) => !inReview.has(id)).length ?? 0;
  return (
    <section aria-labelledby="chores-done">
      <h2 id="chores-done" className="mb-3.5 flex items-center gap-2.5 text-21">
        Chores done
        <Count value={waiting} label={plural(waiting, 'chore')} />
      </h2>
      {pending.data ? (
        <>
          {waiting === 0 && <p className="text-ink-2">No chores to look at.</p>}
          <AnimatedList
            label="Chores done"
            items={pending.data}
            isLeaving={({ id }) => inReview.has(id)}
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
        <ErrorState
          className="card"
          title="The finished chores did not load"
          text={displayOf(pending.error, 'Check the connection, then try again.')}
          onRetry={() => void pending.refetch()}
          retrying={pending.isFetching}
        />
      ) : (
        <ReviewSkeletons label="Loading chores" />
      )}
    </section>
  );
}
