import { useState, type ReactNode } from 'react';
import { useKids } from '@/features/kids/kids.api';
import { useUndoRedemptionReview } from '@/features/redemptions/redemptions.api';
import { showSpentStars } from '@/features/reviews/spent-stars';
import { UndoDialog } from '@/features/stars/undo-dialog';
import { useUndoSubmissionReview } from '@/features/submissions/submissions.api';
import { t } from '@/lib/i18n/messages';
import { reviewText, nameOfReviewed, starsOfReview, type ReviewedItem } from './reviewed-items';
import { ReviewedPicture } from './reviewed-row';

export function useUndoReview(): { ask: (one: ReviewedItem) => void; dialog: ReactNode } {
  const [undoing, setUndoing] = useState<ReviewedItem | null>(null);
  const kids = useKids().data;
  const { mutateAsync: undoSubmission } = useUndoSubmissionReview();
  const { mutateAsync: undoRedemption } = useUndoRedemptionReview();
  const has = ({ record }: ReviewedItem) => kids?.find(({ id }) => id === record.kidId)?.totalStars ?? 0;
  const ask = (one: ReviewedItem) => {
    const given = starsOfReview(one);
    const missing = given - has(one);
    if (missing > 0) showSpentStars({ kid: one.record.kid, name: nameOfReviewed(one), given, missing });
    else setUndoing(one);
  };
  const dialog = undoing && (
    <UndoDialog
      title={undoing.record.status === 'approved' ? t('statement.undoApproval') : t('decided.undoSentBack')}
      what={{ kid: undoing.record.kid, name: nameOfReviewed(undoing), stars: starsOfReview(undoing) }}
      totalStars={has(undoing)}
      picture={<ReviewedPicture one={undoing} size={60} />}
      text={reviewText(undoing)}
      waitsAgain
      onUndo={() =>
        undoing.kind === 'chore' ? undoSubmission(undoing.record) : undoRedemption(undoing.record)
      }
      onClose={() => setUndoing(null)}
    />
  );
  return { ask, dialog };
}
