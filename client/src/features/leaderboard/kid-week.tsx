import { useQuery } from '@tanstack/react-query';
import { CircleQuestionMark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { LeaderboardMode } from '@shared/constants';
import { CloudShape } from '@/components/art/cloud';
import { FriendArt } from '@/components/art/friend-art';
import { Pip } from '@/components/art/pip';
import { Prize } from '@/components/art/prize';
import { PYRAMID_MOST, StarPyramid } from '@/components/art/star-pyramid';
import { Avatar, type Face } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ReadAloud } from '@/components/ui/read-aloud';
import { Stars } from '@/components/ui/stars';
import { bestWeekQuery } from '@/lib/api/shared-queries';
import { t } from '@/lib/i18n/messages';
import styles from './kid-week.module.css';
import { LastWinner } from './last-winner';
import { RankingNotes } from './ranking-notes';
import { spokenBoard } from './spoken-board';
import { standingsOf, sumOf, goldStars, PILE, type Entry, type Step } from './standings';
import { formatWeek } from './week-range';

const PLACE_IDS = ['leaderboard.first', 'leaderboard.second', 'leaderboard.third'] as const;
const LABELS = { compete: null, team: 'leaderboard.ourNest', self: 'leaderboard.myWeek' } as const;
const REGIONS = {
  compete: 'leaderboard.ranking',
  team: 'leaderboard.teamWeek',
  self: 'leaderboard.ownWeek',
} as const;

export default function KidWeek({
  mode,
  goal,
  entries,
  weekStart,
  isOver,
  kid,
  keys,
  winnerBefore,
}: {
  mode: Exclude<LeaderboardMode, 'off'>;
  goal: number | null;
  entries: readonly Entry[];
  weekStart: string;
  isOver: boolean;
  kid: { id: string; isViewer: boolean };
  keys: ReactNode;
  winnerBefore: string | null;
}) {
  const week = formatWeek(weekStart);
  const own = entries.find(({ kidId }) => kidId === kid.id);
  const labelId = LABELS[mode];
  return (
    <>
      <p className="-mt-5 mb-1 text-18 text-ink-2 max-tablet:mt-0 tablet:ms-24.5 tablet:rtl:-mt-3">{week}</p>
      <section className={styles.panel} aria-label={t(REGIONS[mode], { week })}>
        <Hills />
        <span className={styles.puffs} aria-hidden>
          <CloudShape />
          <CloudShape />
        </span>
        <div className={styles.top}>
          {labelId && <b className={styles.label}>{t(labelId)}</b>}
          <ReadAloud
            text={spokenBoard({ mode, goal, entries, isOver, kidId: kid.id })}
            of={t('leaderboard.title')}
            large
          />
          <span className="flex-1" />
          {winnerBefore !== null && <LastWinner weekStart={winnerBefore} className={styles.winner} />}
          <Rules mode={mode} weekStart={weekStart} isOver={isOver} />
        </div>
        {mode === 'compete' ? (
          <Steps entries={entries} ownId={kid.isViewer ? kid.id : undefined} isOver={isOver} />
        ) : mode === 'team' ? (
          <Team entries={entries} goal={goal} />
        ) : (
          own && <Weeks entry={own} isOver={isOver} />
        )}
      </section>
      {mode === 'compete' && <Rows entries={entries} ownId={kid.isViewer ? kid.id : undefined} />}
      <div className="mt-6 flex justify-center gap-3">{keys}</div>
    </>
  );
}

function Rules(notes: Parameters<typeof RankingNotes>[0]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        iconOnly
        size="compact"
        className="rounded-full"
        aria-label={t('leaderboard.about')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CircleQuestionMark className="size-7!" />
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('leaderboard.about')} width={560}>
        <div className="mt-4">
          <RankingNotes {...notes} />
        </div>
      </Dialog>
    </>
  );
}

function Hills() {
  return (
    <svg className={styles.hills} viewBox="0 0 848 612" preserveAspectRatio="none" aria-hidden>
      <path d="M-10 400Q220 350 440 386Q660 420 860 366V620H-10Z" fill="var(--color-hill-1)" />
      <path d="M-10 470Q240 430 480 458Q680 480 860 446V620H-10Z" fill="var(--color-hill-2)" />
    </svg>
  );
}

function Steps({
  entries,
  ownId,
  isOver,
}: {
  entries: readonly Entry[];
  ownId: string | undefined;
  isOver: boolean;
}) {
  const { podium } = standingsOf(entries);
  if (podium.length === 0) return <NoStars isOver={isOver} />;
  // Second, first, third.
  const columns = [2, 1, 3]
    .flatMap((place) => podium.filter(({ rank }) => rank === place))
    .map(({ rank, entries: sharing }) => (0.6 + 0.4 * sharing.length) * (rank === 1 ? 1.12 : 1));
  return (
    <ol
      className={styles.steps}
      style={{ '--columns': columns.map((share) => `minmax(0, ${share.toFixed(2)}fr)`).join(' ') }}
    >
      {podium.map((step) => (
        <PodiumStep key={step.rank} step={step} ownId={ownId} />
      ))}
    </ol>
  );
}

