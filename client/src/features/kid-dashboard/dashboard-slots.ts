import type { ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { Kid } from '@shared/contracts/kids';
import type { KidTab } from '@/lib/paths';
import type { VoiceSource } from './voice-source';

/** What the page puts into a dashboard beside its own sections. */
export interface DashboardSlots {
  /** The page's path without its tab. */
  page: string;
  tab: KidTab;
  /** This week's leaderboard, with that key beside its week. */
  leaderboard: (calendar: ReactNode) => ReactNode;
  /** The calendar that the tab names; `chores` are the family's, as far as they are known. */
  calendar: (kid: Kid, chores: readonly Chore[] | undefined) => ReactNode;
  /** Buttons in the head. */
  headerActions: ReactNode;
  /** Opens the voice helper from the middle of a phone's bar; absent on a read-only dashboard. */
  barVoice?: ReactNode;
  /** The voice helper, while it is open. */
  voice?: ((source: VoiceSource) => ReactNode) | undefined;
  /** The voice helper could not be loaded, and is given up. */
  onVoiceClose: () => void;
}
