import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Chore } from '@shared/contracts/chores';
import { del, get } from '@/lib/api/api-client';
import { applyEffects } from '@/lib/api/cache-effects';
import { usePostOnce } from '@/lib/api/idempotency';
import { queryKeys } from '@/lib/api/query-keys';

const choresQuery = queryOptions({
  queryKey: queryKeys.chores,
  queryFn: ({ signal }) => get<Chore[]>('/api/chores', { signal }),
});

export function useChores() {
  return useQuery(choresQuery);
}

export const choresChanged = (client: QueryClient): Promise<void> => applyEffects(client, 'chores_changed');

/** Deletes one chore after the other, up to the first failure. */
export function useDeleteChores() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await del(`/api/chores/${encodeURIComponent(id)}`);
    },
    onSettled: () => choresChanged(client),
  });
}

// Later, the same action may mean the next turn.
const SAME_PASS_MS = 10 * 60_000;

export function usePassTurn() {
  const client = useQueryClient();
  const postOnce = usePostOnce(SAME_PASS_MS);
  return useMutation({
    mutationFn: (id: string) => postOnce<Chore>(`/api/chores/${encodeURIComponent(id)}/pass-turn`),
    onSettled: () => choresChanged(client),
  });
}
