import { clsx } from 'clsx';
import { House, LogOut } from 'lucide-react';
import { Link } from 'wouter';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { ThemeButton } from '@/components/ui/theme-button';
import { t } from '@/lib/i18n/messages';
import { paths } from '@/lib/page/paths';
import { TabLink } from './tab-link';
import { MORE_TABS, SETTINGS, type ShownTab, type Tab } from './tabs';

const tile = clsx(
  'grid min-w-0 content-center justify-items-center gap-2 rounded-lg px-1 py-2 text-center text-14 leading-tight font-semibold wrap-anywhere hyphens-auto no-underline tiny:px-0.5 tiny:text-13',
  'focus-visible:-outline-offset-2 current:bg-lagoon-soft current:text-lagoon-text [&_svg]:size-6',
);
const large = clsx(tile, 'min-h-21.5 bg-sunken text-ink [&_svg]:text-lagoon-text');
const small = clsx(tile, 'min-h-16 text-ink-2 hover:bg-sunken');

export function MoreSheet({
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
