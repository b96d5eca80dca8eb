import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export function PhotoTile({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'grid flex-none place-items-center overflow-hidden rounded-md [&>svg]:size-5.5',
        className,
      )}
    >
      {children}
    </span>
  );
}
