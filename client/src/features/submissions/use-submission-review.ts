import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { Reviewing } from '@/components/ui/review-card';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { ALREADY_REVIEWED, isReviewedAlready } from '@/lib/already-reviewed';
import { plural } from '@/lib/format';
import { isSubmissionInReview, useReviewSubmission } from './submissions.api';

/** Notes that go with an answer, as examples. */
export const NOTE_EXAMPLES = {
  approve: 'So tidy, even the corners!',
  reject: 'Almost! Please make the bed too.',
};

/** Reviewing one submission, for `stars` unless that is empty: why not, and what is said afterwards. */
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
        const awarded = plural(record.starsAwarded ?? 0, 'star');
        toast(
          status === 'approved'
            ? { title: 'Approved', description: `${name} gets ${awarded}.`, tone: 'ok' }
            : { title: 'Sent back', description: `${name} can try again.`, tone: 'ok' },
        );
      })
      .catch((error: unknown) => {
        if (isReviewedAlready(error)) toast(ALREADY_REVIEWED);
        else toastFailure('Failed to review submission', error);
      });
  };

  return {
    noting,
    setNoting,
    approve: (note) => send('approved', note),
    reject: (note) => send('rejected', note),
  };
}
