import { PICTURES } from '@shared/constants';
import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** Ground of each picture, by index: place, shape and colour all help a child remember. */
const grounds = ['peach', 'sky', 'coral', 'gold', 'lagoon', 'leaf', 'gold', 'sky', 'night', 'leaf'];

/** CSS colour of a picture's tile; set it as `--tint`. */
export function pictureTint(index: number): string {
  return `var(--color-tint-${grounds[index] ?? 'sky'})`;
}

/** One of the ten password pictures, by the number a pattern stores. Decorative: its button carries the name. */
export function PictureArt({
  index,
  size,
  className,
}: {
  index: number;
  size?: number | undefined;
  className?: string | undefined;
}) {
  const src = drawings.get((PICTURES[index] ?? '').replace(' ', '-')) ?? '';
  return <Drawing src={src} size={size} className={className} />;
}
