import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The square in which a photo, or the glyph that stands for one, is shown. Size and ground are the caller's. */
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
