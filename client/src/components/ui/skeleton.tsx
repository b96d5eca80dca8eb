import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Set its size with utilities or invisible content. Put `aria-busy` on its region. */
export function Skeleton({ className, children }: { className?: string | undefined; children?: ReactNode }) {
  return (
    <div
      className={clsx(
        'relative overflow-hidden bg-skeleton [:where(&)]:rounded-sm',
        'after:absolute after:inset-0 after:-translate-x-full after:animate-shimmer after:bg-linear-100 after:from-transparent',
        'after:from-30% after:via-skeleton-light after:via-50% after:to-transparent after:to-70%',
        className,
      )}
      aria-hidden
    >
      {children}
    </div>
  );
}
