import { CHORE_CATEGORIES, type ChoreCategory } from '@shared/constants';
import { byFileName, Drawing } from './drawing';

const drawings = byFileName(
  import.meta.glob<string>('./chores/*.svg', { eager: true, query: '?url', import: 'default' }),
);

/** What stands for a chore without an icon of its own. */
const byCategory: Record<ChoreCategory, string> = {
  general: 'dust',
  bedroom: 'hang-clothes',
  kitchen: 'wash-dishes',
  bathroom: 'wash-floors',
  outdoor: 'water-garden',
  pets: 'pet-bowl',
  other: 'organize',
};

const tints: Record<ChoreCategory, string> = {
  general: 'var(--color-tint-gold)',
  bedroom: 'var(--color-tint-sky)',
  kitchen: 'var(--color-tint-coral)',
  bathroom: 'var(--color-tint-lagoon)',
  outdoor: 'var(--color-tint-leaf)',
  pets: 'var(--color-tint-peach)',
  other: 'var(--color-sunken)',
};

/** The category itself, or `other` for one this version does not know. */
export function knownCategory(category: string | null | undefined): ChoreCategory {
  return CHORE_CATEGORIES.find((known) => known === category) ?? 'other';
}

/** CSS colour of the ground behind a chore's drawing; set it as `--tint` on a `.well`. */
export function choreTint(category: string | null | undefined): string {
  return tints[knownCategory(category)];
}

/** A predefined chore icon by its id; an unknown or absent one falls back to the category's drawing. */
export function ChoreArt({
  name,
  category,
  size,
  label,
  className,
}: {
  name?: string | null;
  category?: string | null;
  size?: number;
  label?: string;
  className?: string;
}) {
  const own = name == null ? undefined : drawings.get(name);
  const src = own ?? drawings.get(byCategory[knownCategory(category)]) ?? '';
  return <Drawing src={src} size={size} label={label} className={className} />;
}
