import type { Tier } from '../constants';

/** Costs of 1-10 are small, 11-25 medium, 26+ big. */
export function suggestTier(starCost: number): Tier {
  if (starCost <= 10) return 'small';
  return starCost <= 25 ? 'medium' : 'big';
}

/** The costs as the form shows them. */
export const TIER_COSTS: Readonly<Record<Tier, string>> = { small: '1-10', medium: '11-25', big: '26+' };

/** The kid's shop has up to 10 small, 11-50 medium, above 50 big. */
export function shelfFor(starCost: number): Tier {
  if (starCost <= 10) return 'small';
  return starCost <= 50 ? 'medium' : 'big';
}

/** Anything except small and big counts as medium. */
export function tierLabel(tier: string): Tier {
  return tier === 'small' || tier === 'big' ? tier : 'medium';
}
