import type { KidTab } from '@/lib/paths';

/** The four places of a kid's page, as the navigation names them. */
export type KidPlaceName = 'today' | 'shop' | 'nest' | 'week';

/** The place a tab belongs to: each calendar lies within one. */
export function placeOf(tab: KidTab): KidPlaceName {
  if (tab === 'chore-history') return 'week';
  return tab === 'reward-history' ? 'shop' : tab;
}

const TABS: readonly KidTab[] = ['today', 'shop', 'nest', 'week', 'chore-history', 'reward-history'];

/** The tab an address names; Today for none and for one that is not there. */
export function tabOf(name: string | null): KidTab {
  return TABS.find((tab) => tab === name) ?? 'today';
}
