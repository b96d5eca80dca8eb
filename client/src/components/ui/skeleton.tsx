import { clsx } from 'clsx';

/** The shape of what is coming; size it with utilities, which may also round its corners more. Put `aria-busy` on the region it stands in. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      className={clsx(
        'relative overflow-hidden bg-skeleton [:where(&)]:rounded-sm after:absolute after:inset-0 after:-translate-x-full after:animate-shimmer after:bg-linear-100 after:from-transparent after:from-30% after:via-skeleton-light after:via-50% after:to-transparent after:to-70%',
        className,
      )}
      aria-hidden
    />
  );
}
