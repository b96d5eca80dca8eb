import { useState } from 'react';
import { useReviewRedemption } from '@/features/redemptions/redemptions.api';
import { useOfferRedemptionUndo } from '@/features/redemptions/use-redemption-review';
import { useReviewSubmission } from '@/features/submissions/submissions.api';
import { useOfferSubmissionUndo } from '@/features/submissions/use-submission-review';
import { isReviewedAlready } from '@/features/reviews/already-reviewed';
import { isUnauthorized, displayOf } from '@/lib/api/api-client';
import { toast } from '@/components/ui/use-toast';
import { t } from '@/lib/i18n/messages';
import type { ApprovalPlan } from './approval-plan';

const BATCH = 4;

interface ApprovalResult {
  approved: number;
  gone: number;
  failed: readonly unknown[];
}

/** Chores first, because their stars may pay for rewards. Failed items stay. */
export function useApproveAll(): {
  approveAll: (plan: Pick<ApprovalPlan, 'chores' | 'rewards'>) => Promise<ApprovalResult>;
  progress: { done: number; total: number } | null;
} {
  const { mutateAsync: reviewSubmission } = useReviewSubmission();
  const { mutateAsync: reviewRedemption } = useReviewRedemption();
  const offerSubmissionUndo = useOfferSubmissionUndo();
  const offerRedemptionUndo = useOfferRedemptionUndo();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);

  const approveAll = async ({ chores, rewards }: Pick<ApprovalPlan, 'chores' | 'rewards'>) => {
    const total = chores.length + rewards.length;
    setProgress({ done: 0, total });
    const result = { approved: 0, gone: 0, failed: [] as unknown[] };
    const run = async (review: () => Promise<unknown>) => {
      try {
        await review();
        result.approved += 1;
      } catch (error) {
        if (isReviewedAlready(error)) result.gone += 1;
        else result.failed.push(error);
      }
      setProgress((now) => now && { ...now, done: now.done + 1 });
    };
    const steps = [
      chores.map(
        ({ submission, stars }) =>
          () =>
            reviewSubmission({ submission, status: 'approved', starsAwarded: stars }).then(
              offerSubmissionUndo,
            ),
      ),
      rewards.map(
        (redemption) => () => reviewRedemption({ redemption, status: 'approved' }).then(offerRedemptionUndo),
      ),
    ];
    for (const reviews of steps) {
      for (let at = 0; at < reviews.length; at += BATCH) {
        // The rest would fail as well.
        if (result.failed.some(isUnauthorized)) break;
        await Promise.all(reviews.slice(at, at + BATCH).map(run));
      }
    }
    setProgress(null);
    return result;
  };
  return { approveAll, progress };
}

/**
 * The toast counts approvals by others, and says why the rest is pending. The undo bar reports the approved
 * ones.
 */
export function toastApprovals({ approved, gone, failed }: ApprovalResult): void {
  if (failed.some(isUnauthorized)) return;
  const elsewhere = gone === 0 ? undefined : t('family.reviewedElsewhere', { count: gone });
  if (failed.length === 0) {
    if (gone > 0) toast({ title: t('reviews.alreadyReviewed'), description: elsewhere, tone: 'info' });
    return;
  }
  toast({
    title:
      approved === 0
        ? t('family.approvedNone')
        : t('family.approvedSome', { count: approved, total: approved + failed.length }),
    description: [
      t('family.stillWaiting', { count: failed.length }),
      displayOf(failed[0], t('ui.checkConnection')),
      elsewhere,
    ]
      .filter(Boolean)
      .join(' '),
    tone: 'error',
  });
}
