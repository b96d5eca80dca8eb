import { clsx } from 'clsx';
import { House, LogOut } from 'lucide-react';
import { Link } from 'wouter';
import { LogoMark } from '@/components/art/logo';
import { Spinner } from '@/components/ui/spinner';
import { ThemeButton } from '@/components/ui/theme-button';
import { useWaiting } from '@/features/family/use-waiting';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { SearchSlot } from './search-slot';
import { TabLink, WaitingCount } from './tab-link';
import { SETTINGS, TAB_GROUPS, type ShownTab, type Tab } from './tabs';

const link =
  'relative w-full rounded-md font-semibold text-ink-2 no-underline hover:bg-sunken hover:text-ink focus-visible:outline-offset-1 aria-[current=page]:bg-lagoon aria-[current=page]:text-on-lagoon aria-[current=page]:shadow-[0_3px_0_var(--color-lagoon-lip)] [&_svg]:size-5.25 max-2xl:grid max-2xl:min-h-11.5 max-2xl:content-center max-2xl:justify-items-center max-2xl:gap-1 max-2xl:px-0.5 max-2xl:text-center max-2xl:text-12 max-2xl:leading-none max-2xl:hyphens-auto 2xl:flex 2xl:min-h-11 2xl:items-center 2xl:gap-3 2xl:px-3 2xl:text-start 2xl:text-15 2xl:leading-tight';
const divided = 'border-t-2 border-line max-2xl:pt-1.5 2xl:pt-2.5';

/** The navigation at the side: icons above small labels, and a wide rail from 1280 px. */
export function ParentRail({
  tab,
  leaving,
  onLogout,
}: {
  tab: ShownTab;
  leaving: boolean;
  onLogout: () => void;
}) {
  const { count } = useWaiting();
  const tabLink = (one: Tab) => (
    <TabLink key={one.value} tab={one} shown={tab} className={link} labelClass="max-2xl:max-w-full">
      <WaitingCount
        tab={one}
        count={count}
        className="max-2xl:absolute max-2xl:start-[calc(50%+5px)] max-2xl:-top-0.5 max-2xl:rounded-full max-2xl:ring-2 max-2xl:ring-canvas max-2xl:[&>span]:h-5 max-2xl:[&>span]:min-w-5 max-2xl:[&>span]:text-12 2xl:ms-auto"
      />
    </TabLink>
  );
  return (
    <header className="sticky top-0 h-dvh flex-col overflow-y-auto border-e-2 border-line px-3.5 pt-5.5 pb-4 max-2xl:gap-1.5 max-2xl:px-1.5 max-2xl:pt-3 max-2xl:pb-2 max-lg:hidden lg:flex print:hidden">
      <div className="flex items-center justify-between max-2xl:justify-center 2xl:mb-3">
        <Link
          href={paths.landing}
          className="flex items-center gap-2.5 rounded-md px-1.5 py-0.5 font-display text-22 leading-none font-semibold tracking-[-0.015em] text-inherit no-underline"
          aria-label={t('parent.starnestHome')}
        >
          <LogoMark size={38} />
          <span className="max-2xl:hidden">Starnest</span>
        </Link>
        <ThemeButton className="max-2xl:hidden" />
      </div>
      <SearchSlot at="rail" />
      <nav className="grid max-2xl:gap-1.5 2xl:gap-2.5" aria-label={t('parent.dashboard')}>
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
