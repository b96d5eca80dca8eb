import { clsx } from 'clsx';
import { Menu, Plus } from 'lucide-react';
import { useState } from 'react';
import { Tooltip } from '@/components/ui/tooltip';
import { usePendingItems } from '@/features/family/use-pending-items';
import { t } from '@/lib/i18n/messages';
import { AddSheet } from './add-menu';
import { MoreSheet } from './more-sheet';
import { TabLink, WaitingCount } from './tab-link';
import { DOCK_TABS, type ShownTab, type Tab } from './tabs';

const key = clsx(
  'relative grid min-h-13.5 min-w-0 content-center justify-items-center gap-1 rounded-md text-13 leading-none font-semibold text-ink-2 no-underline',
  'focus-visible:-outline-offset-2 current:bg-lagoon-soft current:text-lagoon-text [&_svg]:size-5.75',
  '@max-sm:tracking-tight',
);

export function ParentDock({
  tab,
  leaving,
  onLogout,
}: {
  tab: ShownTab;
  leaving: boolean;
  onLogout: () => void;
}) {
  const { count } = usePendingItems();
  const [open, setOpen] = useState<'add' | 'more' | null>(null);
  const close = () => setOpen(null);
  const inSheet = !DOCK_TABS.some(({ value }) => value === tab);
  const link = (one: Tab) => (
    <TabLink key={one.value} tab={one} shown={tab} className={key} labelClass="max-w-full truncate py-px">
      <WaitingCount
        tab={one}
        count={count}
        className="absolute start-[calc(50%+4px)] top-0.5 rounded-full ring-2 ring-surface [&>span]:h-5 [&>span]:min-w-5 [&>span]:text-13"
      />
    </TabLink>
  );
  const [overview, approvals, plan] = DOCK_TABS;
  return (
    <nav
      data-dock
      className="@container fixed inset-x-0 bottom-0 z-20 border-t-2 border-line bg-surface laptop:hidden print:hidden"
      aria-label={t('parent.dashboard')}
    >
      <div className="grid grid-cols-5 gap-0.5 px-1.5 pt-1.5 pb-[calc(8px+env(safe-area-inset-bottom))]">
        {link(overview)}
        {link(approvals)}
        <Tooltip text={t('parent.add')}>
          <button
            type="button"
            className={clsx(
              '-mt-4.5 grid size-14 place-items-center justify-self-center rounded-full bg-lagoon text-on-lagoon',
              'shadow-[inset_0_2px_0_var(--color-sheen),0_4px_0_var(--color-lagoon-lip),0_0_0_5px_var(--color-surface)]',
              'hover:bg-lagoon-hover',
            )}
            aria-haspopup="dialog"
            aria-expanded={open === 'add'}
            aria-label={t('parent.add')}
            onClick={() => setOpen('add')}
          >
            <Plus size={27} strokeWidth={3} />
          </button>
        </Tooltip>
        {link(plan)}
        <button
          type="button"
          className={key}
          aria-haspopup="dialog"
          aria-expanded={open === 'more'}
          aria-current={inSheet || undefined}
          onClick={() => setOpen('more')}
        >
          <Menu />
          <span className="max-w-full truncate py-px">{t('parent.more')}</span>
        </button>
      </div>
      {open === 'more' && <MoreSheet tab={tab} leaving={leaving} onLogout={onLogout} onClose={close} />}
      {open === 'add' && <AddSheet onClose={close} />}
    </nav>
  );
}
