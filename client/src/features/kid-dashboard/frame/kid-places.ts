import type { KidTab } from '@/lib/paths';

/** The four places of a kid's page. */
export type KidPlaceName = 'today' | 'shop' | 'nest' | 'week';

/** The place of a tab. Each calendar belongs to a place. */
export function placeOf(tab: KidTab): KidPlaceName {
  if (tab === 'chore-history') return 'week';
  return tab === 'reward-history' ? 'shop' : tab;
}

const TABS: readonly KidTab[] = ['today', 'shop', 'nest', 'week', 'chore-history', 'reward-history'];

/** The tab in a URL, or Today if it is missing or unknown. */
export function tabOf(name: string | null): KidTab {
  return TABS.find((tab) => tab === name) ?? 'today';
}
