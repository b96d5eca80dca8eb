/** How many wait, in a coral bubble; nothing at zero. `label` says of what: '3 pending approvals'. */
export function Count({ value, label }: { value: number; label?: string }) {
  if (value <= 0) return null;
  return (
    <span className="count">
      <span aria-hidden={label ? true : undefined}>{value > 99 ? '99+' : value}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
