import { Pip } from '@/components/art/pip';
import { LeaderboardSky } from './leaderboard-sky';
import { RankedRows, RestingRows } from './leaderboard-rows';
import { Podium } from './podium';
import { RankingNotes } from './ranking-notes';
import { standingsOf, type Entry } from './standings';
import { formatWeek } from './week-range';
import './leaderboard.css';
import './podium.css';
import './leaderboard-audience.css';

/** Nobody has a star yet: the sky waits with Pip. */
function FreshWeek() {
  return (
    <div className="week-fresh">
      <Pip mood="nestlook" size={150} animated />
      <p>
        <b>A fresh week!</b>
        The first star can be anyone's.
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
  const { podium, rows, resting } = standingsOf(entries);
  return (
    <div className="week">
      <div className="week-columns">
        <section className="week-board card" aria-label={`Ranking, ${formatWeek(weekStart)}`}>
          <LeaderboardSky week={formatWeek(weekStart)}>
            {podium.length > 0 ? <Podium steps={podium} ownId={ownId} /> : <FreshWeek />}
          </LeaderboardSky>
          {rows.length > 0 && <RankedRows entries={rows} ownId={ownId} />}
          {resting.length > 0 && <RestingRows entries={resting} ownId={ownId} />}
        </section>
        <RankingNotes weekStart={weekStart} />
      </div>
    </div>
  );
}
