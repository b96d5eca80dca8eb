import styles from './bar.module.css';

export function Bar({
  value,
  max,
  label,
  className,
}: {
  value: number;
  max: number;
  label: string;
  className?: string | undefined;
}) {
  const within = Math.min(max, Math.max(0, value));
  return (
    <div className={className}>
      <progress className="sr-only" aria-label={label} value={within} max={max} />
      <div className={styles.bar} aria-hidden>
        <div style={{ width: `${max <= 0 ? 100 : (within / max) * 100}%` }} />
      </div>
    </div>
  );
}
