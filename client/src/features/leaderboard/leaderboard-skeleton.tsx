import { Skeleton } from '@/components/ui/skeleton';
import { LeaderboardSky } from './leaderboard-sky';
import './leaderboard.css';
import './podium.css';
import './leaderboard-audience.css';

const STEPS = [1, 2, 3];

/** The shape of the week that is coming: the sky with three empty clouds. */
export function LeaderboardSkeleton() {
  return (
    <div className="week">
      <div className="week-columns">
        <output className="sr-only">Loading the leaderboard…</output>
        <div className="week-board card" aria-hidden>
          <LeaderboardSky week={null}>
            <ol className="podium">
              {STEPS.map((rank) => (
                <li key={rank} className="podium-step" data-rank={rank}>
                  <div className="podium-cloud">
                    <Skeleton className="mx-auto h-5 w-2/3" />
                    <Skeleton className="mx-auto mt-3 h-4 w-2/5" />
                  </div>
                </li>
              ))}
            </ol>
          </LeaderboardSky>
          <div className="week-row">
            <span />
            <Skeleton className="size-12 rounded-full" />
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-5 w-12" />
          </div>
        </div>
        <div className="week-notes" aria-hidden>
          <Skeleton className="h-22 rounded-lg" />
          <Skeleton className="h-60 rounded-lg" />
        </div>
      </div>
    </div>
  );
}
