import {
  queryOptions,
  useIsMutating,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { KidBadge } from '@shared/contracts/badges';
import type { LifetimeStarsResponse } from '@shared/contracts/kids';
import type { Nest } from '@shared/contracts/nest';
import type { KidChore } from '@shared/contracts/plan';
import type { KidReward, Reward } from '@shared/contracts/rewards';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { Badge } from '@shared/rules/badges';
import { del, get, post } from '@/lib/api-client';
import { applyEffects } from '@/lib/cache-effects';
import { queryKeys } from '@/lib/query-keys';

const ofKid = (id: string, what: string) => `/api/kids/${encodeURIComponent(id)}${what}`;
const ofFamily = (code: string, what: string) => `/api/kids/family/${encodeURIComponent(code)}${what}`;

/** The kid's chores, each with what can be done about it today. */
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

/** What the kid has earned: things for the nest, and the stickers of the days. */
export const kidNestQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.kidNest(id),
    queryFn: ({ signal }) => get<Nest>(ofKid(id, '/nest'), { signal }),
  });

export const lifetimeStarsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.kidLifetimeStars(id),
    queryFn: ({ signal }) => get<LifetimeStarsResponse>(ofKid(id, '/lifetime-stars'), { signal }),
  });

interface SubmitChore {
  choreId: string;
  /** To the grown-ups; none where it is empty. */
  note?: string;
  idempotencyKey: string;
}

/** Says that a chore is done. */
export const submitChore = (kidId: string, { choreId, note, idempotencyKey }: SubmitChore) =>
  post<ChoreSubmission>(
    '/api/chore-submissions',
    { kidId, choreId, notes: note?.trim() || undefined },
    { idempotencyKey },
  );

const SUBMIT_KEY = ['submit-chore'];

/** The submissions under way for one chore; only one kid is logged in at a time. */
const submitting = (choreId: string) => ({
  mutationKey: SUBMIT_KEY,
  predicate: ({ state }: { state: { variables: unknown } }) =>
    (state.variables as SubmitChore).choreId === choreId,
});

/** Whether a submission of the chore is under way, also from a tile that is no longer shown. */
export const useIsSubmitting = (choreId: string) => useIsMutating(submitting(choreId)) > 0;

/** The same at this very moment: for a second tap, which may come before the screen has changed. */
export const isSubmitting = (client: QueryClient, choreId: string) =>
  client.isMutating(submitting(choreId)) > 0;

/** Says that a chore is done; under way until what has become of it is read. */
export function useSubmitChore(kidId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: SUBMIT_KEY,
    mutationFn: (chore: SubmitChore) => submitChore(kidId, chore),
    onSuccess: () => readChoresAgain(client, kidId),
    // What is on the screen is old. Not waited for: a tile that goes with it could not say any more what was wrong.
    onError: () => void readChoresAgain(client, kidId),
  });
}

/** Takes back a submission that waits. */
export function useWithdrawSubmission(kidId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (submissionId: string) => del(`/api/chore-submissions/${encodeURIComponent(submissionId)}`),
    // Also where it failed: a grown-up may have been faster.
    onSettled: () => readChoresAgain(client, kidId),
  });
}

/** Reads the kid's chores and submissions again. Resolves when they have been read. */
export const readChoresAgain = (client: QueryClient, kidId: string): Promise<void> =>
  applyEffects(client, 'chore_submission', kidId);
