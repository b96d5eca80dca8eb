import type { QueryClient } from '@tanstack/react-query';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { User } from '@shared/contracts/users';
import { toast } from '@/components/ui/use-toast';
import { ApiError } from '@/lib/api-client';
import { kidRequestsQuery } from '@/lib/kid-requests-query';
import { t } from '@/lib/messages';
import { queryKeys } from '@/lib/query-keys';

/** Someone else reviewed it first, or the kid is gone: there is nothing left to review. */
export function isReviewedAlready(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'already_reviewed' || error.status === 404);
}

/** Says who was faster: nothing went wrong, and the screen shows the record as it is. */
export async function tellAlreadyReviewed(
  client: QueryClient,
  { id, kidId }: { id: string; kidId: string },
): Promise<void> {
  const record = await findReviewed(client, kidId, id).catch(() => undefined);
  toast({ title: whoReviewed(client, record), description: t('reviews.alreadyReviewedText'), tone: 'info' });
}

async function findReviewed(client: QueryClient, kidId: string, id: string) {
  const { submissions, redemptions } = await client.fetchQuery({ ...kidRequestsQuery(kidId), staleTime: 0 });
  return [...submissions, ...redemptions].find((record) => record.id === id);
}

/** 'Sam has approved this already' */
function whoReviewed(client: QueryClient, record: ChoreSubmission | RewardRedemption | undefined): string {
  if (!record?.reviewedBy || record.status === 'pending') return t('reviews.alreadyReviewed');
  const approved = record.status === 'approved';
  if (record.reviewedBy.id === client.getQueryData<User>(queryKeys.user)?.id) {
    return approved ? t('reviews.youApproved') : t('reviews.youSentBack');
  }
  const name = record.reviewedBy.firstName;
  if (name === null) return t('reviews.alreadyReviewed');
  return approved ? t('reviews.otherApproved', { name }) : t('reviews.otherSentBack', { name });
}
