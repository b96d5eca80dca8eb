import { toast } from '@/components/ui/use-toast';
import { ApiError } from '@/lib/api-client';
import { t } from '@/lib/messages';

/** Someone else reviewed it first, or the kid is gone: there is nothing left to review. */
export function isReviewedAlready(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'already_reviewed' || error.status === 404);
}

/** Says so: nothing went wrong, and the screen shows the record as it is. */
export function toastAlreadyReviewed(): void {
  toast({
    title: t('reviews.alreadyReviewed'),
    description: t('reviews.alreadyReviewedText'),
    tone: 'info',
  });
}
