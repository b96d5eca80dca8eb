import type { Kid } from '@shared/contracts/kids';
import type { KidTab } from '@/lib/page/paths';
import type { DashboardSlots } from './dashboard-slots';
import type { KidDashboardData } from './use-kid-dashboard';

export type KidPlaceName = 'today' | 'shop' | 'nest' | 'week';

export function placeOf(tab: KidTab): KidPlaceName {
  if (tab === 'chore-history') return 'week';
  if (tab === 'path' || tab === 'stickers') return 'nest';
  return tab === 'reward-history' ? 'shop' : tab;
}

const TABS: readonly KidTab[] = [
  'today',
  'shop',
  'nest',
  'path',
  'stickers',
  'week',
  'chore-history',
  'reward-history',
];

/** Today if it is missing or unknown. */
export function tabOf(name: string | null): KidTab {
  return TABS.find((tab) => tab === name) ?? 'today';
}

export interface PlaceProps {
  data: KidDashboardData;
  kid: Kid;
  page: string;
  readOnly: boolean;
  stars: number;
  lifetime: number;
  leaderboard: DashboardSlots['leaderboard'];
  onExit?: () => void;
}
