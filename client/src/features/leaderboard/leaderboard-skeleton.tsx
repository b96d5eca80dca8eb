import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/messages';
import { boardCard, LeaderboardFrame } from './leaderboard-frame';
import { row } from './leaderboard-rows';
import { LeaderboardSky, WeekHead } from './leaderboard-sky';
import { PodiumSkeleton } from './podium';

export function LeaderboardSkeleton() {
  return (
    <LeaderboardFrame>
      <output className="sr-only">{t('leaderboard.loading')}</output>
      <Card className={boardCard} aria-hidden>
        <LeaderboardSky head={<WeekHead week={null} />}>
          <PodiumSkeleton />
        </LeaderboardSky>
        <div className={row}>
          <span />
          <Skeleton className="size-12 rounded-full" />
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-5 w-12" />
        </div>
      </Card>
      <div className="grid content-start gap-4" aria-hidden>
        <Skeleton className="h-22 rounded-lg" />
        <Skeleton className="h-60 rounded-lg" />
      </div>
    </LeaderboardFrame>
  );
}
