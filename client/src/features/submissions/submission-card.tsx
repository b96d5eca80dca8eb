import { LIMITS } from '@shared/constants';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { ChorePicture } from '@/components/art/chore-picture';
import { ReviewCard } from '@/components/ui/review-card';
import { Stepper } from '@/components/ui/stepper';
import { NOTE_EXAMPLES, useSubmissionReview } from './use-submission-review';

/** A chore that a kid says is done: how many stars it was worth, yes, or not yet and why. */
export function SubmissionCard({
  submission,
  stars,
  onStars,
}: {
  submission: ChoreSubmission;
  /** Stars to award; `null` while the field is empty. */
  stars: number | null;
  onStars: (stars: number | null) => void;
}) {
  const { chore, kid } = submission;
  return (
    <ReviewCard
      name={chore.name}
      kid={kid}
      picture={<ChorePicture chore={chore} size={76} />}
      at={submission.submittedAt}
      quote={submission.submissionNotes}
      stars={
        <Stepper
          aria-label={`Stars for ${kid.name}`}
          unit="stars"
          min={0}
          max={LIMITS.choreStars}
          value={stars}
          onChange={onStars}
        />
      }
      reviewing={useSubmissionReview(submission, stars)}
      blocked={stars === null}
      noteExamples={NOTE_EXAMPLES}
    />
  );
}
