import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { isReviewedAlready, toastAlreadyReviewed } from '@/features/reviews/already-reviewed';
import type { Reviewing } from '@/features/reviews/review-card';
import { t } from '@/lib/messages';
import { isSubmissionInReview, useReviewSubmission } from './submissions.api';

/** Examples of notes that go with a review. */
export const noteExamples = () => ({
  approve: t('submissions.approveExample'),
  reject: t('submissions.rejectExample'),
});

/** Reviewing one submission, for `stars` unless that is empty: the note, and what is said afterwards. */
export function useSubmissionReview(
  submission: ChoreSubmission,
  stars: number | null = submission.chore.starReward,
): Reviewing {
  const [noting, setNoting] = useState<Reviewing['noting']>(null);
  const client = useQueryClient();
  const review = useReviewSubmission();
  const { name } = submission.kid;

  const send = (status: 'approved' | 'rejected', parentNotes?: string) => {
    if (isSubmissionInReview(client, submission.id)) return;
    const starsAwarded = status === 'approved' ? (stars ?? submission.chore.starReward) : undefined;
    review
      .mutateAsync({ submission, status, parentNotes: parentNotes || undefined, starsAwarded })
      .then((record) => {
        if (status === 'approved') {
          const description = t('submissions.approved', { kid: name, stars: record.starsAwarded ?? 0 });
          toast({ title: t('reviews.approved'), description, tone: 'ok' });
        } else {
          const description = t('submissions.sentBack', { kid: name });
          toast({ title: t('reviews.sentBack'), description, tone: 'ok' });
        }
      })
      .catch((error: unknown) => {
        if (isReviewedAlready(error)) toastAlreadyReviewed();
        else toastFailure(t('submissions.reviewFailed'), error);
      });
  };

  return {
    noting,
    setNoting,
    approve: (note) => send('approved', note),
    reject: (note) => send('rejected', note),
  };
}
