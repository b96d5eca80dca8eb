import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LeaderboardMode } from '@shared/constants';
import { Pip } from '@/components/art/pip';
import { Card } from '@/components/ui/card';
import { bestWeekQuery } from '@/lib/leaderboard-query';
import { t } from '@/lib/messages';
import { boardCard, LeaderboardFrame } from './leaderboard-frame';
import { RankedRows, UnrankedRows } from './leaderboard-rows';
import { LeaderboardSky, WeekHead } from './leaderboard-sky';
import { Podium } from './podium';
import { RankingNotes } from './ranking-notes';
import { SelfBoard } from './self-board';
import { SelfRows } from './self-rows';
import { standingsOf, type Entry } from './standings';
import { TeamBoard } from './team-board';
import { formatWeek } from './week-range';

export interface KidOfPage {
  id: string;
  isViewer: boolean;
}

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

function Compete({
  head,
  entries,
  ownId,
  isOver,
}: {
  head: ReactNode;
  entries: readonly Entry[];
  ownId: string | undefined;
  isOver: boolean;
}) {
  const { podium, rows, unranked } = standingsOf(entries);
  return (
    <>
      <LeaderboardSky head={head}>
        {podium.length > 0 ? <Podium steps={podium} ownId={ownId} /> : <NoStars isOver={isOver} />}
      </LeaderboardSky>
      <div>
        {rows.length > 0 && <RankedRows entries={rows} ownId={ownId} />}
        {unranked.length > 0 && <UnrankedRows entries={unranked} ownId={ownId} />}
      </div>
    </>
  );
}

function Self({ entry, isOver }: { entry: Entry; isOver: boolean }) {
  const best = useQuery(bestWeekQuery(entry.kidId));
  // If it can't be loaded, only the week is shown.
  if (best.isPending) return null;
  return (
    <SelfBoard
      entry={entry}
      best={best.data ?? null}
      title={t(isOver ? 'leaderboard.lastWeek' : 'leaderboard.thisWeek')}
    />
  );
}

/** A week in the family's mode, with notes about its end and rules. */
export function LeaderboardBoard({
  mode,
  goal,
  entries,
  weekStart,
  isOver,
  kid,
  keys,
  news,
}: {
  mode: Exclude<LeaderboardMode, 'off'>;
  goal: number | null;
  entries: readonly Entry[];
  weekStart: string;
  /** Whether it is last week. */
  isOver: boolean;
  kid?: KidOfPage | undefined;
  keys: ReactNode;
  news?: ReactNode | undefined;
}) {
  const week = formatWeek(weekStart);
  const head = <WeekHead week={week} keys={keys} />;
  const own = entries.find(({ kidId }) => kidId === kid?.id);
  return (
    <LeaderboardFrame>
      <Card as="section" className={boardCard} aria-label={t(REGIONS[mode], { week })}>
        {news}
        {mode === 'compete' ? (
          <Compete head={head} entries={entries} ownId={kid?.isViewer ? kid.id : undefined} isOver={isOver} />
        ) : mode === 'team' ? (
          <LeaderboardSky head={head}>
            <TeamBoard entries={entries} goal={goal} toSettings={kid === undefined} />
          </LeaderboardSky>
        ) : own ? (
          <LeaderboardSky head={head}>
            <Self entry={own} isOver={isOver} />
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
