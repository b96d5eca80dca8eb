import { Pip } from '@/components/art/pip';
import { Card } from '@/components/ui/card';
import { t } from '@/lib/messages';
import { boardCard, LeaderboardFrame } from './leaderboard-frame';
import { RankedRows, UnrankedRows } from './leaderboard-rows';
import { LeaderboardSky } from './leaderboard-sky';
import { Podium } from './podium';
import { RankingNotes } from './ranking-notes';
import { standingsOf, type Entry } from './standings';
import { formatWeek } from './week-range';

/** Nobody has a star yet: the sky waits with Pip. */
function FreshWeek() {
  return (
    <div className="relative grid justify-items-center text-center">
      <Pip mood="nestlook" size={150} animated />
      <p className="mt-2.5 rounded-xl bg-cloud px-6.5 py-3">
        <b className="block font-display text-21 leading-[1.2] font-semibold">{t('leaderboard.freshWeek')}</b>
        {t('leaderboard.freshWeekHint')}
      </p>
    </div>
  );
}

/** The week of a family that has kids: podium, rows, the Sunday note and how ranks come about. */
export function LeaderboardBoard({
  entries,
  weekStart,
  ownId,
}: {
  entries: readonly Entry[];
  /** The Sunday the week began on. */
  weekStart: string;
  /** The kid who looks; marked as such. */
  ownId?: string;
}) {
  const { podium, rows, unranked } = standingsOf(entries);
  const week = formatWeek(weekStart);
  return (
    <LeaderboardFrame>
      <Card as="section" className={boardCard} aria-label={t('leaderboard.ranking', { week })}>
        <LeaderboardSky week={week}>
          {podium.length > 0 ? <Podium steps={podium} ownId={ownId} /> : <FreshWeek />}
        </LeaderboardSky>
        <div>
          {rows.length > 0 && <RankedRows entries={rows} ownId={ownId} />}
          {unranked.length > 0 && <UnrankedRows entries={unranked} ownId={ownId} />}
        </div>
      </Card>
      <RankingNotes weekStart={weekStart} />
    </LeaderboardFrame>
  );
}
