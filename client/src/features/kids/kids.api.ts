import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Friend } from '@shared/constants';
import type { Family } from '@shared/contracts/families';
import type { Kid, ParentKid, PauseKidInput, UpdateKidBody } from '@shared/contracts/kids';
import { del, get, post, put } from '@/lib/api/api-client';
import { FAMILY_WRITES } from '@/lib/dates/family-clock';
import { queryKeys } from '@/lib/api/query-keys';
import { refetch } from '@/lib/api/refetch';

const kidsQuery = queryOptions({
  queryKey: queryKeys.kids,
  queryFn: ({ signal }) => get<ParentKid[]>('/api/kids', { signal }),
});

export function useKids() {
  return useQuery(kidsQuery);
}

const kidPath = (id: string) => `/api/kids/${encodeURIComponent(id)}`;

export async function kidsChanged(client: QueryClient): Promise<void> {
  await refetch(client, [
    { queryKey: queryKeys.kids },
    { queryKey: queryKeys.pendingSubmissions },
    { queryKey: queryKeys.pendingRedemptions },
    { queryKey: queryKeys.leaderboard },
  ]);
}

/** Sends the figure only if it changed, because the kid can change it, too. */
export function useUpdateKid(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ friend, expected, ...face }: UpdateKidBody & { friend?: Friend | null }) => {
      // First, because the server may reject this request.
      const kid = await put<Kid>(kidPath(id), { ...face, expected });
      return friend === undefined ? kid : put<Kid>(`${kidPath(id)}/friend`, { friend });
    },
    // The figure may have changed even after a failure.
    onSettled: () => kidsChanged(client),
  });
}

export function useSetGoal(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `goal of ${id}` },
    mutationFn: (rewardId: string | null) => put<Kid>(`${kidPath(id)}/goal`, { rewardId }),
    onSettled: () => kidsChanged(client),
  });
}

async function pauseChanged(client: QueryClient): Promise<void> {
  await refetch(client, [
    { queryKey: queryKeys.kids },
    { queryKey: queryKeys.family },
    { queryKey: queryKeys.plan() },
  ]);
}

export function usePauseKid() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'pauses' },
    mutationFn: ({ id, ...pause }: PauseKidInput & { id: string }) => put<Kid>(`${kidPath(id)}/pause`, pause),
    onSettled: () => pauseChanged(client),
  });
}

export function usePauseFamily() {
  const client = useQueryClient();
  return useMutation({
    scope: FAMILY_WRITES,
    mutationFn: ({ from, until }: PauseKidInput) =>
      put<Family>('/api/family', { pausedFrom: from, pausedUntil: until }),
    onSettled: () => pauseChanged(client),
  });
}

/** Ends the kid's sessions and lockout. */
export function useChangePictures(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (picturePattern: readonly number[]) =>
      put<{ message: string }>(`${kidPath(id)}/password`, { picturePattern }),
    onSuccess: () => refetch(client, [{ queryKey: queryKeys.kids, exact: true }]),
  });
}

export function useUnlockKid(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post(`${kidPath(id)}/unlock`),
    onSuccess: () => refetch(client, [{ queryKey: queryKeys.kids, exact: true }]),
  });
}

export function useRemoveKid() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => del(kidPath(id)),
    onSuccess: async (_response, id) => {
      client.removeQueries({ queryKey: queryKeys.kid(id) });
      await Promise.all([
        kidsChanged(client),
        refetch(client, [
          { queryKey: queryKeys.rewardHistory() },
          { queryKey: ['/api/parents'] },
          { queryKey: queryKeys.analytics() },
        ]),
      ]);
    },
  });
}
