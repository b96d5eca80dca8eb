import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { LogoMark } from '@/components/art/logo';
import { ThemeButton } from '@/components/ui/theme-button';
import { Tooltip } from '@/components/ui/tooltip';
import { useWaiting } from '@/features/family/use-waiting';
import { MoreSheet } from './more-sheet';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { TabLink, WaitingCount } from './tab-link';
import { DOCK_TABS, type ShownTab } from './tabs';

const key =
  'relative grid min-h-13.5 min-w-0 content-center justify-items-center gap-1 rounded-md text-13 leading-none font-semibold text-ink-2 no-underline focus-visible:-outline-offset-2 aria-[current]:bg-lagoon aria-[current]:text-on-lagoon aria-[current]:shadow-[0_3px_0_var(--color-lagoon-lip)] @max-sm:tracking-tight [&_svg]:size-5.75';

/** The top bar on screens without the rail: logo and theme. */
export function ParentTop() {
  return (
    <header className="flex min-h-14 items-center justify-between bg-canvas px-4 pt-1 pe-2 lg:hidden print:hidden">
      <Tooltip text={t('parent.starnestHome')}>
        <Link
          href={paths.landing}
          className="grid size-11 place-items-center rounded-md"
          aria-label={t('parent.starnestHome')}
        >
          <LogoMark size={38} />
        </Link>
      </Tooltip>
      <ThemeButton />
    </header>
  );
}

/** The bottom tab bar on narrow screens, with the daily tabs and a menu for the rest. */
export function ParentDock({
  tab,
  leaving,
  onLogout,
}: {
  tab: ShownTab;
  leaving: boolean;
  onLogout: () => void;
}) {
  const { count } = useWaiting();
  const [open, setOpen] = useState(false);
  const inSheet = !DOCK_TABS.some(({ value }) => value === tab);
  return (
    <nav
      data-dock
      className="@container fixed inset-x-0 bottom-0 z-20 border-t-2 border-line bg-surface lg:hidden print:hidden"
      aria-label={t('parent.dashboard')}
    >
      <div className="grid grid-cols-5 gap-0.5 px-2 pt-1.5 pb-[calc(8px+env(safe-area-inset-bottom))] @max-sm:gap-0 @max-sm:px-0.5">
        {DOCK_TABS.map((one) => (
          <TabLink
            key={one.value}
            tab={one}
            shown={tab}
            className={key}
            labelClass="max-w-full truncate py-px"
          >
            <WaitingCount
              tab={one}
              count={count}
              className="absolute start-[calc(50%+5px)] top-0.5 rounded-full ring-2 ring-surface"
            />
          </TabLink>
        ))}
        <button
          type="button"
          className={key}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-current={inSheet || undefined}
          onClick={() => setOpen(true)}
        >
          <Menu />
          <span className="max-w-full truncate py-px">{t('parent.more')}</span>
        </button>
      </div>
      {open && <MoreSheet tab={tab} leaving={leaving} onLogout={onLogout} onClose={() => setOpen(false)} />}
    </nav>
  );
}
