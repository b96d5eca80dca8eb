import { clsx } from 'clsx';
import { Menu, Plus, House, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Tooltip } from '@/components/ui/tooltip';
import { usePendingItems } from '@/features/family/use-pending-items';
import { t } from '@/lib/i18n/messages';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { ThemeButton } from '@/components/ui/theme-button';
import { paths } from '@/lib/page/paths';
import { AddSheet } from './add-menu';
import { TabLink, WaitingCount } from './tab-link';
import { DOCK_TABS, MORE_TABS, SETTINGS, type ShownTab, type Tab } from './tabs';

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

const tile = clsx(
  'grid min-w-0 content-center justify-items-center gap-2 rounded-lg px-1 py-2 text-center text-14 leading-tight font-semibold wrap-anywhere hyphens-auto no-underline tiny:px-0.5 tiny:text-13',
  'focus-visible:-outline-offset-2 current:bg-lagoon-soft current:text-lagoon-text [&_svg]:size-6',
);
const large = clsx(tile, 'min-h-21.5 bg-sunken text-ink [&_svg]:text-lagoon-text');
const small = clsx(tile, 'min-h-16 text-ink-2 hover:bg-sunken');

function MoreSheet({
  tab,
  leaving,
  onLogout,
  onClose,
}: {
  tab: ShownTab;
  leaving: boolean;
  onLogout: () => void;
  onClose: () => void;
}) {
  const link = (one: Tab, className: string) => (
    <TabLink key={one.value} tab={one} shown={tab} className={className} onClick={onClose} />
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('parent.more')} sheet>
      <ThemeButton className="absolute! end-15 top-3.5 text-ink-2" />
      <nav className="mt-4 grid grid-cols-3 gap-2" aria-label={t('parent.more')}>
        {MORE_TABS.map((one) => link(one, large))}
        {link(SETTINGS, small)}
        <Link href={paths.landing} className={small}>
          <House />
          {t('parent.home')}
        </Link>
        <button type="button" className={small} disabled={leaving} onClick={onLogout}>
          {leaving ? <Spinner size={24} /> : <LogOut className="rtl:-scale-x-100" />}
          {t('parent.logout')}
        </button>
      </nav>
    </Dialog>
  );
}
