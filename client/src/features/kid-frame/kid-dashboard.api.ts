import {
  queryOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { KidBadge } from '@shared/contracts/badges';
import type { Nest } from '@shared/contracts/nest';
import type { KidChore } from '@shared/contracts/plan';
import type { KidReward, Reward } from '@shared/contracts/rewards';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { Badge } from '@shared/rules/badges';
import type { CalendarDate } from '@shared/rules/calendar';
import { del, get, post } from '@/lib/api/api-client';
import { applyEffects } from '@/lib/api/cache-effects';
import { queryKeys } from '@/lib/api/query-keys';

const ofKid = (id: string, what: string) => `/api/kids/${encodeURIComponent(id)}${what}`;
const ofFamily = (code: string, what: string) => `/api/kids/family/${encodeURIComponent(code)}${what}`;

export const kidChoresQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.kidChores(id),
    queryFn: ({ signal }) => get<KidChore[]>(ofKid(id, '/chores'), { signal }),
  });

export const familyRewardsQuery = (code: string) =>
  queryOptions({
    queryKey: queryKeys.familyRewards(code),
    queryFn: ({ signal }) => get<(Reward | KidReward)[]>(ofFamily(code, '/rewards'), { signal }),
  });

export const badgesQuery = queryOptions({
  queryKey: queryKeys.badges,
  queryFn: ({ signal }) => get<Badge[]>('/api/badges', { signal }),
});

export const kidBadgesQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.kidBadges(id),
    queryFn: ({ signal }) => get<KidBadge[]>(ofKid(id, '/badges'), { signal }),
  });

export const kidNestQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.kidNest(id),
    queryFn: ({ signal }) => get<Nest>(ofKid(id, '/nest'), { signal }),
  });

interface SubmitChore {
  choreId: string;
  note?: string;
  /** Only for a routine of yesterday. */
  on?: CalendarDate;
  idempotencyKey: string;
}

export const submitChore = (kidId: string, { choreId, note, on, idempotencyKey }: SubmitChore) =>
  post<ChoreSubmission>(
    '/api/chore-submissions',
    { kidId, choreId, notes: note?.trim() || undefined, on },
    { idempotencyKey },
  );

const SUBMIT_KEY = ['submit-chore'];

/** Only one kid is logged in at a time. */
const submitting = (choreId: string) => ({
  mutationKey: SUBMIT_KEY,
  predicate: ({ state }: { state: { variables: unknown } }) =>
    (state.variables as SubmitChore).choreId === choreId,
});

/** Also true for a tile that was removed in the meantime. */
export const useIsSubmitting = (choreId: string) => useIsMutating(submitting(choreId)) > 0;

/** Like `useIsSubmitting`, for a second tap before the screen has changed. */
export const isSubmitting = (client: QueryClient, choreId: string) =>
  client.isMutating(submitting(choreId)) > 0;

/** The submission is pending until its result is refetched. */
export function useSubmitChore(kidId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: SUBMIT_KEY,
    mutationFn: (chore: SubmitChore) => submitChore(kidId, chore),
    onSuccess: () => refetchChores(client, kidId),
    // Not awaited, because a removed tile could not show the error.
    onError: () => void refetchChores(client, kidId),
  });
}

export function useWithdrawSubmission(kidId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (submissionId: string) => del(`/api/chore-submissions/${encodeURIComponent(submissionId)}`),
    // An adult may have reviewed it first.
    onSettled: () => refetchChores(client, kidId),
  });
}

export const refetchChores = (client: QueryClient, kidId: string): Promise<void> =>
  applyEffects(client, 'chore_submission', kidId);
