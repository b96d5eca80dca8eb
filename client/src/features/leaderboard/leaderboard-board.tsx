import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { LeaderboardMode } from '@shared/constants';
import { Pip } from '@/components/art/pip';
import { StarNest } from '@/components/art/star-nest';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { bestWeekQuery } from '@/lib/api/shared-queries';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { RankedRows, UnrankedRows } from './leaderboard-rows';
import { LeaderboardSky, WeekHead } from './leaderboard-sky';
import { Podium } from './podium';
import { RankingNotes } from './ranking-notes';
import { standingsOf, sumOf, goldStars, type Entry } from './standings';
import { formatWeek } from './week-range';

function NoStars({ isOver }: { isOver: boolean }) {
  return (
    <div className="relative grid justify-items-center text-center">
      <Pip mood={isOver ? 'sleep' : 'nestlook'} size={150} animated={!isOver} />
      <p className="mt-2.5 rounded-xl bg-cloud px-6.5 py-3">
        <b className="block font-display text-21 leading-[1.2] font-semibold">
          {t(isOver ? 'leaderboard.quietWeek' : 'leaderboard.freshWeek')}
        </b>
        {!isOver && t('leaderboard.freshWeekHint')}
      </p>
    </div>
  );
}

function Compete({ head, entries, isOver }: { head: ReactNode; entries: readonly Entry[]; isOver: boolean }) {
  const { podium, rows, unranked } = standingsOf(entries);
  return (
    <>
      <LeaderboardSky head={head}>
        {podium.length > 0 ? <Podium steps={podium} /> : <NoStars isOver={isOver} />}
      </LeaderboardSky>
      <div>
        {rows.length > 0 && <RankedRows entries={rows} />}
        {unranked.length > 0 && <UnrankedRows entries={unranked} />}
      </div>
    </>
  );
}

export function LeaderboardBoard({
  mode,
  goal,
  entries,
  weekStart,
  isOver,
  keys,
  news,
}: {
  mode: Exclude<LeaderboardMode, 'off'>;
  goal: number | null;
  entries: readonly Entry[];
  weekStart: string;
  isOver: boolean;
  keys: ReactNode;
  news?: ReactNode | undefined;
}) {
  const week = formatWeek(weekStart);
  const head = <WeekHead week={week} keys={keys} />;
  return (
    <LeaderboardFrame>
      <Card as="section" className={boardCard} aria-label={t(REGIONS[mode], { week })}>
        {news}
        {mode === 'compete' ? (
          <Compete head={head} entries={entries} isOver={isOver} />
        ) : mode === 'team' ? (
          <LeaderboardSky head={head}>
            <TeamBoard entries={entries} goal={goal} />
          </LeaderboardSky>
        ) : (
          <>
            <div className="pb-3.5">{head}</div>
            <SelfRows entries={entries} />
          </>
        )}
      </Card>
      <RankingNotes mode={mode} weekStart={weekStart} isOver={isOver} />
    </LeaderboardFrame>
  );
}

const REGIONS = {
  compete: 'leaderboard.ranking',
  team: 'leaderboard.teamWeek',
  self: 'leaderboard.ownWeek',
} as const;

function TeamBoard({ entries, goal }: { entries: readonly Entry[]; goal: number | null }) {
  const stars = sumOf(entries);
  const left = goal === null ? 0 : goal - stars;
  return (
    <div className="relative grid justify-items-center gap-2 text-center">
      <StarNest gold={goldStars(stars, goal)} className="w-80 max-w-full" />
      <ul className="-mt-5 flex flex-wrap justify-center gap-1.5" aria-label={t('leaderboard.team')}>
        {entries.map(({ id, kid }) => (
          <li key={id} className="flex">
            <Avatar kid={kid} size={52} />
            <span className="sr-only">{kid.name}</span>
          </li>
        ))}
      </ul>
      <div className="rounded-xl bg-cloud px-6.5 py-3">
        <Stars count={stars} className="text-32" />
        {goal !== null && (
          <span className="ms-2 font-display text-21 font-semibold">{t('leaderboard.ofGoal', { goal })}</span>
        )}
        <output className="mt-1 block font-display text-18 leading-[1.2] font-semibold">
          {goal === null
            ? t('leaderboard.noGoal')
            : left > 0
              ? t('leaderboard.teamToGo', { count: left })
              : t('leaderboard.teamReached')}
        </output>
        {goal === null && (
          <LinkButton size="sm" className="mt-2" href={paths.parentSettings('leaderboard')}>
            {t('leaderboard.setGoal')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function SelfRows({ entries }: { entries: readonly Entry[] }) {
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

export const boardCard = 'overflow-hidden';

export function LeaderboardFrame({ children }: { children: ReactNode }) {
  return (
    <div className="@container/leaderboard">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 @4xl/leaderboard:grid-cols-[minmax(0,1fr)_310px]">
        {children}
      </div>
    </div>
  );
}
