import { clsx } from 'clsx';
import { House, LogOut } from 'lucide-react';
import { Link } from 'wouter';
import { Logo } from '@/components/art/logo';
import { Spinner } from '@/components/ui/spinner';
import { ThemeButton } from '@/components/ui/theme-button';
import { useWaiting } from '@/features/family/use-waiting';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { TabLink, WaitingCount } from './tab-link';
import { SETTINGS, TAB_GROUPS, type ShownTab, type Tab } from './tabs';

const link =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start text-15 leading-tight font-semibold text-ink-2 no-underline hover:bg-sunken hover:text-ink focus-visible:outline-offset-1 aria-[current=page]:bg-lagoon aria-[current=page]:text-on-lagoon aria-[current=page]:shadow-[0_3px_0_var(--color-lagoon-lip)] [&_svg]:size-5.25';

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
    <TabLink key={one.value} tab={one} shown={tab} className={link}>
      <WaitingCount tab={one} count={count} className="ms-auto" />
    </TabLink>
  );
  return (
    <header className="sticky top-0 h-dvh flex-col overflow-y-auto border-e-2 border-line px-4 pt-6 pb-5 max-lg:hidden lg:flex print:hidden">
      <Link
        href={paths.landing}
        className="ms-1 -mt-1.5 mb-3.5 self-start rounded-md p-1.5 text-inherit no-underline"
        aria-label={t('parent.starnestHome')}
      >
        <Logo size={23} />
      </Link>
      <nav className="grid gap-3" aria-label={t('parent.dashboard')}>
        {TAB_GROUPS.map((tabs, index) => (
          <div key={tabs[0].value} className={clsx('grid gap-1', index > 0 && 'border-t-2 border-line pt-3')}>
            {tabs.map(tabLink)}
          </div>
        ))}
      </nav>
      <div className="mt-auto grid gap-1 border-t-2 border-line pt-3">
        {tabLink(SETTINGS)}
        <ThemeButton className={link} wordClass="" />
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
