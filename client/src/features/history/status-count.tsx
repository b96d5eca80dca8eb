import { clsx } from 'clsx';
import { t } from '@/lib/i18n/messages';
import type { StatusLook } from './status-looks';
import styles from './month-table.module.css';

export function StatusCount({ look: { Icon, tone }, count }: { look: StatusLook; count?: number }) {
  return (
    <span className={clsx(styles.count, count === undefined && 'justify-center px-1.25')} data-tone={tone}>
      <Icon size={13} strokeWidth={3.2} />
      {count}
    </span>
  );
}

export function StatusLegend({ looks }: { looks: readonly StatusLook[] }) {
  return (
    <ul
      className="mx-1.5 mt-2.5 flex flex-wrap gap-x-4.5 gap-y-2 text-14 text-ink-2 kid:text-16"
      aria-label={t('history.legend')}
    >
      {looks.map((look) => (
        <li key={look.word} className="flex items-center gap-1.75">
          <StatusCount look={look} />
          {t(`history.status.${look.word}`)}
        </li>
      ))}
    </ul>
  );
}
