import type { ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { Kid } from '@shared/contracts/kids';
import type { KidTab } from '@/lib/paths';
import type { VoiceSource } from './voice-source';

/** Content that the page adds to a dashboard. */
export interface DashboardSlots {
  /** The page's path without its tab. */
  page: string;
  tab: KidTab;
  /** This week's leaderboard, with the calendar's button next to its week. */
  leaderboard: (calendar: ReactNode) => ReactNode;
  /** The calendar of the tab. `chores` are undefined while loading. */
  calendar: (kid: Kid, chores: readonly Chore[] | undefined) => ReactNode;
  headerActions: ReactNode;
  /** Opens the voice dialog from a phone's bottom bar. Absent on a read-only dashboard. */
  barVoice?: ReactNode;
  /** The open voice dialog. */
  voice?: ((source: VoiceSource) => ReactNode) | undefined;
  /** The voice dialog failed to load and the user gave up. */
  onVoiceClose: () => void;
}
