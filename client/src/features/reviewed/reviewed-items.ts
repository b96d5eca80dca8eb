import type { KidRequests } from '@shared/contracts/kid-requests';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { ChoreSubmission } from '@shared/contracts/submissions';

export type ReviewedItem = { id: string; at: string } & (
  { kind: 'chore'; record: ChoreSubmission } | { kind: 'reward'; record: RewardRedemption }
);

export function reviewedItems({ submissions, redemptions }: KidRequests): ReviewedItem[] {
  const all: ReviewedItem[] = [
    ...submissions.map((record) => ({
      kind: 'chore' as const,
      id: record.id,
      at: record.reviewedAt ?? '',
      record,
    })),
    ...redemptions.map((record) => ({
      kind: 'reward' as const,
      id: record.id,
      at: record.reviewedAt ?? '',
      record,
    })),
  ];
  return all.filter(({ record }) => record.status !== 'pending');
}
