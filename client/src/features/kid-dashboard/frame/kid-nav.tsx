import { CalendarCheck, DoorOpen, Gift, House, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { LogoMark } from '@/components/art/logo';
import { ThemeButton } from '@/components/ui/theme-button';
import { paths, type KidTab } from '@/lib/paths';

const tabs: readonly { value: KidTab; word: string; name: string; Glyph: LucideIcon }[] = [
  { value: 'dashboard', word: 'Home', name: 'Home', Glyph: House },
  { value: 'chore-history', word: 'Chores', name: 'Chores calendar', Glyph: CalendarCheck },
  { value: 'reward-history', word: 'Rewards', name: 'Rewards calendar', Glyph: Gift },
];

/** The ways around: a rail on the left of tablets, a bar at the bottom of phones. The place one is at is a pressed key. */
export function KidNav({
  nest,
  tab,
  mail,
  voice,
  onHome,
  onExit,
}: {
  /** The page's path without its tab. */
  nest: string;
  tab: KidTab;
  /** On phones, at the end of the bar. */
  mail: ReactNode;
  /** On phones, in the middle of the bar. */
  voice?: ReactNode;
  /** Pressed at home. */
  onHome?: () => void;
  /** Nobody who only looks has to leave by a door. */
  onExit?: () => void;
}) {
  return (
    <nav className="kid-nav" aria-label="Around the nest">
      <span className="kid-nav-mark">
        <LogoMark size={58} />
      </span>
      {tabs.map(({ value, word, name, Glyph }) => (
        <Fragment key={value}>
          {value === 'reward-history' && <span className="kid-bar-only">{voice}</span>}
          <Link
            href={paths.kidTab(nest, value)}
            className="kid-tab"
            aria-label={name}
            aria-current={value === tab ? 'page' : undefined}
            onClick={value === 'dashboard' && tab === 'dashboard' ? onHome : undefined}
          >
            <Glyph />
            {word}
          </Link>
        </Fragment>
      ))}
      <span className="kid-bar-only">{mail}</span>
      <ThemeButton className="kid-tab kid-tab-foot" wordClass="" />
      {onExit && (
        <button type="button" className="kid-tab kid-tab-exit" aria-haspopup="dialog" onClick={onExit}>
          <DoorOpen />
          Exit
        </button>
      )}
    </nav>
  );
}
