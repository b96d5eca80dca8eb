import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFamily } from '@/lib/dates/family-clock';
import { leaderboardQuery } from '@/lib/api/shared-queries';
import { play } from '@/lib/sound/sounds';

const TeamParty = lazy(async () => ({ default: (await import('./parties')).TeamParty }));

export function TeamGoal({ waits }: { waits: boolean }) {
  const family = useFamily().data;
  const goal = family?.leaderboardMode === 'team' ? family.teamGoal : null;
  const { data } = useQuery({ ...leaderboardQuery, enabled: goal !== null });
  const stars = data?.reduce((sum, { starsEarned }) => sum + starsEarned, 0);
  const isReached = goal === null || stars === undefined ? null : stars >= goal;
  const [wasReached, setWasReached] = useState<boolean | null>(null);
  const [isParty, setIsParty] = useState(false);
  if (isReached !== wasReached) {
    setWasReached(isReached);
    setIsParty(wasReached === false && isReached === true);
  }
  const isShown = isParty && !waits;
  useEffect(() => {
    if (isShown) play('fanfare');
  }, [isShown]);
  if (!isShown || !data || stars === undefined) return null;
  const close = () => setIsParty(false);
  return (
    <Suspense>
      <TeamParty
        kids={data.map(({ kid }) => kid)}
        stars={stars}
        step={{ at: 1, of: 1, onNext: close, onLeave: close }}
      />
    </Suspense>
  );
}
