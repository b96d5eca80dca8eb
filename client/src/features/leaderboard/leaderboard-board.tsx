import type { ReactNode } from 'react';
import type { LeaderboardMode } from '@shared/constants';
import { Pip } from '@/components/art/pip';
import { Card } from '@/components/ui/card';
import { t } from '@/lib/messages';
import { boardCard, LeaderboardFrame } from './leaderboard-frame';
import { RankedRows, UnrankedRows } from './leaderboard-rows';
import { LeaderboardSky, WeekHead } from './leaderboard-sky';
import { Podium } from './podium';
import { RankingNotes } from './ranking-notes';
import { SelfRows } from './self-rows';
import { standingsOf, type Entry } from './standings';
import { TeamBoard } from './team-board';
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
