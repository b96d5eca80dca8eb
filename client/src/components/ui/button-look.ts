import { clsx } from 'clsx';
import styles from './button.module.css';

/**
 * What pressing it means: the main thing to do (`primary`, for kids and invitations `highlight`), spending stars
 * (`reward`), something for the record (`strong`), an ordinary choice (`plain`), what stands beside those
 * (`secondary`, `text`), and what cannot be undone (`danger`).
 */
export type ButtonVariant =
  'primary' | 'highlight' | 'reward' | 'strong' | 'plain' | 'secondary' | 'text' | 'danger';
/** Middle unless told. */
export type ButtonSize = 'sm' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  /** Square, for one glyph; give it an `aria-label`. */
  iconOnly?: boolean | undefined;
  className?: string | undefined;
}

/** The classes of a button, for the rare element that must look like one. */
export function buttonClass({ variant = 'plain', size, wide, iconOnly, className }: ButtonLook): string {
  return clsx(
    styles.button,
    styles[variant],
    size && styles[size],
    wide && styles.wide,
    iconOnly && styles.iconOnly,
    className,
  );
}

/** What a button shows: a glyph, words. */
export const BUTTON_FACE = 'inline-flex items-center justify-center gap-(--button-gap)';
