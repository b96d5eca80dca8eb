import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FamilyDays } from '@/lib/family-clock';
import type { Listed } from './list-filter';
import type { KidChoice } from './who-words';

/** A chore's or reward's appearance for parents. */
export interface Presented {
  /** The drawing or photo with a side of `size` CSS pixels. */
  renderPicture: (size: number) => ReactNode;
  /** An icon over the picture if kids can't use it now, and its meaning. */
  mark: ReactNode;
  off: string | null;
  /** Kids, schedule and limit. */
  words: string;
  chips: ReactNode;
}

/** The data that a presentation needs in addition to the record. */
export interface Surroundings extends FamilyDays {
  kids: readonly KidChoice[];
}

/** A chore or reward in its list. */
export interface ManageEntry extends Listed {
  present: () => Presented;
  manage: Manage;
}

/** Another action of a record. */
export interface ManageAction {
  label: string;
  Icon: LucideIcon;
  onPress: () => void;
}

/** A parent's actions for a chore or reward. */
export interface Manage {
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  more: readonly ManageAction[];
}
