import { clsx } from 'clsx';
import { Photo } from '@/components/ui/photo';
import { ChoreArt } from './chore-art';
import { choreIcon, type ChoreAppearance } from '@shared/rules/chore-icon';
import { EggShape, type EggLook } from './egg-shapes';
import { chickMotion, shellMotion, useHatching } from './hatching';

/** Position and size of the picture, as fractions of the egg. */
const pictures: Record<EggLook, { top: number; size: number }> = {
  whole: { top: 0.32, size: 0.54 },
  banded: { top: 0.08, size: 0.45 },
  hatched: { top: 0.6, size: 0.32 },
};

interface ChoreEggProps {
  chore: ChoreAppearance;
  size: number;
  look?: EggLook;
  className?: string | undefined;
}

export function ChoreEgg({ chore, size, look = 'whole', className }: ChoreEggProps) {
  const before = useHatching(look);
  const isHatching = before !== null;
  return (
    <span
      data-egg
      data-hatching={isHatching || undefined}
      className={clsx('relative block aspect-square max-w-full', className)}
      style={{ width: size }}
    >
      <Egg chore={chore} size={size} look={look} hatching={isHatching} />
      {isHatching && (
        <span className={clsx('absolute inset-0', shellMotion)}>
          <Egg chore={chore} size={size} look={before} />
        </span>
      )}
    </span>
  );
}

function Egg({
  chore,
  size,
  look,
  hatching = false,
}: Required<Omit<ChoreEggProps, 'className'>> & { hatching?: boolean }) {
  const { top, size: part } = pictures[look];
  return (
    <>
      <svg viewBox="0 0 64 64" className={clsx('size-full', hatching && chickMotion)} aria-hidden>
        <EggShape look={look} category={chore.category} />
      </svg>
      <span
        data-picture
        className={clsx(
          'absolute left-1/2 aspect-square -translate-x-1/2 overflow-hidden rounded-xs',
          hatching && 'animate-[fade_160ms_320ms_backwards]',
        )}
        style={{ top: `${top * 100}%`, width: `${part * 100}%` }}
      >
        <Photo
          src={chore.imageUrl}
          size={Math.round(size * part)}
          className="size-full object-cover"
          fallback={<ChoreArt icon={choreIcon(chore)} className="size-full" />}
        />
      </span>
    </>
  );
}
