import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Friend } from '@shared/constants';
import type { Family } from '@shared/contracts/families';
import type { Kid, ParentKid, PauseKidInput, UpdateKidBody } from '@shared/contracts/kids';
import { del, get, post, put } from '@/lib/api-client';
import { FAMILY_WRITES } from '@/lib/family-clock';
import { queryKeys } from '@/lib/query-keys';
import { readAgain } from '@/lib/read-again';

export const kidsQuery = queryOptions({
  queryKey: queryKeys.kids,
  queryFn: ({ signal }) => get<ParentKid[]>('/api/kids', { signal }),
});

/** The family's kids, as their parent sees them. The live connection announces a lockout too. */
export function useKids() {
  return useQuery(kidsQuery);
}

const kidPath = (id: string) => `/api/kids/${encodeURIComponent(id)}`;

/** All that shows a kid's name, color or stars: every read of a kid lies below the list's key. */
export async function kidsChanged(client: QueryClient): Promise<void> {
  await readAgain(client, [
    { queryKey: queryKeys.kids },
    { queryKey: queryKeys.pendingSubmissions },
    { queryKey: queryKeys.pendingRedemptions },
    { queryKey: queryKeys.leaderboard },
  ]);
}

/** Another name, color or figure. The figure, which the kid may change too, is sent only where it is another one. */
export function useUpdateKid(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ friend, expected, ...face }: UpdateKidBody & { friend?: Friend | null }) => {
      // First what may be refused.
      const kid = await put<Kid>(kidPath(id), { ...face, expected });
      return friend === undefined ? kid : put<Kid>(`${kidPath(id)}/friend`, { friend });
    },
    // Also where it failed: the figure may be changed already.
    onSettled: () => kidsChanged(client),
  });
}

/** Chooses the reward that the kid saves for; null for none. */
export function useSetGoal(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `goal of ${id}` },
    mutationFn: (rewardId: string | null) => put<Kid>(`${kidPath(id)}/goal`, { rewardId }),
    onSettled: () => kidsChanged(client),
  });
}

/** What is due on which day, and everything that shows who rests. */
async function pauseChanged(client: QueryClient): Promise<void> {
  await readAgain(client, [
    { queryKey: queryKeys.kids },
    { queryKey: queryKeys.family },
    { queryKey: queryKeys.plan() },
  ]);
}

/** Lets a kid rest from day to day; `null`s end it. */
export function usePauseKid() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'pauses' },
    mutationFn: ({ id, ...pause }: PauseKidInput & { id: string }) => put<Kid>(`${kidPath(id)}/pause`, pause),
    onSettled: () => pauseChanged(client),
  });
}

/** Lets the whole family rest from day to day; `null`s end it. */
export function usePauseFamily() {
  const client = useQueryClient();
  return useMutation({
    scope: FAMILY_WRITES,
    mutationFn: ({ from, until }: PauseKidInput) =>
      put<Family>('/api/family', { pausedFrom: from, pausedUntil: until }),
    onSettled: () => pauseChanged(client),
  });
}

/** Four other pictures. The kid's sessions end; a lockout does too. */
export function useChangePictures(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (picturePattern: readonly number[]) =>
      put<{ message: string }>(`${kidPath(id)}/password`, { picturePattern }),
    onSuccess: () => readAgain(client, [{ queryKey: queryKeys.kids, exact: true }]),
  });
}

export function useUnlockKid(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post(`${kidPath(id)}/unlock`),
    onSuccess: () => readAgain(client, [{ queryKey: queryKeys.kids, exact: true }]),
  });
}

/** The kid and all that was theirs, in the calendars and charts too. */
export function useRemoveKid() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => del(kidPath(id)),
    onSuccess: async (_response, id) => {
      client.removeQueries({ queryKey: queryKeys.kid(id) });
      await Promise.all([
        kidsChanged(client),
        readAgain(client, [
          { queryKey: queryKeys.rewardHistory() },
          { queryKey: ['/api/parents'] },
          { queryKey: queryKeys.analytics() },
        ]),
      ]);
    },
  });
}
