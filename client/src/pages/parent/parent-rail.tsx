import { clsx } from 'clsx';
import { CircleCheckBig, House, LogOut } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Logo, LogoMark } from '@/components/art/logo';
import { Count } from '@/components/ui/count';
import { Spinner } from '@/components/ui/spinner';
import { ThemeButton } from '@/components/ui/theme-button';
import { useWaiting } from '@/features/family/use-waiting';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import styles from './parent-rail.module.css';
import { TABS, type ShownTab } from './tabs';

const link =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start text-15 leading-tight font-semibold no-underline max-lg:whitespace-nowrap hover:bg-sunken hover:text-ink focus-visible:outline-offset-1 [&_svg]:size-5.25';
const tabLink =
  'text-ink-2 aria-[current=page]:bg-lagoon aria-[current=page]:text-on-lagoon aria-[current=page]:shadow-[0_3px_0_var(--color-lagoon-lip)] max-lg:w-auto max-lg:flex-none max-lg:gap-2';
/** Where there is no room for its word it is a square with a glyph. */
const endLink = 'text-ink-2 max-lg:w-11 max-lg:justify-center max-lg:px-0 max-lg:text-ink';
const endWord = 'max-lg:sr-only';

/** The rail at the side; where there is no room, a strip above that brings the chosen tab into view. */
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
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const nav = strip.current;
    const chosen = nav?.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
    if (!nav || !chosen) return undefined;
    const bringIntoView = () => {
      const [all, one] = [nav.getBoundingClientRect(), chosen.getBoundingClientRect()];
      nav.scrollBy({ left: one.left + one.width / 2 - (all.left + all.width / 2) });
    };
    bringIntoView();
    // Fonts and counts that arrive later move the tabs.
    const watcher = new ResizeObserver(bringIntoView);
    for (const item of nav.children) watcher.observe(item);
    return () => watcher.disconnect();
  }, [tab]);
  return (
    <header className="sticky top-0 border-line max-lg:@container max-lg:z-4 max-lg:grid max-lg:grid-cols-[1fr_auto] max-lg:items-center max-lg:border-b-2 max-lg:bg-canvas max-lg:pt-2 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:border-e-2 lg:px-4 lg:pt-6 lg:pb-5 print:hidden">
      <Link
        href={paths.landing}
        className="justify-self-start rounded-md p-1.5 text-inherit no-underline max-lg:ms-3.5 lg:ms-1 lg:-mt-1.5 lg:mb-3.5 lg:self-start"
        aria-label={t('parent.starnestHome')}
      >
        {/* On the narrowest phones there is room for the mark alone. */}
        <Logo size={23} className="@max-[360px]:hidden!" />
        <span className="hidden @max-[360px]:block">
          <LogoMark size={39} />
        </span>
      </Link>
      <nav
        ref={strip}
        className={clsx(
          'gap-1 max-lg:relative max-lg:col-span-2 max-lg:row-start-2 max-lg:flex max-lg:min-w-0 max-lg:pt-1.5 max-lg:pb-2.5 lg:grid lg:grid-cols-1',
          styles.strip,
        )}
        aria-label={t('parent.dashboard')}
      >
        {TABS.map(({ value, labelId, Glyph }) => (
          <Link
            key={value}
            href={paths.parentTab(value)}
            className={clsx(link, tabLink)}
            data-tab={value}
            aria-current={value === tab ? 'page' : undefined}
          >
            <Glyph />
            {t(labelId)}
            {value === 'approvals' && count > 0 && (
              <span className="lg:ms-auto">
                <Count value={count} label={t('family.tabPending', { count })} />
              </span>
            )}
          </Link>
        ))}
      </nav>
      <div className="gap-1 max-lg:col-start-2 max-lg:row-start-1 max-lg:me-3 max-lg:flex lg:mt-auto lg:grid lg:border-t-2 lg:border-line lg:pt-3.5">
        {count > 0 && <WaitingLink count={count} />}
        <ThemeButton className={clsx(link, endLink)} wordClass={endWord} />
        <Link href={paths.landing} className={clsx(link, endLink)}>
          <House />
          <span className={endWord}>{t('parent.home')}</span>
        </Link>
        <button type="button" className={clsx(link, endLink)} disabled={leaving} onClick={onLogout}>
          {leaving ? <Spinner size={21} /> : <LogOut />}
          <span className={endWord}>{t('parent.logout')}</span>
        </button>
      </div>
    </header>
  );
}

/** How much waits and the way there, in sight however far the strip is scrolled. */
function WaitingLink({ count }: { count: number }) {
  return (
    <Link
      href={paths.parentTab('approvals')}
      className={clsx(link, endLink, 'relative lg:hidden')}
      aria-label={t('family.waitingCount', { count })}
    >
      <CircleCheckBig />
      <span className="absolute start-6.25 top-0 rounded-full ring-2 ring-canvas">
        <Count value={count} />
      </span>
    </Link>
  );
}
