import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Chore, CreateChoreInput, UpdateChoreBody } from '@shared/contracts/chores';
import { put } from '@/lib/api-client';
import { usePostOnce } from '@/lib/use-post-once';
import { choresChanged } from './chores.api';

/** Creates a chore, once where the answer to the first attempt was lost, or changes the one with the given id. */
export function useSaveChore(id: string | undefined) {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (body: CreateChoreInput | UpdateChoreBody) =>
      id === undefined
        ? postOnce<Chore>('/api/chores', body)
        : put<Chore>(`/api/chores/${encodeURIComponent(id)}`, body),
    onSuccess: () => choresChanged(client),
    // It may be gone already.
    onError: () => void choresChanged(client),
  });
}
