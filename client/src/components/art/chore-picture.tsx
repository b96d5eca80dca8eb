import { clsx } from 'clsx';
import { Photo } from '@/components/ui/photo';
import { ChoreArt, choreTint } from './chore-art';

/** A chore on its ground: the family's photo, else the chosen icon, else the category's drawing. */
export function ChorePicture({
  chore,
  size,
  className,
}: {
  chore: { imageUrl?: string | null; iconName?: string | null; category?: string | null };
  /** Side of the ground in CSS pixels. */
  size: number;
  className?: string;
}) {
  return (
    <span
      className={clsx('well flex-none overflow-hidden', className)}
      style={{ '--tint': choreTint(chore.category), width: size, height: size, borderRadius: size * 0.25 }}
    >
      <Photo
        src={chore.imageUrl}
        size={size}
        fallback={<ChoreArt name={chore.iconName} category={chore.category} size={Math.round(size * 0.79)} />}
      />
    </span>
  );
}
