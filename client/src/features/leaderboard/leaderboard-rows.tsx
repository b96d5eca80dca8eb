import { StarIcon } from '@/components/art/star-icon';
import { Avatar } from '@/components/ui/avatar';
import { Stars } from '@/components/ui/stars';
import { plural } from '@/lib/format';
import type { Entry } from './standings';

function Who({ entry, text, you }: { entry: Entry; text: string; you: boolean }) {
  return (
    <>
      <Avatar name={entry.kid.name} color={entry.kid.avatarColor} size={48} />
      <div className="min-w-0">
        <b>{entry.kid.name}</b>
        {you && <span className="you-mark">You</span>}
        <small>{text}</small>
      </div>
    </>
  );
}

/** From rank 4 on: the same facts as on the podium, one kid a line; whoever has no rank has no number. */
export function RankedRows({ entries, ownId }: { entries: readonly Entry[]; ownId?: string }) {
  return (
    <ol className="week-rows">
      {entries.map((entry) => (
        <li key={entry.id} className="week-row" data-own={entry.kidId === ownId || undefined}>
          <span className="week-rank">
            {entry.rank != null && (
              <>
                <span className="sr-only">Place </span>
                {entry.rank}
              </>
            )}
          </span>
          <Who entry={entry} text={plural(entry.choresCompleted, 'chore')} you={entry.kidId === ownId} />
          <Stars count={entry.starsEarned} />
        </li>
      ))}
    </ol>
  );
}

/** Kids whose first star of the week is still to come: no number, an empty star that waits. */
export function RestingRows({ entries, ownId }: { entries: readonly Entry[]; ownId?: string }) {
  return (
    <ul className="week-rows" aria-label="No stars yet this week">
      {entries.map((entry) => (
        <li key={entry.id} className="week-row" data-own={entry.kidId === ownId || undefined}>
          <StarIcon size={28} fill="var(--color-star-empty)" className="justify-self-center" />
          <Who entry={entry} text="Ready for a first star" you={entry.kidId === ownId} />
          <Stars count={0} />
        </li>
      ))}
    </ul>
  );
}
