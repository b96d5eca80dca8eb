import type { ReactNode } from 'react';

/** The search in the rail, and as an icon at the top of a phone's screen. */
export function SearchSlot({ at }: { at: 'rail' | 'top' }): ReactNode {
  return SEARCH[at];
}

const SEARCH = { rail: null, top: null };
