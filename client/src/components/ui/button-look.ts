import { clsx } from 'clsx';
import styles from './button.module.css';

/**
 * The meaning of a button: the main action (`primary`, `highlight` for kids and invitations), spending stars
 * (`reward`), a lasting record (`strong`), an ordinary choice (`plain`), a minor one (`secondary`, `text`), praise
 * (`heart`), or a destructive one (`danger`).
 */
export type ButtonVariant =
  'primary' | 'highlight' | 'reward' | 'strong' | 'plain' | 'secondary' | 'text' | 'heart' | 'danger';
/**
 * `form` is for the cards of logins. The other sizes are for kids: `compact` in rows and headers, `tile` on a tile or a
 * shelf, `bar` in the header, and `hero` for the only button of a screen.
 */
export type ButtonSize = 'sm' | 'lg' | 'form' | 'compact' | 'tile' | 'bar' | 'hero';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  /** Without the lip that a press pushes in. */
  flat?: boolean | undefined;
  /** Square, for a single icon. Needs an `aria-label`. */
  iconOnly?: boolean | undefined;
  className?: string | undefined;
}

/** The classes of the sizes, for an element whose buttons all have that size. */
export const buttonSizes: Readonly<Record<string, string>> = styles;

/** The classes of a button, for other elements that look like one. */
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
