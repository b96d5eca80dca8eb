import { LinkButton } from '@/components/ui/link-button';
import { Avatar } from '@/components/ui/avatar';
import { StarNest } from '@/components/art/star-nest';
import { Stars } from '@/components/ui/stars';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { goldStars } from './star-pile';
import { sumOf, type Entry } from './standings';

export function TeamBoard({ entries, goal }: { entries: readonly Entry[]; goal: number | null }) {
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
