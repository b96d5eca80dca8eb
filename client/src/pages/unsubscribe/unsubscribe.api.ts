import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '@/lib/api-client';
import { entryKeys } from '@/lib/entry-keys';

/** Unsubscribes the token's user. Fails with 404 for an unknown token. */
export function useUnsubscribe(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post(`/api/weekly-letter/${encodeURIComponent(token)}`),
    onSuccess: () => void client.invalidateQueries({ queryKey: entryKeys.user }),
  });
}
