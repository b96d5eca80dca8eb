import { Trophy } from 'lucide-react';
import type { BestWeek } from '@shared/contracts/leaderboard';
import { StarNest } from '@/components/art/star-nest';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/messages';
import { goldStars, PILE } from './star-pile';
import type { Entry } from './standings';
import { formatWeek } from './week-range';

function Nest({
  title,
  stars,
  chores,
  of,
  best,
  note,
}: {
  title: string;
  stars: number;
  chores: number;
  /** The number of stars that fills the nest. */
  of: number;
  best?: boolean;
  note?: string;
}) {
  return (
    <li className="grid min-w-0 justify-items-center">
      <StarNest gold={goldStars(stars, of)} className="w-60 max-w-full" />
      <div className="-mt-2 w-full rounded-xl bg-cloud px-3 py-3 text-center">
        <b className="flex items-center justify-center gap-1.5 font-display text-18 leading-[1.15] font-semibold kid:text-20">
          {best && <Trophy size={24} className="flex-none text-star-text" aria-hidden />}
          {title}
        </b>
        <Stars count={stars} className="mt-1.5 text-32" />
        <small className="mt-0.5 block text-14 text-ink-2 kid:text-16">
          {t('leaderboard.chores', { count: chores })}
        </small>
        {note && <small className="mt-0.5 block text-14 text-ink-2 kid:text-16">{note}</small>}
      </div>
    </li>
  );
}

export function SelfBoard({ entry, best, title }: { entry: Entry; best: BestWeek; title: string }) {
  const { starsEarned, choresCompleted, weekStart } = entry;
  // When last week is shown, it may be the best week itself.
  const other = best?.weekStart === weekStart ? null : best;
  const isBest = starsEarned > 0 && starsEarned >= (best?.starsEarned ?? 0);
  const full = Math.max(starsEarned, other?.starsEarned ?? 0, PILE);
  return (
    <div className="relative">
      <ul
        className={`mx-auto grid max-w-150 items-end gap-4 @xl/leaderboard:gap-8 ${other ? 'grid-cols-2' : 'max-w-75!'}`}
      >
        <Nest title={title} stars={starsEarned} chores={choresCompleted} of={full} best={isBest} />
        {other && (
          <Nest
            title={t('leaderboard.bestWeek')}
            stars={other.starsEarned}
            chores={other.choresCompleted}
            of={full}
            best={!isBest}
            note={formatWeek(other.weekStart)}
          />
        )}
      </ul>
      {isBest && other && (
        <p className="mt-3 text-center font-display text-21 leading-[1.2] font-semibold">
          {t('leaderboard.newBest')}
        </p>
      )}
    </div>
  );
}
