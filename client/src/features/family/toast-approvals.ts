import { toast } from '@/components/ui/use-toast';
import { displayOf, isUnauthorized } from '@/lib/api/api-client';
import { t } from '@/lib/i18n/messages';
import type { ApprovalResult } from './use-approve-all';

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
