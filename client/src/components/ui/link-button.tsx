import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { BUTTON_FACE, buttonClass, type ButtonLook } from './button-look';

export interface LinkButtonProps extends ButtonLook {
  href: string;
  /** Set for server paths, downloads and links within the page. */
  external?: boolean;
  onClick?: () => void;
  ref?: Ref<HTMLAnchorElement>;
  'aria-label'?: string;
  children: ReactNode;
}

export function LinkButton({
  variant,
  size,
  wide,
  flat,
  iconOnly,
  className,
  external = false,
  children,
  ...rest
}: LinkButtonProps) {
  const look = buttonClass({ variant, size, wide, flat, iconOnly, className });
  const face = <span className={BUTTON_FACE}>{children}</span>;
  return external ? (
    <a {...rest} className={look}>
      {face}
    </a>
  ) : (
    <Link {...rest} className={look}>
      {face}
    </Link>
  );
}
