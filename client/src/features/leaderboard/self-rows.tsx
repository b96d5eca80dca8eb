import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@/components/ui/avatar';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { bestWeekQuery } from '@/lib/leaderboard-query';
import { t } from '@/lib/messages';
import type { Entry } from './standings';
import { formatWeek } from './week-range';

export function SelfRows({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="divide-y-2 divide-line border-line not-first:border-t-2">
      {entries
        .toSorted((a, b) => a.kid.name.localeCompare(b.kid.name))
        .map((entry) => (
          <Row key={entry.kidId} entry={entry} />
        ))}
    </ul>
  );
}

function Row({ entry: { kidId, kid, starsEarned, choresCompleted } }: { entry: Entry }) {
  const { data: best, isError } = useQuery(bestWeekQuery(kidId));
  return (
    <li className="grid grid-cols-[48px_minmax(7rem,1fr)_auto] items-center gap-3 px-4 py-3 @xl/leaderboard:gap-3.5 @xl/leaderboard:px-6">
      <Avatar kid={kid} size={48} />
      <div className="min-w-0">
        <b className="font-display text-18 leading-[1.2] font-semibold wrap-anywhere">
          <bdi>{kid.name}</bdi>
        </b>
        <small className="mt-0.5 block text-14 text-ink-2">
          {t('leaderboard.chores', { count: choresCompleted })}
        </small>
      </div>
      <div className="grid justify-items-end gap-1">
        <Stars count={starsEarned} className="text-21" />
        {best ? (
          <small className="text-end text-14 text-ink-2">
            {t('leaderboard.bestWas', { stars: best.starsEarned, week: formatWeek(best.weekStart) })}
          </small>
        ) : best === null ? (
          <small className="text-end text-14 text-ink-2">{t('leaderboard.noBest')}</small>
        ) : (
          !isError && <Skeleton className="h-4 w-28" />
        )}
      </div>
    </li>
  );
}
