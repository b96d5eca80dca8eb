import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { Reviewing } from '@/components/ui/review-card';
import { toastFailure } from '@/components/ui/toast-failure';
import { toast } from '@/components/ui/use-toast';
import { ALREADY_REVIEWED, isReviewedAlready } from '@/lib/already-reviewed';
import { plural } from '@/lib/format';
import { isRedemptionInReview, useReviewRedemption } from './redemptions.api';

/** Notes that go with an answer, as examples. */
export const NOTE_EXAMPLES = {
  approve: 'Have fun! We go on Saturday.',
  reject: 'Let us do this on Saturday.',
};

export interface RedemptionReviewing extends Reviewing {
  /** Stars the kid lacks; 0 when the request can be paid for. */
  short: number;
  /** 'Has 54, keeps 24' or 'Has 12, needs 13 more' */
  funds: string;
}

/** Reviewing one request: whether the stars are there, why not, and what is said afterwards. */
export function useRedemptionReview(redemption: RewardRedemption): RedemptionReviewing {
  const [noting, setNoting] = useState<Reviewing['noting']>(null);
  const client = useQueryClient();
  const review = useReviewRedemption();
  const { name, totalStars } = redemption.kid;
  const left = totalStars - redemption.starsSpent;

  const send = (status: 'approved' | 'rejected', parentNotes?: string) => {
    if (isRedemptionInReview(client, redemption.id)) return;
    review
      .mutateAsync({ redemption, status, parentNotes: parentNotes || undefined })
      .then(() =>
        toast(
          status === 'approved'
            ? {
                title: 'Approved',
                description: `${name} spends ${plural(redemption.starsSpent, 'star')}.`,
                tone: 'ok',
              }
            : { title: 'Sent back', description: `${name} keeps the stars.`, tone: 'ok' },
        ),
      )
      .catch((error: unknown) => {
        if (isReviewedAlready(error)) toast(ALREADY_REVIEWED);
        else toastFailure('Failed to review redemption', error);
      });
  };

  return {
    short: Math.max(0, -left),
    funds: left >= 0 ? `Has ${totalStars}, keeps ${left}` : `Has ${totalStars}, needs ${-left} more`,
    noting,
    setNoting,
    approve: (note) => send('approved', note),
    reject: (note) => send('rejected', note),
  };
}
