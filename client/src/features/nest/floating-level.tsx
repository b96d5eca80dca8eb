import { STARS_PER_LEVEL } from '@shared/constants';
import { levelFor, starsIntoLevel } from '@shared/rules/levels';
import { LevelProgress } from '@/components/ui/level-progress';
import { t } from '@/lib/messages';
import styles from './floating-level.module.css';

/** Shows the level's stars to a kid who has scrolled away from them, while stars are flying. */
export function FloatingLevel({ lifetime, filled }: { lifetime: number; filled: number | null }) {
  const level = filled ?? levelFor(lifetime);
  return (
    <div className={`${styles.floating} on-night`} aria-hidden>
      <b key={level} className="animate-pop font-semibold">
        {t('kidDashboard.level', { level })}
      </b>
      <div data-flight="level-progress">
        <LevelProgress
          lit={filled === null ? starsIntoLevel(lifetime) : STARS_PER_LEVEL}
          fresh={filled === null ? 0 : STARS_PER_LEVEL}
          gap={6}
        />
      </div>
    </div>
  );
}
