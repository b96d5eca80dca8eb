import { clsx } from 'clsx';
import { STARS_PER_LEVEL } from '@shared/constants';
import { StarIcon } from '@/components/art/star-icon';
import { t } from '@/lib/i18n/messages';

/** `lit` of the ten stars are gold. The last `fresh` ones turn gold now. */
export function LevelProgress({
  lit,
  fresh = 0,
  gap = 6,
  className,
}: {
  lit: number;
  fresh?: number;
  gap?: number;
  className?: string | undefined;
}) {
  const firstFresh = lit - fresh;
  return (
    <div className={className}>
      <span className="sr-only">{t('ui.levelProgress', { lit, count: STARS_PER_LEVEL })}</span>
      <div className="grid grid-cols-10" style={{ gap }} aria-hidden>
        {Array.from({ length: STARS_PER_LEVEL }, (_, index) => (
          <StarIcon
            key={index}
            fill={undefined}
            className={clsx(
              'h-auto w-full overflow-visible',
              index < lit ? 'fill-star' : 'fill-star-empty',
              index >= firstFresh && index < lit && 'origin-center animate-lit',
            )}
            style={index > firstFresh ? { animationDelay: `${(index - firstFresh) * 60}ms` } : undefined}
          />
        ))}
      </div>
    </div>
  );
}
