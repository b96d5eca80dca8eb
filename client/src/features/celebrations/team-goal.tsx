import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { applyEffects } from '@/lib/api/cache-effects';
import { leaderboardQuery } from '@/lib/api/shared-queries';
import { useFamily } from '@/lib/dates/family-clock';

/** Reads the news when a sibling's chore reaches the team goal. */
export function TeamGoal({ kidId }: { kidId: string }) {
  const client = useQueryClient();
  const family = useFamily().data;
  const goal = family?.leaderboardMode === 'team' ? family.teamGoal : null;
  const { data } = useQuery({ ...leaderboardQuery, enabled: goal !== null });
  const stars = data?.reduce((sum, { starsEarned }) => sum + starsEarned, 0);
  const isReached = goal === null || stars === undefined ? null : stars >= goal;
  const wasReached = useRef(isReached);
  useEffect(() => {
    if (wasReached.current === false && isReached) void applyEffects(client, 'news', kidId);
    wasReached.current = isReached;
  }, [client, isReached, kidId]);
  return null;
}
