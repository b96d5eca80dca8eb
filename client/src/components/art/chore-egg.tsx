import { clsx } from 'clsx';
import type { ChoreCategory } from '@shared/constants';
import { Photo } from '@/components/ui/photo';
import { ChoreArt, knownCategory } from './chore-art';
import { choreIcon, type ChoreAppearance } from './chore-icon';

/** The theme's name of an egg's color, by category. */
const shells: Record<ChoreCategory, string> = {
  general: 'gold',
  bedroom: 'sky',
  kitchen: 'coral',
  bathroom: 'lagoon',
  outdoor: 'leaf',
  pets: 'peach',
  other: 'gold',
};

/** A chore that is still to be done: an egg in the color of its category with the chore's picture on it. */
export function ChoreEgg({
  chore,
  size,
  className,
}: {
  chore: ChoreAppearance;
  /** Side in CSS pixels. */
  size: number;
  className?: string;
}) {
  const shell = `var(--color-egg-${shells[knownCategory(chore.category)]}`;
  const picture = Math.round(size * 0.5);
  return (
    <span className={clsx('relative block flex-none', className)} style={{ width: size, height: size }}>
      <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden>
        <path
          d="M32 4C46 4 57 23 57 39C57 53 46 61 32 61C18 61 7 53 7 39C7 23 18 4 32 4Z"
          fill={`${shell})`}
        />
        <path
          d="M38 5.2C49 9.5 57 25 57 39C57 53 46 61 32 61C26 61 20.5 59.6 16.5 56.9C36 58.5 49.5 48 49.5 32C49.5 20 44.5 10.5 38 5.2Z"
          fill={`${shell}-shade)`}
        />
        <path
          d="M15.5 30C17.5 21 22 14 27 11"
          fill="none"
          stroke="var(--color-white)"
          strokeOpacity=".75"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </svg>
      <span
        className="absolute top-[33%] left-1/2 -translate-x-1/2 overflow-hidden rounded-md"
        style={{ width: picture, height: picture }}
      >
        <Photo
          src={chore.imageUrl}
          size={picture}
          fallback={<ChoreArt icon={choreIcon(chore)} size={picture} />}
        />
      </span>
    </span>
  );
}
