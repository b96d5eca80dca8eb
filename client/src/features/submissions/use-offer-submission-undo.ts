import type { ChoreSubmission } from '@shared/contracts/submissions';
import { offerUndo } from '@/features/reviews/undo-offer';
import { t } from '@/lib/i18n/messages';
import { useUndoSubmissionReview } from './submissions.api';

export function useOfferSubmissionUndo(): (record: ChoreSubmission) => void {
  const { mutateAsync: undo } = useUndoSubmissionReview();
  return (record) => {
    const { kid, chore, status } = record;
    const approved = status === 'approved';
    const stars = approved ? (record.starsAwarded ?? 0) : 0;
    offerUndo({
      kind: approved ? 'approved' : 'sentBack',
      kid,
      name: chore.name,
      stars,
      text: approved
        ? t(record.praise ? 'submissions.approvedWithHeart' : 'submissions.approved', {
            kid: kid.name,
            stars,
          })
        : t('submissions.sentBack', { kid: kid.name }),
      praisable: approved && !record.praise ? { submissionId: record.id } : undefined,
      undo: () => undo(record),
    });
  };
}
