import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Pip, type PipMood } from '@/components/art/pip';

export function EmptyState({
  title,
  text,
  pip = 'look',
  action,
  className,
}: {
  title: string;
  text?: ReactNode;
  pip?: PipMood | null;
  action?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <div className={clsx('grid justify-items-center px-5 py-8 text-center', className)}>
      {pip && <Pip mood={pip} size={116} animated />}
      <p className="mt-3 max-w-80 font-display text-21 leading-tight font-semibold text-balance">{title}</p>
      {text != null && <p className="mt-2 max-w-96 text-ink-2">{text}</p>}
      {action != null && <div className="mt-5">{action}</div>}
    </div>
  );
}
