import { clsx } from 'clsx';

export type KeyVariant = 'star' | 'treat' | 'lagoon' | 'ink' | 'plain' | 'soft' | 'quiet' | 'danger';
export type KeySize = 'sm' | 'md' | 'lg';

export interface KeyLook {
  variant?: KeyVariant;
  size?: KeySize;
  /** As wide as its container. */
  wide?: boolean;
  /** Square, for one glyph; give it an `aria-label`. */
  iconOnly?: boolean;
  className?: string;
}

const variants: Record<KeyVariant, string> = {
  star: 'key-star',
  treat: 'key-treat',
  lagoon: 'key-lagoon',
  ink: 'key-ink',
  plain: 'key-plain',
  soft: 'key-soft',
  quiet: 'key-quiet',
  danger: 'key-danger',
};

const sizes: Record<KeySize, string | undefined> = { sm: 'key-sm', md: undefined, lg: 'key-lg' };

/** The classes of a key, for the rare element that must look like one. */
export function keyClass({ variant = 'plain', size = 'md', wide, iconOnly, className }: KeyLook): string {
  return clsx('key', variants[variant], sizes[size], wide && 'key-wide', iconOnly && 'key-icon', className);
}
