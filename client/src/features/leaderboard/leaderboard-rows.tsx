import type { ReactNode } from 'react';
import { StarIcon } from '@/components/art/star-icon';
import { Avatar } from '@/components/ui/avatar';
import { Stars } from '@/components/ui/stars';
import { formatNumber } from '@/lib/i18n/format';
import { t } from '@/lib/i18n/messages';
import type { Entry } from './standings';

export const row =
  'grid grid-cols-[28px_48px_minmax(0,1fr)_auto] items-center gap-3 px-4 py-3 @xl/leaderboard:grid-cols-[36px_48px_minmax(0,1fr)_auto] @xl/leaderboard:gap-3.5 @xl/leaderboard:px-6';
const list = 'divide-y-2 divide-line border-line not-first:border-t-2';

function Row({ entry, rank, text }: { entry: Entry; rank: ReactNode; text: string }) {
  return (
    <li className={row}>
      {rank}
      <Avatar kid={entry.kid} size={48} />
      <div className="min-w-0">
        <b className="font-display text-18 leading-[1.2] font-semibold wrap-anywhere">
          <bdi>{entry.kid.name}</bdi>
        </b>
        <small className="mt-0.5 block text-14 text-ink-2">{text}</small>
      </div>
      <Stars count={entry.starsEarned} className="text-21" />
    </li>
  );
}

export function RankedRows({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={list}>
      {entries.map((entry) => (
        <Row
          key={entry.id}
          entry={entry}
          text={t('leaderboard.chores', { count: entry.choresCompleted })}
          rank={
            <span className="text-center font-display text-21 leading-none font-semibold text-ink-2">
              {entry.rank != null && (
                <>
                  <span className="sr-only">{t('leaderboard.place', { rank: entry.rank })}</span>
                  <span aria-hidden>{formatNumber(entry.rank)}</span>
                </>
              )}
            </span>
          }
        />
      ))}
    </ol>
  );
}

export function UnrankedRows({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={list} aria-label={t('leaderboard.noStarsYet')}>
      {entries.map((entry) => (
        <Row
          key={entry.id}
          entry={entry}
          text={t('leaderboard.readyForFirstStar')}
          rank={<StarIcon size={28} fill="var(--color-star-empty)" className="justify-self-center" />}
        />
      ))}
    </ul>
  );
}
