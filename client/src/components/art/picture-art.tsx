import { PICTURES } from '@shared/constants';
import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** Position, shape and color all help a child remember. */
const grounds = ['peach', 'sky', 'coral', 'gold', 'lagoon', 'leaf', 'gold', 'sky', 'night', 'leaf'];

/** Set it as `--tint`. */
export function pictureTint(index: number): string {
  return `var(--color-tint-${grounds[index] ?? 'sky'})`;
}

/** A password picture by its number. Decorative: its button has the name. */
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
