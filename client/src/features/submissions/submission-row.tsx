import type { ChoreSubmission } from '@shared/contracts/submissions';
import { ChorePicture } from '@/components/art/chore-picture';
import { ReviewRow } from '@/features/reviews/review-row';
import { formatAgoShort } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import { recordWords, withBoard } from '@/lib/i18n/submission-words';
import { useSubmissionReview } from './use-submission-review';

export function submissionText(
  { submissionNotes, routine, device }: ChoreSubmission,
  who: { kid: string; ago: string },
): string {
  if (submissionNotes) return t('submissions.rowQuoted', { ...who, note: submissionNotes });
  const row = routine
    ? t('submissions.rowSteps', { ...who, steps: recordWords(routine) })
    : t('submissions.row', who);
  return withBoard(row, device);
}

export function SubmissionRow({ submission }: { submission: ChoreSubmission }) {
  const { chore, kid } = submission;
  const who = { kid: kid.name, ago: formatAgoShort(submission.submittedAt) };
  return (
    <ReviewRow
      kind="chore"
      name={chore.name}
      kid={kid}
      picture={<ChorePicture chore={chore} size={46} />}
      text={submissionText(submission, who)}
      stars={chore.starReward}
      reviewing={useSubmissionReview(submission)}
    />
  );
}
