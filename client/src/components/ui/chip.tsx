import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type ChipTone = 'plain' | 'ok' | 'wait' | 'danger' | 'info' | 'lagoon';

/** A short word about a state. Put a glyph in it: colour never speaks alone. */
export function Chip({
  tone = 'plain',
  className,
  children,
}: {
  tone?: ChipTone;
  className?: string;
  children: ReactNode;
}) {
  return <span className={clsx('chip', tone !== 'plain' && `chip-${tone}`, className)}>{children}</span>;
}
