import { clsx } from 'clsx';

/** A bubble that is hidden at zero. `label` names the items: '3 pending approvals'. */
export function Count({
  value,
  label,
  className,
}: {
  value: number;
  label?: string;
  className?: string | undefined;
}) {
  if (value <= 0) return null;
  return (
    <span
      className={clsx(
        'inline-grid h-5.5 min-w-5.5 place-items-center rounded-full bg-treat px-1.5 font-body text-13 leading-none font-bold text-on-treat tabular-nums',
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{value > 99 ? '99+' : value}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
