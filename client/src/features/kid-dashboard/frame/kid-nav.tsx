import { clsx } from 'clsx';
import { CalendarCheck, DoorOpen, Gift, House, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { LogoMark } from '@/components/art/logo';
import { ThemeButton } from '@/components/ui/theme-button';
import { t, type MessageId } from '@/lib/messages';
import { paths, type KidTab } from '@/lib/paths';
import styles from './kid-nav.module.css';

const tabs = [
  { tab: 'dashboard', labelId: 'kidDashboard.home', nameId: 'kidDashboard.home', Icon: House },
  {
    tab: 'chore-history',
    labelId: 'kidDashboard.chores',
    nameId: 'kidDashboard.choresCalendar',
    Icon: CalendarCheck,
  },
  {
    tab: 'reward-history',
    labelId: 'kidDashboard.rewards',
    nameId: 'kidDashboard.rewardsCalendar',
    Icon: Gift,
  },
] as const satisfies readonly { tab: KidTab; labelId: MessageId; nameId: MessageId; Icon: LucideIcon }[];

/** How a button of a phone's bar looks. */
export const navItemClass = styles.tab;

/** A rail on the left of tablets, a bar at the bottom of phones. The tab one is at is a pressed button. */
export function KidNav({
  page,
  current,
  messages,
  voice,
  onHome,
  onExit,
}: {
  /** The page's path without its tab. */
  page: string;
  current: KidTab;
  /** Opens the messages; on phones, at the end of the bar. */
  messages: ReactNode;
  /** Opens the voice helper; on phones, in the middle of the bar. */
  voice?: ReactNode;
  /** Pressed at home. */
  onHome?: () => void;
  /** Absent on a read-only dashboard. */
  onExit?: () => void;
}) {
  return (
    <nav className={styles.nav} aria-label={t('kidDashboard.navigation')}>
      <span className={clsx(styles.mark, 'max-md:hidden')}>
        <LogoMark size={58} />
      </span>
      {tabs.map(({ tab, labelId, nameId, Icon }) => (
        <Fragment key={tab}>
          {tab === 'reward-history' && <span className="contents md:hidden">{voice}</span>}
          <Link
            href={paths.kidTab(page, tab)}
            className={styles.tab}
            aria-label={t(nameId)}
            aria-current={tab === current ? 'page' : undefined}
            onClick={tab === 'dashboard' && current === 'dashboard' ? onHome : undefined}
          >
            <Icon />
            {t(labelId)}
          </Link>
        </Fragment>
      ))}
      <span className="contents md:hidden">{messages}</span>
      <ThemeButton className={clsx(styles.tab, 'mt-auto max-md:hidden')} wordClass="" />
      {onExit && (
        <button
          type="button"
          className={clsx(styles.tab, 'max-md:hidden')}
          aria-haspopup="dialog"
          onClick={onExit}
        >
          <DoorOpen />
          {t('kidDashboard.exit')}
        </button>
      )}
    </nav>
  );
}