function PodiumStep({ step: { entries, rank, stars }, ownId }: { step: Step; ownId: string | undefined }) {
  const placeId = PLACE_IDS[rank - 1];
  return (
    <li className={styles.step} data-rank={rank} style={{ '--count': entries.length }}>
      <div className={styles.nests} aria-hidden>
        {entries.map(({ id, kidId, kid }) => (
          <span key={id} className={styles.nest}>
            <Avatar kid={kid} nest />
            {kidId === ownId && <span className={styles.you}>{t('leaderboard.you')}</span>}
          </span>
        ))}
        <Prize rank={rank} className={styles.prize} />
      </div>
      <div className={styles.cloud} data-step>
        {placeId && <span className="sr-only">{t(placeId)}</span>}
        <ul className="grid gap-1">
          {entries.map(({ id, kidId, kid }) => (
            <li key={id}>
              <bdi className="line-clamp-2 wrap-anywhere">{kid.name}</bdi>
              {kidId === ownId && <span className="sr-only">{t('leaderboard.you')}</span>}
            </li>
          ))}
        </ul>
        <Stars count={stars} />
        {entries.length > 1 && (
          <small className="text-18 font-semibold text-ink-2">{t('leaderboard.together')}</small>
        )}
      </div>
    </li>
  );
}

function NoStars({ isOver }: { isOver: boolean }) {
  return (
    <div className="grid min-h-110 content-center justify-items-center pt-16 pb-6 text-center">
      <Pip mood={isOver ? 'sleep' : 'nestlook'} size={190} animated={!isOver} />
      <p className="mt-2.5 rounded-xl bg-cloud px-6.5 py-3 text-18">
        <b className="block font-display text-26 leading-[1.2] font-semibold">
          {t(isOver ? 'leaderboard.quietWeek' : 'leaderboard.freshWeek')}
        </b>
        {!isOver && t('leaderboard.freshWeekHint')}
      </p>
    </div>
  );
}

function Rows({ entries, ownId }: { entries: readonly Entry[]; ownId: string | undefined }) {
  const { rows, unranked } = standingsOf(entries);
  const row = ({ id, kidId, kid, rank, starsEarned }: Entry) => (
    <li key={id} className={styles.row}>
      <Avatar kid={kid} size={64} />
      {starsEarned > 0 && rank != null && <span className="sr-only">{t('leaderboard.place', { rank })}</span>}
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi>{kid.name}</bdi>
        {kidId === ownId && <span className="ms-2 text-ink-2">{t('leaderboard.you')}</span>}
      </span>
      <Stars count={starsEarned} />
    </li>
  );
  return (
    <>
      {rows.length > 0 && <ol className={styles.rows}>{rows.map(row)}</ol>}
      {unranked.length > 0 && (
        <ul className={styles.rows} aria-label={t('leaderboard.noStarsYet')}>
          {unranked.map(row)}
        </ul>
      )}
    </>
  );
}

function Sitting({ kid }: { kid: Face }) {
  return kid.friend ? <FriendArt friend={kid.friend} /> : <Avatar kid={kid} size={68} />;
}

function pileOf(stars: number, all: number) {
  const total = Math.min(PYRAMID_MOST, Math.max(PILE, all));
  return { total, gold: goldStars(stars, Math.max(PILE, all), total) };
}

function Team({ entries, goal }: { entries: readonly Entry[]; goal: number | null }) {
  const stars = sumOf(entries);
  const left = goal === null ? 0 : goal - stars;
  const kids = entries.map(({ kid }) => kid);
  const half = Math.ceil(kids.length / 2);
  return (
    <div className={styles.team}>
      <div className={styles.pile}>
        <StarPyramid {...pileOf(stars, goal ?? stars)} flag={goal !== null} />
        <p className={styles.count}>
          <Stars count={stars} />
          {goal !== null && <span>{t('leaderboard.ofGoal', { goal })}</span>}
        </p>
        <output className={styles.said}>
          {goal === null
            ? t('leaderboard.noGoal')
            : left > 0
              ? t('leaderboard.teamToGo', { count: left })
              : t('leaderboard.teamReached')}
        </output>
      </div>
      <ul
        className={styles.siblings}
        style={{ '--kids': kids.length + 2 }}
        aria-label={t('leaderboard.team')}
      >
        {kids.map((kid, nth) => (
          <li key={kid.id} className={nth === half ? styles.half : undefined}>
            <Sitting kid={kid} />
            <span className="sr-only">{kid.name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Weeks({ entry, isOver }: { entry: Entry; isOver: boolean }) {
  const { data: best, isPending } = useQuery(bestWeekQuery(entry.kidId));
  // If the best week can't be loaded, only the week is shown.
  if (isPending) return <div className={styles.self} />;
  const { starsEarned: stars, weekStart, kid } = entry;
  // Last week may be the best week itself.
  const other = best?.weekStart === weekStart ? null : (best ?? null);
  const isBest = stars > 0 && stars >= (best?.starsEarned ?? 0);
  const all = Math.max(stars, other?.starsEarned ?? 0);
  return (
    <div className={styles.self}>
      <div className={styles.pile}>
        <StarPyramid {...pileOf(stars, all)} flag={isBest} />
        <Stars count={stars} className={styles.count} />
        <div className={styles.me}>
          <Sitting kid={kid} />
        </div>
        <p className={styles.weekName}>
          {t(isOver ? 'leaderboard.lastWeek' : 'leaderboard.thisWeek')}
          {isBest && other && <small>{t('leaderboard.newBest')}</small>}
        </p>
      </div>
      {other && (
        <div className={styles.pile}>
          <StarPyramid {...pileOf(other.starsEarned, all)} flag={!isBest} />
          <Stars count={other.starsEarned} className={styles.count} />
          <p className={styles.weekName}>
            {t('leaderboard.bestWeek')}
            <small>{formatWeek(other.weekStart)}</small>
          </p>
        </div>
      )}
    </div>
  );
}
