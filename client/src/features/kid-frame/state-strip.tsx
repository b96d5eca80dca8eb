import { clsx } from 'clsx';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '@/lib/i18n/messages';
import styles from './state-strip.module.css';

export function StateStrip({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <span className={stripClass(className ?? 'bg-sunken text-ink-2 text-21')}>{children}</span>;
}

export function WaitingStrip({ className = 'text-21' }: { className?: string | undefined }) {
  return (
    <output className={stripClass(clsx('bg-star-soft text-star-text', className))}>
      <Hourglass className={clsx('size-6.5', styles.turning)} />
      {t('kidDashboard.waiting')}
    </output>
  );
}

const stripClass = (className: string) =>
  clsx(
    'flex min-h-16 items-center justify-center gap-2 rounded-lg px-3 py-1.5 font-display leading-[1.1] font-semibold',
    className,
  );
