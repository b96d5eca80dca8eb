import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Chore } from '@shared/contracts/chores';
import { usePostOnce } from '@/lib/api/idempotency';
import { choresChanged } from './chores.api';

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
