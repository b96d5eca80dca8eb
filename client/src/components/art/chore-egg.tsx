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
  /** Side in CSS pixels; less where there is no room for it. */
  size: number;
  className?: string;
}) {
  const shell = `--color-egg-${shells[knownCategory(chore.category)]}`;
  return (
    <span className={clsx('relative block aspect-square max-w-full', className)} style={{ width: size }}>
      <svg viewBox="0 0 64 64" className="size-full" aria-hidden>
        <path
          d="M32 4C46 4 57 23 57 39C57 53 46 61 32 61C18 61 7 53 7 39C7 23 18 4 32 4Z"
          fill={`var(${shell})`}
        />
        <path
          d="M38 5.2C49 9.5 57 25 57 39C57 53 46 61 32 61C26 61 20.5 59.6 16.5 56.9C36 58.5 49.5 48 49.5 32C49.5 20 44.5 10.5 38 5.2Z"
          fill={`var(${shell}-shade)`}
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
      <span className="absolute top-[33%] left-1/4 size-1/2 overflow-hidden rounded-xs">
        <Photo
          src={chore.imageUrl}
          size={size / 2}
          fallback={<ChoreArt icon={choreIcon(chore)} className="size-full" />}
        />
      </span>
    </span>
  );
}
