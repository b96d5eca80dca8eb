import { clsx } from 'clsx';
import { House, LogOut } from 'lucide-react';
import { Link } from 'wouter';
import { LogoMark } from '@/components/art/logo';
import { Spinner } from '@/components/ui/spinner';
import { ThemeButton } from '@/components/ui/theme-button';
import { usePendingItems } from '@/features/family/use-pending-items';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { SearchSlot } from './search-slot';
import { TabLink, WaitingCount } from './tab-link';
import { SETTINGS, TAB_GROUPS, type ShownTab, type Tab } from './tabs';

const link = clsx(
  'relative w-full rounded-md font-semibold text-ink-2 no-underline',
  'hover:bg-sunken hover:text-ink focus-visible:outline-offset-1 current:bg-lagoon current:text-on-lagoon current:shadow-[0_3px_0_var(--color-lagoon-lip)] [&_svg]:size-5.25',
  'max-wide:grid max-wide:min-h-11.5 max-wide:content-center max-wide:justify-items-center max-wide:gap-1 max-wide:px-0.5 max-wide:py-1',
  'max-wide:text-center max-wide:text-13 max-wide:leading-none max-wide:hyphens-auto',
  'wide:flex wide:min-h-11 wide:items-center wide:gap-3 wide:px-3 wide:text-start wide:text-15 wide:leading-tight',
);
const divided = 'border-t-2 border-line max-wide:pt-1.5 wide:pt-2.5';

export function ParentRail({
  tab,
  leaving,
  onLogout,
}: {
  tab: ShownTab;
  leaving: boolean;
  onLogout: () => void;
}) {
  const { count } = usePendingItems();
  const tabLink = (one: Tab) => (
    <TabLink key={one.value} tab={one} shown={tab} className={link} labelClass="max-wide:max-w-full">
      <WaitingCount
        tab={one}
        count={count}
        className={clsx(
          'max-wide:absolute max-wide:start-[calc(50%+5px)] max-wide:-top-0.5 max-wide:rounded-full max-wide:ring-2 max-wide:ring-canvas max-wide:[&>span]:h-5 max-wide:[&>span]:min-w-5 max-wide:[&>span]:text-13',
          'wide:ms-auto',
        )}
      />
    </TabLink>
  );
  return (
    <header
      className={clsx(
        'sticky top-[var(--top-note,0px)] h-[calc(100dvh-var(--top-note,0px))] flex-col overflow-y-auto border-e-2 border-line',
        'px-3.5 pt-5.5 pb-4 max-wide:gap-1.5 max-wide:px-1.5 max-wide:pt-3 max-wide:pb-2 max-laptop:hidden laptop:flex print:hidden',
      )}
    >
      <div className="flex items-center justify-between max-wide:justify-center wide:mb-3">
        <Link
          href={paths.landing}
          className="flex items-center gap-2.5 rounded-md px-1.5 py-0.5 font-display text-21 leading-none font-semibold tracking-[-0.015em] text-inherit no-underline"
          aria-label={t('parent.starnestHome')}
        >
          <LogoMark size={38} />
          <span className="max-wide:hidden">Starnest</span>
        </Link>
        <ThemeButton className="max-wide:hidden" />
      </div>
      <SearchSlot at="rail" />
      <nav className="grid max-wide:gap-1.5 wide:gap-2.5" aria-label={t('parent.dashboard')}>
        {TAB_GROUPS.map((tabs, index) => (
          <div key={tabs[0].value} className={clsx('grid gap-0.5', index > 0 && divided)}>
            {tabs.map(tabLink)}
          </div>
        ))}
      </nav>
      <div className={clsx('mt-auto grid gap-0.5', divided)}>
        {tabLink(SETTINGS)}
        <Link href={paths.landing} className={link}>
          <House />
          {t('parent.home')}
        </Link>
        <button type="button" className={link} disabled={leaving} onClick={onLogout}>
          {leaving ? <Spinner size={21} /> : <LogOut className="rtl:-scale-x-100" />}
          {t('parent.logout')}
        </button>
      </div>
    </header>
  );
}
