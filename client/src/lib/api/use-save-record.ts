import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { put } from './api-client';
import { usePostOnce } from './use-post-once';

/** Saves a record, safely retried after a lost response. `changed` refetches, even after a failure. */
export function useSaveRecord<Saved, Body>(
  path: string,
  id: string | undefined,
  changed: (client: QueryClient) => Promise<void>,
) {
  const client = useQueryClient();
  const postOnce = usePostOnce();
  return useMutation({
    mutationFn: (body: Body) =>
      id === undefined ? postOnce<Saved>(path, body) : put<Saved>(`${path}/${encodeURIComponent(id)}`, body),
    onSuccess: () => changed(client),
    onError: () => void changed(client),
  });
}
