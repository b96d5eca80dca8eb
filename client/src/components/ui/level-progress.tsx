import { STARS_PER_LEVEL } from '@shared/constants';
import { StarIcon } from '@/components/art/star-icon';

/** A level is ten stars: ten sockets, `lit` of them gold, the last `fresh` ones turning gold now. A child can count it. */
export function LevelProgress({
  lit,
  fresh = 0,
  gap,
  className,
}: {
  lit: number;
  fresh?: number;
  /** Pixels between stars. */
  gap?: number;
  className?: string;
}) {
  const firstFresh = lit - fresh;
  const state = (index: number) => {
    if (index >= lit) return undefined;
    return index >= firstFresh ? 'new' : 'yes';
  };
  return (
    <div className={className}>
      <span className="sr-only">
        {lit} of {STARS_PER_LEVEL} stars in this level
      </span>
      <div
        className="level-progress"
        style={gap === undefined ? undefined : { '--gap': `${gap}px` }}
        aria-hidden
      >
        {Array.from({ length: STARS_PER_LEVEL }, (_, index) => (
          <StarIcon
            key={index}
            fill={undefined}
            data-lit={state(index)}
            style={index > firstFresh ? { animationDelay: `${(index - firstFresh) * 60}ms` } : undefined}
          />
        ))}
      </div>
    </div>
  );
}
