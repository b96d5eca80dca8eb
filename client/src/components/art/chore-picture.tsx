import { clsx } from 'clsx';
import { Photo } from '@/components/ui/photo';
import { ChoreArt, choreTint } from './chore-art';
import { choreIcon, type ChoreAppearance } from '@shared/rules/chore-icon';

export function ChorePicture({
  chore,
  size,
  className,
}: {
  chore: ChoreAppearance;
  size: number;
  className?: string | undefined;
}) {
  return (
    <span
      className={clsx('well flex-none overflow-hidden', className)}
      style={{ '--tint': choreTint(chore.category), width: size, height: size, borderRadius: size * 0.25 }}
    >
      <Photo
        src={chore.imageUrl}
        size={size}
        fallback={<ChoreArt icon={choreIcon(chore)} size={Math.round(size * 0.79)} />}
      />
    </span>
  );
}
