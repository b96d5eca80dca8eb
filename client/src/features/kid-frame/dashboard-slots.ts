import type { ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { Kid } from '@shared/contracts/kids';
import type { KidTab } from '@/lib/paths';
import type { RewardState } from './reward-state';

export type VoiceChoreState = 'available' | 'waiting' | 'done' | 'later' | 'inactive';

interface VoiceItem<State> {
  id: string;
  name: string;
  /** The stars that a chore pays or a reward costs. */
  stars: number;
  state: State;
  picture: ReactNode;
}

type Outcome = { ok: true } | { ok: false; message: string };

/** The items on the screen and the actions that the voice helper offers. */
export interface VoiceSource {
  chores: readonly VoiceItem<VoiceChoreState>[];
  rewards: readonly VoiceItem<RewardState['state']>[];
  stars: number;
  doChore: (id: string) => Promise<Outcome>;
  getReward: (id: string) => Promise<Outcome>;
  onExit: () => void;
}

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
  /** Opens the voice dialog from the navigation. Absent on a read-only dashboard. */
  navVoice?: ReactNode;
  /** The open voice dialog. */
  voice?: ((source: VoiceSource) => ReactNode) | undefined;
  /** The voice dialog failed to load and the user gave up. */
  onVoiceClose: () => void;
}
