import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Friend } from '@shared/constants';
import type { Kid } from '@shared/contracts/kids';
import type { Nest } from '@shared/contracts/nest';
import { put } from '@/lib/api/api-client';
import { queryKeys } from '@/lib/api/query-keys';
import { refetch } from '@/lib/api/refetch';
import { changeKid } from '@/lib/api/kid-query';

const ofKid = (id: string, what: string) => `/api/kids/${encodeURIComponent(id)}/${what}`;

/** Ends the first-day screens, which are not shown again. */
export function useGreet(kidId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => put<Nest>(ofKid(kidId, 'nest'), { greeted: true }),
    onMutate: () => changeKid(client, kidId, (now) => ({ ...now, greeted: true })),
  });
}

export function useChooseFriend({ id, familyCode }: Pick<Kid, 'id' | 'familyCode'>) {
  const client = useQueryClient();
  const mutationKey = [...queryKeys.kid(id), 'friend'];
  return useMutation({
    mutationKey,
    scope: { id: `friend of ${id}` },
    mutationFn: (friend: Friend | null) => put<Kid>(ofKid(id, 'friend'), { friend }),
    onMutate: async (friend) => {
      await client.cancelQueries({ queryKey: queryKeys.kid(id), exact: true });
      changeKid(client, id, (now) => ({ ...now, friend }));
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      void refetch(client, [
        { queryKey: queryKeys.kid(id), exact: true },
        { queryKey: queryKeys.familyKids(familyCode) },
        { queryKey: queryKeys.leaderboard },
      ]);
    },
  });
}
