import type { ChoreSubmission } from '@shared/contracts/submissions';
import { ChorePicture } from '@/components/art/chore-picture';
import { ReviewRow } from '@/features/reviews/review-row';
import { formatAgoShort } from '@/lib/format';
import { t } from '@/lib/messages';
import { useSubmissionReview } from './use-submission-review';

export function SubmissionRow({ submission }: { submission: ChoreSubmission }) {
  const { chore, kid, submissionNotes } = submission;
  const who = { kid: kid.name, ago: formatAgoShort(submission.submittedAt) };
  return (
    <ReviewRow
      kind="chore"
      name={chore.name}
      kid={kid}
      picture={<ChorePicture chore={chore} size={46} />}
      text={
        submissionNotes
          ? t('submissions.rowQuoted', { ...who, note: submissionNotes })
          : t('submissions.row', who)
      }
      stars={chore.starReward}
      reviewing={useSubmissionReview(submission)}
    />
  );
}
