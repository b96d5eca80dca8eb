import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { usePendingRedemptions, useRedemptionsInReview } from '@/features/redemptions/redemptions.api';
import { usePendingSubmissions, useSubmissionsInReview } from '@/features/submissions/submissions.api';
import { t } from '@/lib/i18n/messages';
import { useTitle } from '@/lib/page/use-title';

export type PendingItem = { id: string; at: string } & (
  { kind: 'chore'; submission: ChoreSubmission } | { kind: 'reward'; redemption: RewardRedemption }
);

export function usePendingItems() {
  const submissions = usePendingSubmissions();
  const redemptions = usePendingRedemptions();
  const submissionsInReview = useSubmissionsInReview();
  const redemptionsInReview = useRedemptionsInReview();
  const isLeaving = ({ id }: { id: string }) => submissionsInReview.has(id) || redemptionsInReview.has(id);

  const items: PendingItem[] = [
    ...(submissions.data ?? []).map((submission) => ({
      kind: 'chore' as const,
      id: submission.id,
      at: submission.submittedAt,
      submission,
    })),
    ...(redemptions.data ?? []).map((redemption) => ({
      kind: 'reward' as const,
      id: redemption.id,
      at: redemption.requestedAt,
      redemption,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));

  return {
    items,
    isLeaving,
    count: items.filter((item) => !isLeaving(item)).length,
    isLoaded: submissions.data !== undefined && redemptions.data !== undefined,
    error: (submissions.data ? null : submissions.error) ?? (redemptions.data ? null : redemptions.error),
    isFetching: submissions.isFetching || redemptions.isFetching,
    retry: () => {
      if (!submissions.data) void submissions.refetch();
      if (!redemptions.data) void redemptions.refetch();
    },
  };
}

export function usePendingTitle(title: string): void {
  const { count } = usePendingItems();
  useTitle(count > 0 ? t('family.waitingTitle', { count, title }) : title);
}
