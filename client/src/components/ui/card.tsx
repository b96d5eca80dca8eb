import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Is next to another part on wide screens. */
  'data-aside'?: boolean;
  /** Can be reached with the keys J and K. */
  'data-row'?: boolean;
  kind?: 'card' | 'tile';
  as?: 'div' | 'section' | 'article' | 'li';
}

export function Card({ kind = 'card', as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={clsx(kind, className)} />;
}
