import type { QueryClient } from '@tanstack/react-query';
import type { KidRequests } from '@shared/contracts/kid-requests';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { User } from '@shared/contracts/users';
import { toast } from '@/components/ui/use-toast';
import { ApiError } from '@/lib/api/api-client';
import { kidRequestsQuery } from '@/lib/api/shared-queries';
import { t } from '@/lib/i18n/messages';
import { queryKeys } from '@/lib/api/query-keys';
import { isOutcomeOpen } from '@/lib/api/idempotency';

/** Whether another adult reviewed it first or the kid was deleted. */
export function isReviewedAlready(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'already_reviewed' || error.status === 404);
}

export async function toastAlreadyReviewed(
  client: QueryClient,
  { id, kidId }: { id: string; kidId: string },
): Promise<void> {
  const record = await findReviewed(client, kidId, id).catch(() => undefined);
  toast({ title: whoReviewed(client, record), description: t('reviews.alreadyReviewedText'), tone: 'info' });
}

/** The response was lost, and the result can't be fetched. */
class ReviewUnknownError extends Error {}

/**
 * Returns the record if only the response was lost and it has the intended status. Throws otherwise, with
 * `ReviewUnknownError` if the result can't be fetched.
 */
export async function findUnanswered<Kind extends 'submissions' | 'redemptions'>(
  client: QueryClient,
  error: unknown,
  kind: Kind,
  { id, kidId, status }: { id: string; kidId: string; status: 'approved' | 'rejected' },
): Promise<KidRequests[Kind][number]> {
  if (!(error instanceof Error) || !isOutcomeOpen(error)) throw error;
  const requests = await readRequests(client, kidId).catch(() => {
    throw error instanceof ApiError ? error : new ReviewUnknownError();
  });
  const record = requests[kind].find((one) => one.id === id);
  if (record?.status !== status || !isOwn(client, record)) throw error;
  return record;
}

export const reviewErrorText = (error: unknown): string =>
  t(error instanceof ReviewUnknownError ? 'reviews.noAnswer' : 'ui.checkConnection');

const readRequests = (client: QueryClient, kidId: string) =>
  client.fetchQuery({ ...kidRequestsQuery(kidId), staleTime: 0 });

async function findReviewed(client: QueryClient, kidId: string, id: string) {
  const { submissions, redemptions } = await readRequests(client, kidId);
  return [...submissions, ...redemptions].find((record) => record.id === id);
}

const isOwn = (client: QueryClient, { reviewedBy }: ChoreSubmission | RewardRedemption) =>
  reviewedBy !== null && reviewedBy.id === client.getQueryData<User>(queryKeys.user)?.id;

/** 'Sam already approved this' */
function whoReviewed(client: QueryClient, record: ChoreSubmission | RewardRedemption | undefined): string {
  if (!record?.reviewedBy || record.status === 'pending') return t('reviews.alreadyReviewed');
  const approved = record.status === 'approved';
  if (isOwn(client, record)) {
    return approved ? t('reviews.youApproved') : t('reviews.youSentBack');
  }
  const name = record.reviewedBy.firstName;
  if (name === null) return t('reviews.alreadyReviewed');
  return approved ? t('reviews.otherApproved', { name }) : t('reviews.otherSentBack', { name });
}
