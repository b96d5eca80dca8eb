import { LIMITS } from '@shared/constants';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { ChorePicture } from '@/components/art/chore-picture';
import { ReviewCard } from '@/features/reviews/review-card';
import { Stepper } from '@/components/ui/stepper';
import { t } from '@/lib/messages';
import { useMayManage } from '@/lib/use-may-manage';
import { noteExamples, useSubmissionReview } from './use-submission-review';

export function SubmissionCard({
  submission,
  stars,
  onStars,
}: {
  submission: ChoreSubmission;
  stars: number | null;
  onStars: (stars: number | null) => void;
}) {
  const { chore, kid } = submission;
  // Helpers can award at most the chore's stars.
  const most = useMayManage() ? LIMITS.choreStars : chore.starReward;
  return (
    <ReviewCard
      name={chore.name}
      kid={kid}
      picture={<ChorePicture chore={chore} size={76} />}
      at={submission.submittedAt}
      quote={submission.submissionNotes}
      stars={
        <Stepper
          look="tray"
          aria-label={t('submissions.starsFor', { kid: kid.name })}
          min={0}
          max={most}
          value={stars}
          onChange={(next) => onStars(next === null ? null : Math.min(next, most))}
        />
      }
      reviewing={useSubmissionReview(submission, stars)}
      blocked={stars === null}
      noteExamples={noteExamples()}
    />
  );
}
