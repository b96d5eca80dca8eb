import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { useHeldRows } from '@/components/ui/use-held-rows';
import { PendingRedemptions } from '@/features/redemptions/pending-redemptions';
import { PendingSubmissions } from '@/features/submissions/pending-submissions';
import type { StarChoices } from '@/features/submissions/star-choices';
import { t } from '@/lib/messages';
import { useWaiting } from './use-waiting';

/** Both kinds of pending items side by side, or one card if nothing is pending. */
export function ApprovalsPanel({ stars }: { stars: StarChoices }) {
  const { items, isLeaving, isLoaded } = useWaiting();
  const rows = useHeldRows(items, isLeaving);
  if (isLoaded && rows.length === 0) {
    return (
      <Card>
        <EmptyState
          pip="sleep"
          title={t('family.caughtUp')}
          text={t('family.caughtUpHere')}
          className="py-14"
        />
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-x-7 gap-y-9 lg:grid-cols-2">
      <PendingSubmissions stars={stars} />
      <PendingRedemptions />
    </div>
  );
}
