import styles from './stars-chart.module.css';

/** A word or number beside the look of its bars. */
export function ChartKey({ kind, children }: { kind: 'earned' | 'spent'; children: string }) {
  return (
    <span className="flex items-center gap-1.75 tabular-nums">
      <span className={styles.swatch} data-kind={kind} />
      {children}
    </span>
  );
}
