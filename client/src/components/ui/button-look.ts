import { clsx } from 'clsx';
import styles from './button.module.css';

/**
 * `primary`, `highlight` (kids and invitations) and `strong` for main actions, `reward` spends stars,
 * `plain`, `secondary` and `text` are ordinary to minor, `heart` praises, `danger` destroys.
 */
export type ButtonVariant =
  'primary' | 'highlight' | 'reward' | 'strong' | 'plain' | 'secondary' | 'text' | 'heart' | 'danger';
/**
 * `form` is for logins. For kids: `compact` in rows and headers, `tile` on a tile or shelf, `bar` in the
 * header, and `hero` for the only button of a screen.
 */
type ButtonSize = 'sm' | 'lg' | 'form' | 'compact' | 'tile' | 'bar' | 'hero';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  flat?: boolean | undefined;
  /** Needs an `aria-label`. */
  iconOnly?: boolean | undefined;
  className?: string | undefined;
}

export const buttonSizes: Readonly<Record<string, string>> = styles;

export function buttonClass({
  variant = 'plain',
  size,
  wide,
  flat,
  iconOnly,
  className,
}: ButtonLook): string {
  return clsx(
    styles.button,
    styles[variant],
    size && styles[size],
    wide && styles.wide,
    flat && styles.flat,
    iconOnly && styles.iconOnly,
    className,
  );
}

export const BUTTON_FACE = 'inline-flex items-center justify-center gap-(--button-gap)';
