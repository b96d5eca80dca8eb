import { useQueryClient } from '@tanstack/react-query';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { toastFailure } from '@/components/ui/use-toast';
import {
  isReviewedAlready,
  toastAlreadyReviewed,
  reviewErrorText,
} from '@/features/reviews/already-reviewed';
import type { Reviewing } from '@/features/reviews/review-card';
import { useReviewDraft } from '@/features/reviews/review-draft';
import { t } from '@/lib/i18n/messages';
import { useMayManage } from '@/lib/api/user-query';
import { offerUndo } from '@/features/reviews/undo-offer';
import { isRedemptionInReview, useReviewRedemption, useUndoRedemptionReview } from './redemptions.api';

interface RedemptionReviewing extends Reviewing {
  short: number;
  funds: string;
}

export function useRedemptionReview(redemption: RewardRedemption): RedemptionReviewing {
  const draft = useReviewDraft(redemption.id);
  const client = useQueryClient();
  const review = useReviewRedemption();
  const offerReviewUndo = useOfferRedemptionUndo();
  const mayManage = useMayManage();
  const { totalStars } = redemption.kid;
  const left = totalStars - redemption.starsSpent;

  const send = (status: 'approved' | 'rejected', parentNotes?: string) => {
    if (isRedemptionInReview(client, redemption.id)) return;
    review
      .mutateAsync({ redemption, status, parentNotes: parentNotes || undefined })
      .then((reviewed) => {
        draft.setNoting(null);
        offerReviewUndo(reviewed);
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

export function useOfferRedemptionUndo(): (record: RewardRedemption) => void {
  const { mutateAsync: undo } = useUndoRedemptionReview();
  return (record) => {
    const { kid, reward, status, starsSpent: stars } = record;
    const approved = status === 'approved';
    offerUndo({
      kind: approved ? 'approved' : 'sentBack',
      kid,
      name: reward.name,
      stars: approved ? -stars : 0,
      text: approved
        ? t('redemptions.approved', { kid: kid.name, stars })
        : t('redemptions.sentBack', { kid: kid.name }),
      undo: () => undo(record),
    });
  };
}
