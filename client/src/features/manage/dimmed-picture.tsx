import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export function DimmedPicture({
  mark,
  small = false,
  children,
}: {
  mark: ReactNode;
  small?: boolean;
  children: ReactNode;
}) {
  const off = mark !== null;
  return (
    <span className="relative block flex-none">
      <span className={clsx('block', off && 'opacity-45 saturate-30')}>{children}</span>
      {off && (
        <span
          className={clsx(
            'absolute inset-0 m-auto grid place-items-center rounded-full bg-surface text-ink-2 shadow-card',
            small ? 'size-6 *:size-3.5' : 'size-10 *:size-5.5',
          )}
          aria-hidden
        >
          {mark}
        </span>
      )}
    </span>
  );
}
