import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Chore, UpdateChoreBody } from '@shared/contracts/chores';
import type { Reward, UpdateRewardBody } from '@shared/contracts/rewards';
import type { TuneUp, TuneUpDoneInput } from '@shared/contracts/tune-up';
import { choresChanged } from '@/features/chores/chores.api';
import { rewardsChanged } from '@/features/rewards/rewards.api';
import { get, put } from '@/lib/api/api-client';
import { queryKeys } from '@/lib/api/query-keys';

export function useTuneUp() {
  return useQuery({
    queryKey: queryKeys.tuneUp,
    queryFn: ({ signal }) => get<TuneUp>('/api/family/tune-up', { signal }),
  });
}

export function useTuneUpDone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: TuneUpDoneInput) => put<TuneUp>('/api/family/tune-up', input),
    onSuccess: (tuneUp) => client.setQueryData(queryKeys.tuneUp, tuneUp),
  });
}

interface Change {
  /** The line's id. The line is hidden until the data is refetched. */
  id: string;
  send: () => Promise<unknown>;
}

const MUTATION_KEY = ['tune-up'];

/** Settles once chores, rewards and lines are refetched. */
export function useChange() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: ({ send }: Change) => send(),
    onSettled: () =>
      Promise.all([
        choresChanged(client),
        rewardsChanged(client),
        client.invalidateQueries({ queryKey: queryKeys.tuneUp }),
      ]),
  });
}

export function useChanging(): ReadonlySet<string> {
  return new Set(
    useMutationState({
      filters: { mutationKey: MUTATION_KEY, status: 'pending' },
      select: ({ state }) => (state.variables as Change).id,
    }),
  );
}

export const putChore = (id: string, body: UpdateChoreBody) =>
  put<Chore>(`/api/chores/${encodeURIComponent(id)}`, body);
export const putReward = (id: string, body: UpdateRewardBody) =>
  put<Reward>(`/api/rewards/${encodeURIComponent(id)}`, body);
