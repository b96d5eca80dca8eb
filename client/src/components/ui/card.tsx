import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

interface CardProps extends HTMLAttributes<HTMLElement> {
  'data-aside'?: boolean;
  'data-row'?: boolean;
  kind?: 'card' | 'tile';
  as?: 'div' | 'section' | 'article' | 'li';
}

export function Card({ kind = 'card', as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={clsx(kind, className)} />;
}
