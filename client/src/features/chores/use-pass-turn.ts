import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Chore } from '@shared/contracts/chores';
import { usePostOnce } from '@/lib/use-post-once';
import { choresChanged } from './chores.api';

// Whoever tries again does so soon; later it may be the next turn that is passed on.
const SAME_PASS_MS = 10 * 60_000;

/** Gives the turn that is now, and every later one with it, to the next kid. */
export function usePassTurn() {
  const client = useQueryClient();
  const postOnce = usePostOnce(SAME_PASS_MS);
  return useMutation({
    mutationFn: (id: string) => postOnce<Chore>(`/api/chores/${encodeURIComponent(id)}/pass-turn`),
    onSettled: () => choresChanged(client),
  });
}
