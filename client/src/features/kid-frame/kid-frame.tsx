import { clsx } from 'clsx';
import { Fragment, type ReactNode, type ComponentType } from 'react';
import { CalendarDays, DoorOpen, Store, Sun, Trophy, type LucideProps } from 'lucide-react';
import { Link } from 'wouter';
import { Backdrop } from '@/components/ui/backdrop';
import { SkipLink } from '@/components/ui/skip-link';
import { LogoMark } from '@/components/art/logo';
import { NestIcon } from '@/components/art/nest-icon';
import { ThemeButton } from '@/components/ui/theme-button';
import { useFamily } from '@/lib/dates/family-clock';
import { t, type MessageId } from '@/lib/i18n/messages';
import { paths, stayIfHere, type KidTab } from '@/lib/page/paths';
import { placeOf, type KidPlaceName } from './kid-places';
import { NightButton, SoundButton } from './frame-buttons';
import styles from './kid-nav.module.css';

export function KidFrame({
  nav,
  banner,
  busy,
  children,
}: {
  nav: ReactNode;
  banner?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <Backdrop time="morning">
      <div
        className={clsx(
          'mx-auto grid w-full max-w-310 grid-cols-1 pt-2.5 pb-[calc(122px+env(safe-area-inset-bottom))]',
          'max-tablet:px-3.5',
          'tablet:grid-cols-[116px_minmax(0,1fr)] tablet:gap-5.5 tablet:pt-4.5 tablet:pe-[max(24px,env(safe-area-inset-right))] tablet:pb-4.5 tablet:ps-[max(18px,env(safe-area-inset-left))]',
          'low:grid-cols-[76px_minmax(0,1fr)] low:gap-4 low:pt-2.5',
        )}
      >
        <SkipLink />
        {nav}
        <main id="main" className="min-w-0" aria-busy={busy || undefined}>
          {banner}
          {children}
        </main>
      </div>
    </Backdrop>
  );
}

interface Tab {
  place: KidPlaceName;
  tab: KidTab;
  labelId: MessageId;
  Icon: ComponentType<LucideProps>;
}

const tabs: readonly Tab[] = [
  { place: 'today', tab: 'today', labelId: 'kidDashboard.today', Icon: Sun },
  { place: 'shop', tab: 'shop', labelId: 'kidDashboard.shop', Icon: Store },
  { place: 'nest', tab: 'nest', labelId: 'kidDashboard.myNest', Icon: NestIcon },
  { place: 'week', tab: 'week', labelId: 'kidDashboard.thisWeek', Icon: Trophy },
];

const choresTab: Tab = {
  place: 'week',
  tab: 'chore-history',
  labelId: 'voice.command.chores',
  Icon: CalendarDays,
};

export function KidNav({
  page,
  kidId,
  current,
  voice,
  onToday,
  onExit,
}: {
  page: string;
  kidId?: string;
  current: KidTab;
  voice?: ReactNode | undefined;
  onToday?: () => void;
  onExit?: () => void;
}) {
  const isOff = useFamily().data?.leaderboardMode === 'off';
  const shown = isOff ? [...tabs.filter(({ place }) => place !== 'week'), choresTab] : tabs;
  return (
    <nav className={styles.nav} aria-label={t('kidDashboard.navigation')}>
      <span className={clsx(styles.mark, 'max-tablet:hidden')}>
        <LogoMark size={54} />
      </span>
      {shown.map(({ place, tab, labelId, Icon }) => (
        <Fragment key={place}>
          {place === 'nest' && <span className="contents tablet:hidden">{voice}</span>}
          <Link
            href={paths.kidTab(page, tab)}
            className={styles.tab}
            aria-current={place === placeOf(current) ? 'page' : undefined}
            onClick={(event) => {
              stayIfHere(event);
              if (place === 'today' && current === 'today') onToday?.();
            }}
          >
            <Icon />
            {t(labelId)}
          </Link>
        </Fragment>
      ))}
      <span className="contents max-tablet:hidden">{voice}</span>
      <div className={styles.foot}>
        {kidId === undefined ? (
          <ThemeButton className={styles.tab} wordClass="" />
        ) : (
          <NightButton kidId={kidId} className={styles.tab} />
        )}
        {onExit && (
          <>
            <SoundButton className={styles.tab} />
            <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={onExit}>
              <DoorOpen />
              {t('kidDashboard.exit')}
            </button>
          </>
        )}
      </div>
    </nav>
  );
}
