import type { ReactNode } from 'react';
import type { Chore } from '@shared/contracts/chores';
import type { Kid } from '@shared/contracts/kids';
import type { KidTab } from '@/lib/page/paths';
import type { RewardState } from './reward-state';

export type VoiceChoreState = 'available' | 'waiting' | 'done' | 'later' | 'inactive';

interface VoiceItem<State> {
  id: string;
  name: string;
  stars: number;
  state: State;
  picture: ReactNode;
  isRoutine?: boolean;
}

type Outcome = { ok: true } | { ok: false; message: string };

export interface VoiceSource {
  chores: readonly VoiceItem<VoiceChoreState>[];
  rewards: readonly VoiceItem<RewardState['state']>[];
  stars: number;
  doChore: (id: string) => Promise<Outcome>;
  getReward: (id: string) => Promise<Outcome>;
  startRoutine: (id: string) => void;
  onExit: () => void;
}

export interface DashboardSlots {
  page: string;
  tab: KidTab;
  /** `calendar` is the button next to the week. */
  leaderboard: (calendar: ReactNode) => ReactNode;
  calendar: (kid: Kid, chores: readonly Chore[] | undefined) => ReactNode;
  headerActions: ReactNode;
  navVoice?: ReactNode;
  voice?: ((source: VoiceSource) => ReactNode) | undefined;
  /** Called if the voice dialog failed to load. */
  onVoiceClose: () => void;
}
