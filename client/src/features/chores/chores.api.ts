import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Chore } from '@shared/contracts/chores';
import { del, get } from '@/lib/api-client';
import { queryKeys } from '@/lib/query-keys';

export const choresQuery = queryOptions({
  queryKey: queryKeys.chores,
  queryFn: ({ signal }) => get<Chore[]>('/api/chores', { signal }),
});

/** The family's chores, newest first, inactive ones too. */
export function useChores() {
  return useQuery(choresQuery);
}

/** The parent's list, the plan, and what a kid's page open in this browser shows. */
export async function choresChanged(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.chores }),
    client.invalidateQueries({ queryKey: queryKeys.plan() }),
    client.invalidateQueries({
      predicate: ({ queryKey: [path, , list] }) => path === '/api/kids' && list === 'chores',
    }),
  ]);
}

export function useDeleteChore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => del(`/api/chores/${encodeURIComponent(id)}`),
    onSuccess: () => choresChanged(client),
    // It may be gone already.
    onError: () => void choresChanged(client),
  });
}
