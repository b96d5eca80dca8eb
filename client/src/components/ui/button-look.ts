import { clsx } from 'clsx';

/**
 * What pressing it means: the main thing to do (`primary`, for kids and invitations `highlight`), spending stars
 * (`reward`), something for the record (`strong`), an ordinary choice (`plain`), what stands beside those
 * (`secondary`, `text`), and what cannot be undone (`danger`).
 */
export type ButtonVariant =
  'primary' | 'highlight' | 'reward' | 'strong' | 'plain' | 'secondary' | 'text' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
  /** Square, for one glyph; give it an `aria-label`. */
  iconOnly?: boolean;
  className?: string;
}

const sizes: Record<ButtonSize, string | undefined> = {
  sm: 'button-sm',
  md: undefined,
  lg: 'button-lg',
};

/** The classes of a button, for the rare element that must look like one. */
export function buttonClass({
  variant = 'plain',
  size = 'md',
  wide,
  iconOnly,
  className,
}: ButtonLook): string {
  return clsx(
    'button',
    `button-${variant}`,
    sizes[size],
    wide && 'button-wide',
    iconOnly && 'button-icon',
    className,
  );
}
