import { clsx } from 'clsx';

/** Set its size with utilities. Put `aria-busy` on its region. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      className={clsx(
        'relative overflow-hidden bg-skeleton [:where(&)]:rounded-sm',
        'after:absolute after:inset-0 after:-translate-x-full after:animate-shimmer after:bg-linear-100 after:from-transparent',
        'after:from-30% after:via-skeleton-light after:via-50% after:to-transparent after:to-70%',
        className,
      )}
      aria-hidden
    />
  );
}
