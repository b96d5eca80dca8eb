import type { ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { Kid } from '@shared/contracts/kids';
import type { KidTab } from '@/lib/paths';
import type { Talk } from './nest-talk';

/** What the page puts into a nest beside the dashboard's own parts. */
export interface NestSlots {
  /** The page's path without its tab. */
  nest: string;
  tab: KidTab;
  /** This week's leaderboard. */
  leaderboard: ReactNode;
  /** What stands in a tab other than the dashboard; `chores` are the family's, as far as they are known. */
  calendar: (kid: Kid, chores: readonly Chore[] | undefined) => ReactNode;
  /** Keys beside the purse, on tablets. */
  keys: ReactNode;
  /** The letterbox in a phone's bar. */
  barMail: ReactNode;
  /** The ear in the middle of a phone's bar; absent while somebody only looks. */
  barVoice?: ReactNode;
  /** Who talks with the kid about what is there, while they do. */
  talk?: (talk: Talk) => ReactNode;
}

/** The heading of a tab, for the kid or about them. */
export function titleOfTab(tab: KidTab, whose: string): string | undefined {
  if (tab === 'dashboard') return undefined;
  return tab === 'chore-history' ? `${whose} chores` : `${whose} rewards`;
}
