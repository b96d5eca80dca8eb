import { clsx } from 'clsx';
import { Photo } from '@/components/ui/photo';
import { ChoreArt } from './chore-art';
import { choreIcon, type ChoreAppearance } from '@shared/rules/chore-icon';
import { EggShape, type EggLook } from './egg-shapes';

/** Where the chore's picture is on each egg, and how large: in parts of the egg. */
const pictures: Record<EggLook, { top: number; size: number }> = {
  whole: { top: 0.32, size: 0.54 },
  // Above the band.
  banded: { top: 0.08, size: 0.45 },
  // On the shell that is left.
  hatched: { top: 0.6, size: 0.32 },
};

/** A chore as an egg in the color of its category with the chore's picture on it: whole, in its band, or hatched. */
export function ChoreEgg({
  chore,
  size,
  look = 'whole',
  className,
}: {
  chore: ChoreAppearance;
  /** Side in CSS pixels; less where there is no room for it. */
  size: number;
  look?: EggLook;
  className?: string | undefined;
}) {
  const { top, size: part } = pictures[look];
  return (
    <span
      data-egg
      className={clsx('relative block aspect-square max-w-full', className)}
      style={{ width: size }}
    >
      <svg viewBox="0 0 64 64" className="size-full" aria-hidden>
        <EggShape look={look} category={chore.category} />
      </svg>
      <span
        data-picture
        className="absolute left-1/2 aspect-square -translate-x-1/2 overflow-hidden rounded-xs"
        style={{ top: `${top * 100}%`, width: `${part * 100}%` }}
      >
        <Photo
          src={chore.imageUrl}
          size={Math.round(size * part)}
          className="size-full object-cover"
          fallback={<ChoreArt icon={choreIcon(chore)} className="size-full" />}
        />
      </span>
    </span>
  );
}
