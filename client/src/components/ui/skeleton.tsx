import { clsx } from 'clsx';

/** The shape of what is coming; size it with utilities. Put `aria-busy` on the region it stands in. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={clsx('skeleton', className)} aria-hidden />;
}
