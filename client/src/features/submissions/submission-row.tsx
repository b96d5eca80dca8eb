import type { ChoreSubmission } from '@shared/contracts/submissions';
import { ChorePicture } from '@/components/art/chore-picture';
import { ReviewRow } from '@/components/ui/review-card';
import { Stars } from '@/components/ui/stars';
import { formatAgo } from '@/lib/format';
import { NOTE_EXAMPLES, useSubmissionReview } from './use-submission-review';

/** A submission in the overview's short list, reviewed in place with the chore's own stars. */
export function SubmissionRow({ submission }: { submission: ChoreSubmission }) {
  const { chore, kid, submissionNotes } = submission;
  const said = submissionNotes ? ` · “${submissionNotes}”` : '';
  return (
    <ReviewRow
      name={chore.name}
      kid={kid}
      picture={<ChorePicture chore={chore} size={56} />}
      text={`${kid.name}, ${formatAgo(submission.submittedAt)}${said}`}
      stars={<Stars count={chore.starReward} className="text-20" />}
      reviewing={useSubmissionReview(submission)}
      noteExamples={NOTE_EXAMPLES}
    />
  );
}
