import type { KidRequests } from '@shared/contracts/kid-requests';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import { withBoard } from '@/lib/i18n/submission-words';
import { formatAgo } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';

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

/** Returns a negative number for spent stars. */
export function starsOfReview({ kind, record }: ReviewedItem): number {
  if (record.status !== 'approved') return 0;
  return kind === 'chore' ? (record.starsAwarded ?? 0) : -record.starsSpent;
}

export const nameOfReviewed = (one: ReviewedItem): string =>
  one.kind === 'chore' ? one.record.chore.name : one.record.reward.name;

/** 'Approved by Sam, 2 hours ago' */
export function reviewText({ kind, record, at }: ReviewedItem): string {
  const ago = formatAgo(at);
  if (kind === 'chore' && record.auto) return withBoard(t('decided.byItself', { ago }), record.device);
  const name = record.reviewedBy?.firstName ?? '';
  const values = { name, ago, known: name === '' ? 'no' : 'yes' };
  const text =
    record.status === 'approved' ? t('decided.approvedBy', values) : t('decided.sentBackBy', values);
  return withBoard(text, kind === 'chore' ? record.device : null);
}
