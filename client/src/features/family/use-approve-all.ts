import { useState } from 'react';
import { useReviewRedemption } from '@/features/redemptions/redemptions.api';
import { useOfferRedemptionUndo } from '@/features/redemptions/use-offer-redemption-undo';
import { useReviewSubmission } from '@/features/submissions/submissions.api';
import { useOfferSubmissionUndo } from '@/features/submissions/use-offer-submission-undo';
import { isReviewedAlready } from '@/features/reviews/already-reviewed';
import { isUnauthorized } from '@/lib/api/api-client';
import type { ApprovalPlan } from './approval-plan';

const BATCH = 4;

export interface ApprovalResult {
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
