import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./badges/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** Takes the badge's icon name or title. A locked badge is gray with a padlock. */
export function BadgeArt({
  name,
  size = 72,
  locked = false,
  className,
}: {
  name: string;
  size?: number | undefined;
  locked?: boolean;
  className?: string | undefined;
}) {
  const slug = name.trim().toLowerCase().replaceAll(' ', '-');
  const src = drawings.get(slug) ?? drawings.get('star-starter') ?? '';
  return (
    <span
      className={clsx('relative inline-block flex-none', className)}
      style={{ width: size, height: size }}
    >
      <Drawing src={src} size={size} className={locked ? 'opacity-45 grayscale' : undefined} />
      {locked && (
        <span
          className="absolute right-0 bottom-0 grid place-items-center rounded-full bg-surface text-ink-2 shadow-card"
          style={{ width: size * 0.36, height: size * 0.36 }}
          aria-hidden
        >
          <Lock size={size * 0.2} />
        </span>
      )}
    </span>
  );
}
