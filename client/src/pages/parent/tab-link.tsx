import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Count } from '@/components/ui/count';
import { t } from '@/lib/i18n/messages';
import { paths, stayIfHere } from '@/lib/page/paths';
import type { ShownTab, Tab } from './tabs';

export function TabLink({
  tab: { value, labelId, Glyph },
  shown,
  className,
  labelClass,
  onClick,
  children,
}: {
  tab: Tab;
  shown: ShownTab;
  className: string;
  labelClass?: string;
  onClick?: () => void;
  children?: ReactNode;
}) {
  return (
    <Link
      href={paths.parentTab(value)}
      className={className}
      aria-current={value === shown ? 'page' : undefined}
      onClick={(event) => {
        stayIfHere(event);
        onClick?.();
      }}
    >
      <Glyph />
      <span className={labelClass}>{t(labelId)}</span>
      {children}
    </Link>
  );
}

/** A number next to the approvals. Hidden for other tabs and zero. */
export function WaitingCount({ tab, count, className }: { tab: Tab; count: number; className: string }) {
  if (tab.value !== 'approvals' || count === 0) return null;
  return (
    <span className={className}>
      <Count value={count} label={t('family.tabPending', { count })} />
    </span>
  );
}
