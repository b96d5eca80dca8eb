import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** A row that the keys J and K go to. */
  'data-row'?: boolean;
  /** A kid's tile stands on a lip; a parent's card lies on paper. */
  kind?: 'card' | 'tile';
  as?: 'div' | 'section' | 'article' | 'li';
}

/** A surface. Padding is the caller's: 12 for kids, 18 to 24 for parents. */
export function Card({ kind = 'card', as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={clsx(kind, className)} />;
}
