import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '@/lib/api-client';
import { entryKeys } from '@/lib/entry-keys';

/** Stops the letters that hold this token; 404 for one that is nobody's. */
export function useUnsubscribe(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post(`/api/weekly-letter/${encodeURIComponent(token)}`),
    onSuccess: () => void client.invalidateQueries({ queryKey: entryKeys.user }),
  });
}
