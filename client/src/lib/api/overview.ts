import type { QueryClient } from '@tanstack/react-query';
import type { KidToday, Overview } from '@shared/contracts/overview';
import { get } from './api-client';
import { queryKeys } from './query-keys';

/** Reads the parents' overview with one call, unless the page has read some of it before. */
export function readOverview(client: QueryClient): void {
  const keys: Record<keyof Overview, readonly string[]> = {
    family: queryKeys.family,
    kids: queryKeys.kids,
    chores: queryKeys.chores,
    rewards: queryKeys.rewards,
    pendingSubmissions: queryKeys.pendingSubmissions,
    pendingRedemptions: queryKeys.pendingRedemptions,
    promisedRedemptions: queryKeys.promisedRedemptions,
    tuneUp: queryKeys.tuneUp,
  };
  const isKnown = Object.values(keys).some((queryKey) => client.getQueryData(queryKey) !== undefined);
  if (!isKnown) fill(client, keys, get<Overview>('/api/family/overview'));
}

/** Reads a kid's Today with one call, unless the page has read the chores before, or is reading them. */
export function readToday(client: QueryClient, kidId: string): void {
  const chores = client.getQueryState(queryKeys.kidChores(kidId));
  if (chores?.data !== undefined || chores?.fetchStatus === 'fetching') return;
  const today = get<KidToday>(`/api/kids/${encodeURIComponent(kidId)}/today`);
  // The query's key contains the family's code. Set before the kid, because a cached kid starts that query.
  const rewards = today.then(({ kid, rewards: list }) =>
    client.setQueryData(queryKeys.familyRewards(kid.familyCode), list),
  );
  rewards.catch(() => undefined);
  const keys: Record<Exclude<keyof KidToday, 'rewards'>, readonly string[]> = {
    family: queryKeys.family,
    kid: queryKeys.kid(kidId),
    chores: queryKeys.kidChores(kidId),
    requests: queryKeys.kidRequests(kidId),
    nest: queryKeys.kidNest(kidId),
    news: queryKeys.kidNews(kidId),
    messages: queryKeys.kidMessages(kidId),
  };
  fill(client, keys, today);
}

/** Fills each query with a part of `answer`. If the call fails, each sends its own. */
function fill<Answer extends object, Part extends keyof Answer>(
  client: QueryClient,
  keys: Record<Part, readonly string[]>,
  answer: Promise<Answer>,
): void {
  for (const part of Object.keys(keys) as Part[]) {
    const queryKey = keys[part];
    void client.prefetchQuery({
      queryKey,
      queryFn: ({ signal }) =>
        answer.then(
          (parts) => parts[part],
          () => get<Answer[Part]>(queryKey.map(encodePart).join('/'), { signal }),
        ),
    });
  }
}

const encodePart = (part: string, index: number) => (index === 0 ? part : encodeURIComponent(part));
