import { useState, type ReactNode } from 'react';
import { useKids } from '@/features/kids/kids.api';
import { useUndoRedemptionReview } from '@/features/redemptions/redemptions.api';
import { tellSpentStars } from '@/features/reviews/spent-stars';
import { UndoDialog } from '@/features/stars/undo-dialog';
import { useUndoSubmissionReview } from '@/features/submissions/submissions.api';
import { t } from '@/lib/messages';
import type { Decided } from './decided';
import { DecidedPicture } from './decided-row';
import { decisionText, nameOfDecided, starsOfDecision } from './decided-words';

/** Undoes a review after a confirmation, or explains that the stars have been spent. */
export function useUndoDecision(): { ask: (one: Decided) => void; dialog: ReactNode } {
  const [undoing, setUndoing] = useState<Decided | null>(null);
  const kids = useKids().data;
  const { mutateAsync: undoSubmission } = useUndoSubmissionReview();
  const { mutateAsync: undoRedemption } = useUndoRedemptionReview();
  const has = ({ record }: Decided) => kids?.find(({ id }) => id === record.kidId)?.totalStars ?? 0;
  const ask = (one: Decided) => {
    const given = starsOfDecision(one);
    const missing = given - has(one);
    if (missing > 0) tellSpentStars({ kid: one.record.kid, name: nameOfDecided(one), given, missing });
    else setUndoing(one);
  };
  const dialog = undoing && (
    <UndoDialog
      title={undoing.record.status === 'approved' ? t('statement.undoApproval') : t('decided.undoSentBack')}
      what={{ kid: undoing.record.kid, name: nameOfDecided(undoing), stars: starsOfDecision(undoing) }}
      totalStars={has(undoing)}
      picture={<DecidedPicture one={undoing} size={60} />}
      text={decisionText(undoing)}
      waitsAgain
      onUndo={() =>
        undoing.kind === 'chore' ? undoSubmission(undoing.record) : undoRedemption(undoing.record)
      }
      onClose={() => setUndoing(null)}
    />
  );
  return { ask, dialog };
}
