import { useQueryClient } from '@tanstack/react-query';
import type { NewPraise } from '@shared/contracts/praise';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { toastFailure } from '@/components/ui/use-toast';
import {
  isReviewedAlready,
  toastAlreadyReviewed,
  reviewErrorText,
} from '@/features/reviews/already-reviewed';
import type { Reviewing } from '@/features/reviews/review-card';
import { useReviewDraft } from '@/features/reviews/review-draft';
import type { StepToRepeat } from '@/features/reviews/step-tiles';
import { t } from '@/lib/i18n/messages';
import { offerUndo } from '@/features/reviews/undo-offer';
import { isSubmissionInReview, useReviewSubmission, useUndoSubmissionReview } from './submissions.api';

export function useSubmissionReview(
  submission: ChoreSubmission,
  stars: number | null = submission.chore.starReward,
): Reviewing {
  const draft = useReviewDraft(submission.id);
  const client = useQueryClient();
  const review = useReviewSubmission();
  const offerReviewUndo = useOfferSubmissionUndo();

  const reward = stars ?? submission.chore.starReward;

  const send = (
    status: 'approved' | 'rejected',
    parentNotes?: string,
    more: { praise?: NewPraise; redoStepIds?: readonly string[] | undefined } = {},
  ) => {
    if (isSubmissionInReview(client, submission.id)) return;
    const starsAwarded = status === 'approved' ? reward : undefined;
    review
      .mutateAsync({ submission, status, parentNotes: parentNotes || undefined, starsAwarded, ...more })
      .then((reviewed) => {
        draft.setNoting(null);
        offerReviewUndo(reviewed);
      })
      .catch((error: unknown) => {
        if (isReviewedAlready(error)) void toastAlreadyReviewed(client, submission);
        else toastFailure(t('submissions.reviewFailed'), error, reviewErrorText(error));
      });
  };

  return {
    ...draft,
    approve: (note) => send('approved', note),
    reject: (note, redo = []) => send('rejected', note, { redoStepIds: redo.length > 0 ? redo : undefined }),
    steps: stepsToRepeat(submission),
    praise: {
      text: t('praise.starsAndHeart', { stars: reward, kid: submission.kid.name }),
      send: (praise) => send('approved', undefined, { praise }),
    },
  };
}

function stepsToRepeat({ chore, routine }: ChoreSubmission): StepToRepeat[] {
  if (!routine || chore.steps.length === 0) return [];
  const left = [...chore.steps];
  return routine.steps.map((step) => {
    const at = left.findIndex(({ name }) => name === step.name);
    const [same] = at === -1 ? [] : left.splice(at, 1);
    return { ...step, id: same?.id ?? null };
  });
}

export function useOfferSubmissionUndo(): (record: ChoreSubmission) => void {
  const { mutateAsync: undo } = useUndoSubmissionReview();
  return (record) => {
    const { kid, chore, status } = record;
    const approved = status === 'approved';
    const stars = approved ? (record.starsAwarded ?? 0) : 0;
    offerUndo({
      kind: approved ? 'approved' : 'sentBack',
      kid,
      name: chore.name,
      stars,
      text: approved
        ? t(record.praise ? 'submissions.approvedWithHeart' : 'submissions.approved', {
            kid: kid.name,
            stars,
          })
        : t('submissions.sentBack', { kid: kid.name }),
      praisable: approved && !record.praise ? { submissionId: record.id } : undefined,
      undo: () => undo(record),
    });
  };
}
