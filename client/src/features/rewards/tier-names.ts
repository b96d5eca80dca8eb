import type { Tier } from '@shared/constants';

export const TIER_NAMES: Record<Tier, string> = { small: 'Small', medium: 'Medium', big: 'Big' };
