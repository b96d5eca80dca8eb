import type { Kid } from '@shared/contracts/kids';
import type { KidTab } from '@/lib/paths';
import type { DashboardSlots } from './dashboard-slots';
import type { KidDashboardData } from './use-kid-dashboard';

/** The four places of a kid's page. */
export type KidPlaceName = 'today' | 'shop' | 'nest' | 'week';

/** The place of a tab. Each calendar, the path and the sticker album belong to a place. */
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

/** The tab in a URL, or Today if it is missing or unknown. */
export function tabOf(name: string | null): KidTab {
  return TABS.find((tab) => tab === name) ?? 'today';
}

/** Props of every place. */
export interface PlaceProps {
  data: KidDashboardData;
  kid: Kid;
  /** The page's path without its tab. */
  page: string;
  /** An adult is looking, so there are no buttons. */
  readOnly: boolean;
  /** The shown stars that can be spent. */
  stars: number;
  /** The shown stars ever earned. */
  lifetime: number;
  leaderboard: DashboardSlots['leaderboard'];
  /** Absent if read-only. */
  onExit?: () => void;
}
