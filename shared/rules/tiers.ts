import type { Tier } from '../constants';

/** The tier the parent's form suggests for a cost in stars: 1-10 small, 11-25 medium, 26+ big. */
export function suggestTier(starCost: number): Tier {
  if (starCost <= 10) return 'small';
  return starCost <= 25 ? 'medium' : 'big';
}

/** For which costs in stars a tier is suggested, as the form says it. */
export const TIER_COSTS: Readonly<Record<Tier, string>> = { small: '1-10', medium: '11-25', big: '26+' };

/** The shelf of the kid's store, by cost alone: up to 10 small, 11-50 medium, above 50 big. */
export function shelfFor(starCost: number): Tier {
  if (starCost <= 10) return 'small';
  return starCost <= 50 ? 'medium' : 'big';
}

/** How a stored tier is shown: anything other than small or big is medium. */
export function tierLabel(tier: string): Tier {
  return tier === 'small' || tier === 'big' ? tier : 'medium';
}
