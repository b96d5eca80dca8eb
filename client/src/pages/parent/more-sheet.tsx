import { House, LogOut } from 'lucide-react';
import { Link } from 'wouter';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { t } from '@/lib/messages';
import { paths } from '@/lib/paths';
import { TabLink } from './tab-link';
import { MORE_TABS, SETTINGS, type ShownTab, type Tab } from './tabs';

const row =
  'flex min-h-13 w-full items-center gap-3.5 rounded-md px-3 text-start text-16 leading-tight font-semibold text-ink no-underline hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=page]:bg-lagoon-soft aria-[current=page]:text-lagoon-text [&_svg]:size-5.75';

/** The other tabs, and the links out. */
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
  const link = (one: Tab) => (
    <TabLink key={one.value} tab={one} shown={tab} className={row} onClick={onClose} />
  );
  return (
    <Dialog open onOpenChange={onClose} title={t('parent.more')} sheet>
      <nav className="mt-3 grid" aria-label={t('parent.more')}>
        {MORE_TABS.map(link)}
      </nav>
      <div className="mt-1.5 grid border-t-2 border-line pt-1.5">
        {link(SETTINGS)}
        <Link href={paths.landing} className={row}>
          <House />
          {t('parent.home')}
        </Link>
        <button type="button" className={row} disabled={leaving} onClick={onLogout}>
          {leaving ? <Spinner size={23} /> : <LogOut className="rtl:-scale-x-100" />}
          {t('parent.logout')}
        </button>
      </div>
    </Dialog>
  );
}
