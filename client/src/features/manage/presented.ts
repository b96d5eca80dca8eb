import type { ReactNode } from 'react';
import type { MenuAction } from '@/components/ui/actions-menu';
import type { FamilyDays } from '@/lib/family-clock';
import type { Listed } from './list-filter';
import type { KidChoice } from './who-words';

export interface Presented {
  picture: ReactNode;
  /** An icon over the picture if kids can't use it now, and its meaning. */
  mark: ReactNode;
  off: string | null;
  description: string | null;
  /** Its kids, and in a few words how they share it. */
  kids: readonly KidChoice[];
  who: string;
  whoInFull: string;
  when: string;
  /** The last column: how a chore is approved, or a reward's size. */
  extra: ReactNode;
  /** Everything in one line, for narrow lists. */
  words: string;
}

/** The data that a presentation needs in addition to the record. */
export interface PresentContext extends FamilyDays {
  kids: readonly KidChoice[];
}

export interface ManageEntry extends Listed {
  stars: number;
  present: () => Presented;
  onEdit: () => void;
  onDelete: () => void;
  /** The actions in the menu between Edit and Delete. */
  more: readonly MenuAction[];
}
