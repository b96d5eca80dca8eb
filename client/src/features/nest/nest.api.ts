import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Friend } from '@shared/constants';
import type { Kid } from '@shared/contracts/kids';
import type { Nest } from '@shared/contracts/nest';
import type { NestThingId } from '@shared/rules/nest-things';
import { put } from '@/lib/api-client';
import { queryKeys } from '@/lib/query-keys';
import { readAgain } from '@/lib/read-again';
import { changeKid } from '@/features/kid-frame/change-kid';
import { kidNestQuery } from '@/features/kid-frame/kid-dashboard.api';

const ofKid = (id: string, what: string) => `/api/kids/${encodeURIComponent(id)}/${what}`;

/** Moves a thing of the kid optimistically and sends the moves in sequence. */
export function useArrangeNest(kidId: string) {
  const client = useQueryClient();
  const { queryKey } = kidNestQuery(kidId);
  return useMutation({
    mutationKey: queryKey,
    scope: { id: `nest of ${kidId}` },
    mutationFn: (move: { id: NestThingId; place: string | null }) =>
      put<Nest>(ofKid(kidId, 'nest'), { places: [move] }),
    onMutate: async ({ id, place }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (now) =>
          now && { ...now, items: now.items.map((item) => (item.id === id ? { ...item, place } : item)) },
      );
    },
    onSettled: () => {
      // With another mutation pending, fetched data would be outdated.
      if (client.isMutating({ mutationKey: queryKey }) === 1) void readAgain(client, [{ queryKey }]);
    },
  });
}

/** Selects the kid's figure, or the letter with null. Updates it immediately wherever the kid is shown. */
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
      void readAgain(client, [
        { queryKey: queryKeys.kid(id), exact: true },
        { queryKey: queryKeys.familyKids(familyCode) },
        { queryKey: queryKeys.leaderboard },
      ]);
    },
  });
}
