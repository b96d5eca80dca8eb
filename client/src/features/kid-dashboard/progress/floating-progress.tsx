import { STARS_PER_LEVEL } from '@shared/constants';
import { levelFor, starsIntoLevel } from '@shared/rules/levels';
import { LevelProgress } from '@/components/ui/level-progress';
import { formatNumber } from '@/lib/format';

/** The sockets come down to a child who has scrolled past them, for as long as stars are flying. */
export function FloatingProgress({ lifetime, filled }: { lifetime: number; filled: number | null }) {
  const level = filled ?? levelFor(lifetime);
  return (
    <div className="climb-floating on-night" aria-hidden>
      <b key={level}>Level {formatNumber(level)}</b>
      <div data-flight="level-progress" className={filled === null ? undefined : 'climb-filled'}>
        <LevelProgress lit={filled === null ? starsIntoLevel(lifetime) : STARS_PER_LEVEL} gap={6} />
      </div>
    </div>
  );
}
