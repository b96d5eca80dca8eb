import { clsx } from 'clsx';

/** How many wait, in a coral bubble; nothing at zero. `label` says of what: '3 pending approvals'. */
export function Count({ value, label, className }: { value: number; label?: string; className?: string }) {
  if (value <= 0) return null;
  return (
    <span className={clsx('count', className)}>
      <span aria-hidden={label ? true : undefined}>{value > 99 ? '99+' : value}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
