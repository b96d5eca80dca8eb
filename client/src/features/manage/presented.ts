import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FamilyDays } from '@/lib/family-clock';
import type { Listed } from './list-filter';
import type { KidChoice } from './who-words';

/** What a chore or reward shows of itself to its parent. */
export interface Presented {
  /** Its drawing or photo, with a side of so many CSS pixels. */
  renderPicture: (size: number) => ReactNode;
  /** The sign over the picture of one that kids can't have now, and what it means. */
  mark: ReactNode;
  off: string | null;
  /** For whom it is, when, and how often. */
  words: string;
  chips: ReactNode;
}

/** What such a presentation depends on beside the record. */
export interface Surroundings extends FamilyDays {
  kids: readonly KidChoice[];
}

/** A chore or reward in its list. */
export interface ManageEntry extends Listed {
  present: () => Presented;
  manage: Manage;
}

/** One more thing that can be done with a record. */
export interface ManageAction {
  label: string;
  Icon: LucideIcon;
  onPress: () => void;
}

/** What a parent can do with one of the family's chores or rewards. */
export interface Manage {
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  more: readonly ManageAction[];
}
