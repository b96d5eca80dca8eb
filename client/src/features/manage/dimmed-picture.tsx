import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A drawing; out of the kids' reach for now, it steps back behind a `mark`. */
export function DimmedPicture({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  const off = mark !== null;
  return (
    <span className="relative block">
      <span className={clsx('block', off && 'opacity-45 saturate-30')}>{children}</span>
      {off && (
        <span
          className="absolute inset-0 m-auto grid size-10 place-items-center rounded-full bg-surface text-ink-2 shadow-card *:size-5.5"
          aria-hidden
        >
          {mark}
        </span>
      )}
    </span>
  );
}
