import styles from './stars-chart.module.css';

export function ChartKey({ kind, children }: { kind: 'earned' | 'spent'; children: string }) {
  return (
    <span className="flex items-center gap-1.75 tabular-nums">
      <span className={styles.swatch} data-kind={kind} />
      {children}
    </span>
  );
}
