import { withBoard } from '@/lib/i18n/board-words';
import { formatAgo } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import type { ReviewedItem } from './reviewed-items';

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
