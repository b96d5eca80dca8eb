import { Prize } from '@/components/art/prize';
import { Avatar } from '@/components/ui/avatar';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/i18n/messages';
import styles from './podium.module.css';
import type { Entry, Step } from './standings';

const PLACE_IDS = ['leaderboard.first', 'leaderboard.second', 'leaderboard.third'] as const;

function Kid({ entry, shared }: { entry: Entry; shared: boolean }) {
  return (
    <li className="min-w-0">
      <bdi className="line-clamp-2 font-display text-18 leading-[1.15] font-semibold wrap-anywhere">
        {entry.kid.name}
      </bdi>
      {shared && (
        <small className="mt-0.5 hidden text-14 @xl/leaderboard:block">
          {t('leaderboard.chores', { count: entry.choresCompleted })}
        </small>
      )}
    </li>
  );
}

function PodiumStep({ step }: { step: Step }) {
  const { entries, rank, stars } = step;
  const [first] = entries;
  const placeId = PLACE_IDS[rank - 1];
  const shared = entries.length > 1;
  return (
    <li className={styles.step} data-rank={rank}>
      <div className={styles.nests} data-sharing={Math.min(entries.length, 3)}>
        {entries.map(({ id, kid }) => (
          <span key={id} className={styles.nest}>
            <Avatar kid={kid} nest className={styles.avatar} />
          </span>
        ))}
        <Prize rank={rank} className={styles.prize} />
      </div>
      <div className={styles.cloud} data-step>
        {placeId && <span className="sr-only">{t(placeId)}</span>}
        <Stars count={stars} className="text-26" />
        <small className="mt-1 block text-14 text-ink-2">
          {shared
            ? t('leaderboard.together')
            : t('leaderboard.chores', { count: first?.choresCompleted ?? 0 })}
        </small>
      </div>
      {/* On a phone, names are stacked. */}
      <ul className="flex min-w-0 flex-col justify-start gap-x-5 gap-y-0.5 pt-2.5 @xl/leaderboard:flex-row @xl/leaderboard:flex-wrap @xl/leaderboard:justify-center">
        {entries.map((entry) => (
          <Kid key={entry.id} entry={entry} shared={shared} />
        ))}
      </ul>
    </li>
  );
}

/** Second, first, third. */
const PLACES = [2, 1, 3];
/** Maximum widths in CSS pixels. */
const STEP = { base: 160, each: 90, gap: 44 };

/** Kids with equal stars share a cloud. Only the rank determines its height. */
export function Podium({ steps }: { steps: readonly Step[] }) {
  const sharing = PLACES.flatMap((place) => steps.filter(({ rank }) => rank === place)).map(
    ({ rank, entries }) => ({ rank, count: entries.length }),
  );
  const columns = sharing.map(
    ({ rank, count }) => `minmax(0, ${((0.6 + 0.4 * count) * (rank === 1 ? 1.15 : 1)).toFixed(2)}fr)`,
  );
  const widest = sharing.reduce(
    (sum, { count }) => sum + STEP.base + STEP.each * count + STEP.gap,
    -STEP.gap,
  );
  return (
    <ol className={styles.podium} style={{ '--columns': columns.join(' '), '--widest': `${widest}px` }}>
      {steps.map((step) => (
        <PodiumStep key={step.rank} step={step} />
      ))}
    </ol>
  );
}

export function PodiumSkeleton() {
  return (
    <ol className={styles.podium}>
      {PLACES.map((rank) => (
        <li key={rank} className={styles.step} data-rank={rank}>
          <div className={styles.cloud}>
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="mt-3 h-4 w-2/5" />
          </div>
          <span className="h-9" />
        </li>
      ))}
    </ol>
  );
}
