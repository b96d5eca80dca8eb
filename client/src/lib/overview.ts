import type { QueryClient } from '@tanstack/react-query';
import type { Overview } from '@shared/contracts/overview';
import { get } from './api-client';
import { queryKeys } from './query-keys';

const KEYS: Record<keyof Overview, readonly string[]> = {
  family: queryKeys.family,
  kids: queryKeys.kids,
  chores: queryKeys.chores,
  rewards: queryKeys.rewards,
  pendingSubmissions: queryKeys.pendingSubmissions,
  pendingRedemptions: queryKeys.pendingRedemptions,
  promisedRedemptions: queryKeys.promisedRedemptions,
  tuneUp: queryKeys.tuneUp,
};

export function readOverview(client: QueryClient): void {
  const parts = Object.entries(KEYS) as [keyof Overview, readonly [path: string]][];
  if (parts.some(([, queryKey]) => client.getQueryData(queryKey) !== undefined)) return;
  const overview = get<Overview>('/api/family/overview');
  for (const [part, queryKey] of parts) {
    void client.prefetchQuery({
      queryKey,
      queryFn: ({ signal }) =>
        overview.then(
          (answer) => answer[part],
          () => get<Overview[typeof part]>(queryKey[0], { signal }),
        ),
    });
  }
}
