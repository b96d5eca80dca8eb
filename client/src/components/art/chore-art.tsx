import { CHORE_CATEGORIES, type ChoreCategory } from '@shared/constants';
import type { ChoreIcon } from '@shared/icons';
import { byFileName, Drawing } from './drawing';

export const choreDrawings = byFileName(
  import.meta.glob<string>('./chores/*.svg', { eager: true, query: '?url', import: 'default' }),
);

const tints: Record<ChoreCategory, string> = {
  general: 'var(--color-tint-gold)',
  bedroom: 'var(--color-tint-sky)',
  kitchen: 'var(--color-tint-coral)',
  bathroom: 'var(--color-tint-lagoon)',
  outdoor: 'var(--color-tint-leaf)',
  pets: 'var(--color-tint-peach)',
  other: 'var(--color-sunken)',
};

export function knownCategory(category: string | null | undefined): ChoreCategory {
  return CHORE_CATEGORIES.find((known) => known === category) ?? 'other';
}

/** Set it as `--tint` on a `.well`. */
export function choreTint(category: string | null | undefined): string {
  return tints[knownCategory(category)];
}

export function ChoreArt({
  icon,
  ...rest
}: { icon: ChoreIcon } & Omit<Parameters<typeof Drawing>[0], 'src'>) {
  return <Drawing src={choreDrawings.get(icon) ?? ''} {...rest} />;
}
