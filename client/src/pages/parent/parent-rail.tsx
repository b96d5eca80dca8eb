import { House, LogOut } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Logo } from '@/components/art/logo';
import { Spinner } from '@/components/ui/spinner';
import { ThemeButton } from '@/components/ui/theme-button';
import { WaitingCount, WaitingLink } from '@/features/family/waiting-count';
import { paths } from '@/lib/paths';
import { TABS, type ShownTab } from './tabs';

/** The rail on the left; where there is no room, a strip above that brings the chosen tab into view. */
export function ParentRail({
  tab,
  leaving,
  onLogout,
}: {
  tab: ShownTab;
  leaving: boolean;
  onLogout: () => void;
}) {
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const nav = strip.current;
    const chosen = nav?.querySelector<HTMLElement>(`[data-tab="${tab}"]`);
    if (!nav || !chosen) return undefined;
    const bringIntoView = () => {
      const left = chosen.offsetLeft - (nav.clientWidth - chosen.offsetWidth) / 2;
      nav.scrollTo({ left });
    };
    bringIntoView();
    // Fonts and counts that arrive later move the tabs.
    const watcher = new ResizeObserver(bringIntoView);
    for (const link of nav.children) watcher.observe(link);
    return () => watcher.disconnect();
  }, [tab]);
  return (
    <header className="rail">
      <Link href={paths.landing} className="rail-logo" aria-label="Starnest, home">
        <Logo size={23} />
      </Link>
      <nav ref={strip} className="rail-tabs" aria-label="Parent dashboard">
        {TABS.map(({ value, label, Glyph }) => (
          <Link
            key={value}
            href={paths.parentTab(value)}
            className="rail-link"
            data-tab={value}
            aria-current={value === tab ? 'page' : undefined}
          >
            <Glyph />
            {label}
            {value === 'approvals' && <WaitingCount />}
          </Link>
        ))}
      </nav>
      <div className="rail-end">
        <WaitingLink />
        <ThemeButton className="rail-link" wordClass="rail-word" />
        <Link href={paths.landing} className="rail-link">
          <House />
          <span className="rail-word">Home</span>
        </Link>
        <button type="button" className="rail-link" disabled={leaving} onClick={onLogout}>
          {leaving ? <Spinner size={21} /> : <LogOut />}
          <span className="rail-word">Logout</span>
        </button>
      </div>
    </header>
  );
}
