import { UNDO_DAYS } from '@shared/constants';
import type { LedgerEntry } from '@shared/contracts/stars';
import { useUndoRedemptionReview } from '@/features/redemptions/redemptions.api';
import { useUndoSubmissionReview } from '@/features/submissions/submissions.api';
import { useUndoStars } from './stars.api';

const DAY_MS = 86_400_000;

/** Whether the entry can be undone: once, within seven days. `now` is in ms. */
export function mayUndo({ kind, reversedBy, at }: LedgerEntry, now: number): boolean {
  return kind !== 'reversal' && reversedBy === null && now - Date.parse(at) <= UNDO_DAYS * DAY_MS;
}

export function useUndoEntry(kidId: string): (entry: LedgerEntry) => Promise<unknown> {
  const { mutateAsync: undoSubmission } = useUndoSubmissionReview();
  const { mutateAsync: undoRedemption } = useUndoRedemptionReview();
  const { mutateAsync: undoStars } = useUndoStars();
  return ({ id: entryId, submissionId, redemptionId }) => {
    if (submissionId !== null) return undoSubmission({ id: submissionId, kidId });
    if (redemptionId !== null) return undoRedemption({ id: redemptionId, kidId });
    return undoStars({ kidId, entryId });
  };
}
