import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { KidBadge } from '@shared/contracts/badges';
import type { KidRequests } from '@shared/contracts/kid-requests';
import type { Kid } from '@shared/contracts/kids';
import type { KidChore } from '@shared/contracts/plan';
import type { Badge } from '@shared/rules/badges';
import { ApiError } from '@/lib/api/api-client';
import { kidQuery } from '@/lib/api/kid-query';
import { kidRequestsQuery } from '@/lib/api/shared-queries';
import type { KidTab } from '@/lib/page/paths';
import { badgesQuery, familyRewardsQuery, kidBadgesQuery, kidChoresQuery } from './kid-dashboard.api';
import type { ShopReward } from './reward-state';

export interface Loadable<Data> {
  data: Data | undefined;
  failed: boolean;
  busy: boolean;
  retry: () => void;
}

export function loadable(...queries: UseQueryResult[]): Omit<Loadable<never>, 'data'> {
  return {
    failed: queries.some((query) => query.isError && query.data === undefined),
    busy: queries.some((query) => query.isFetching),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}

/** Signed out, or signed in as another user. */
function isSessionError(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

export interface KidDashboardData {
  kid: Loadable<Kid>;
  chores: Loadable<{ chores: KidChore[]; requests: KidRequests }>;
  rewards: Loadable<{ rewards: ShopReward[]; requests: KidRequests }>;
  badges: Loadable<{ badges: Badge[]; earned: KidBadge[] }>;
  sessionExpired: boolean;
  missing: boolean;
}

export function useKidDashboard(kidId: string, tab: KidTab): KidDashboardData {
  const enabled = tab === 'nest';
  const [kid, requests, chores, badges, earned] = useQueries({
    queries: [
      kidQuery(kidId),
      kidRequestsQuery(kidId),
      kidChoresQuery(kidId),
      { ...badgesQuery, enabled },
      { ...kidBadgesQuery(kidId), enabled },
    ],
  });
  // Strangers get a public card without a family code.
  const whole = kid.data && 'familyCode' in kid.data ? kid.data : undefined;
  const code = whole?.familyCode ?? '';
  const rewards = useQuery({ ...familyRewardsQuery(code), enabled: code !== '' });

  const today = useTodayPair(kidId, chores, requests);
  const all = [kid, requests, badges, earned, chores, rewards];
  return {
    kid: {
      ...loadable(kid),
      data: whole,
    },
    chores: {
      ...loadable(chores, requests),
      data: today,
    },
    rewards: {
      ...loadable(rewards, requests),
      data: rewards.data && requests.data && { rewards: rewards.data, requests: requests.data },
    },
    badges: {
      ...loadable(badges, earned),
      data: badges.data && earned.data && { badges: badges.data, earned: earned.data },
    },
    sessionExpired: (kid.data !== undefined && !whole) || all.some(({ error }) => isSessionError(error)),
    missing: kid.error instanceof ApiError && (kid.error.status === 404 || kid.error.status === 400),
  };
}

/** Changes when neither query is fetching: with only one refetched, the day would look finished too early. */
function useTodayPair(
  kidId: string,
  { data: chores, isFetching: areChoresFetching }: UseQueryResult<KidChore[]>,
  { data: requests, isFetching: areRequestsFetching }: UseQueryResult<KidRequests>,
): { chores: KidChore[]; requests: KidRequests } | undefined {
  const [kept, setKept] = useState<{ kidId: string; chores: KidChore[]; requests: KidRequests }>();
  const pair = kept?.kidId === kidId ? kept : undefined;
  const isOpen = !pair || !(areChoresFetching || areRequestsFetching);
  if (chores && requests && isOpen && (pair?.chores !== chores || pair.requests !== requests)) {
    setKept({ kidId, chores, requests });
  }
  return pair;
}
