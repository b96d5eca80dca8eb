import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { KidBadge } from '@shared/contracts/badges';
import type { Chore } from '@shared/contracts/chores';
import type { LifetimeStarsResponse } from '@shared/contracts/kids';
import type { ApprovedRedemption, RewardRedemption } from '@shared/contracts/redemptions';
import type { KidReward, Reward } from '@shared/contracts/rewards';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { Badge } from '@shared/rules/badges';
import { get, post, put } from '@/lib/api-client';
import { kidRequestsQuery } from '@/lib/kid-requests-query';
import { queryKeys } from '@/lib/query-keys';

const ofKid = (id: string, what: string) => `/api/kids/${encodeURIComponent(id)}${what}`;
const ofFamily = (code: string, what: string) => `/api/kids/family/${encodeURIComponent(code)}${what}`;

export const familyChoresQuery = (code: string) =>
  queryOptions({
    queryKey: queryKeys.familyChores(code),
    queryFn: ({ signal }) => get<Chore[]>(ofFamily(code, '/chores'), { signal }),
  });

export const familyRewardsQuery = (code: string) =>
  queryOptions({
    queryKey: queryKeys.familyRewards(code),
    queryFn: ({ signal }) => get<(Reward | KidReward)[]>(ofFamily(code, '/rewards'), { signal }),
  });

export const badgesQuery = queryOptions({
  queryKey: queryKeys.badges,
  queryFn: ({ signal }) => get<Badge[]>('/api/badges', { signal }),
});

export const kidBadgesQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.kidBadges(id),
    queryFn: ({ signal }) => get<KidBadge[]>(ofKid(id, '/badges'), { signal }),
  });

export const lifetimeStarsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.kidLifetimeStars(id),
    queryFn: ({ signal }) => get<LifetimeStarsResponse>(ofKid(id, '/lifetime-stars'), { signal }),
  });

/** Approved rewards that the kid has not been congratulated on yet. */
export const approvedRewardsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.kidApprovedRewards(id),
    queryFn: ({ signal }) => get<ApprovedRedemption[]>(ofKid(id, '/approved-rewards'), { signal }),
  });

interface SubmitChore {
  choreId: string;
  /** To the grown-ups; none where it is empty. */
  note?: string;
  idempotencyKey: string;
}

/** Says that a chore is done. The submission joins the pending ones at once. */
export function useSubmitChore(kidId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ choreId, note, idempotencyKey }: SubmitChore) =>
      post<ChoreSubmission>(
        '/api/chore-submissions',
        { kidId, choreId, notes: note?.trim() || undefined },
        { idempotencyKey },
      ),
    onSuccess: (submission) => {
      client.setQueryData(kidRequestsQuery(kidId).queryKey, (now) => {
        if (!now || now.submissions.some(({ id }) => id === submission.id)) return now;
        return { ...now, submissions: [submission, ...now.submissions] };
      });
      void client.invalidateQueries({ queryKey: queryKeys.kidRequests(kidId) });
      void client.invalidateQueries({ queryKey: queryKeys.kidChoreHistory(kidId) });
    },
    // It was refused, so what is on the screen is old.
    onError: () => void client.invalidateQueries({ queryKey: queryKeys.kidRequests(kidId) }),
  });
}

/** The kid has been congratulated: the approval leaves the feed. `onMarked` is called once the server knows. */
export function useMarkShown(kidId: string, onMarked: (redemptionId: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (redemptionId: string) =>
      put<RewardRedemption>(`/api/reward-redemptions/${encodeURIComponent(redemptionId)}/mark-shown`),
    onSuccess: (_redemption, redemptionId) => {
      onMarked(redemptionId);
      client.setQueryData(approvedRewardsQuery(kidId).queryKey, (feed) =>
        feed?.filter(({ id }) => id !== redemptionId),
      );
    },
  });
}
