import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { keyClass, type KeyLook } from './key-look';

export interface KeyLinkProps extends KeyLook {
  href: string;
  /** Leaves the app's router: server paths such as logout, downloads, anchors on this page. */
  external?: boolean;
  onClick?: () => void;
  'aria-label'?: string;
  children: ReactNode;
}

/** A key that goes somewhere: a router link, or a plain anchor when `external`. */
export function KeyLink({
  variant,
  size,
  wide,
  iconOnly,
  className,
  external = false,
  children,
  ...rest
}: KeyLinkProps) {
  const look = keyClass({ variant, size, wide, iconOnly, className });
  const face = <span className="key-face">{children}</span>;
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
