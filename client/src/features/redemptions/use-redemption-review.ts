import { useQueryClient } from '@tanstack/react-query';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { toastFailure } from '@/components/ui/toast-failure';
import {
  isReviewedAlready,
  toastAlreadyReviewed,
  reviewErrorText,
} from '@/features/reviews/already-reviewed';
import type { Reviewing } from '@/features/reviews/review-card';
import { useReviewDraft } from '@/features/reviews/review-draft';
import { t } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/use-may-manage';
import { isRedemptionInReview, useReviewRedemption } from './redemptions.api';
import { useOfferRedemptionUndo } from './use-offer-redemption-undo';

export interface RedemptionReviewing extends Reviewing {
  short: number;
  funds: string;
}

export function useRedemptionReview(redemption: RewardRedemption): RedemptionReviewing {
  const draft = useReviewDraft(redemption.id);
  const client = useQueryClient();
  const review = useReviewRedemption();
  const offerUndo = useOfferRedemptionUndo();
  const mayManage = useMayManage();
  const { totalStars } = redemption.kid;
  const left = totalStars - redemption.starsSpent;

  const send = (status: 'approved' | 'rejected', parentNotes?: string) => {
    if (isRedemptionInReview(client, redemption.id)) return;
    review
      .mutateAsync({ redemption, status, parentNotes: parentNotes || undefined })
      .then((reviewed) => {
        draft.setNoting(null);
        offerUndo(reviewed);
      })
      .catch((error: unknown) => {
        if (isReviewedAlready(error)) void toastAlreadyReviewed(client, redemption);
        else toastFailure(t('redemptions.reviewFailed'), error, reviewErrorText(error));
      });
  };

  return {
    short: Math.max(0, -left),
    funds:
      left >= 0
        ? t('redemptions.enough', { has: totalStars, keeps: left })
        : t('redemptions.short', { has: totalStars, needs: -left }),
    readOnly: !mayManage,
    ...draft,
    approve: (note) => send('approved', note),
    reject: (note) => send('rejected', note),
  };
}
