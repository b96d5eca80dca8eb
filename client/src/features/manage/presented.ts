import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FamilyDays } from '@/lib/family-clock';
import type { Listed } from './list-filter';
import type { KidChoice } from './who-words';

export interface Presented {
  renderPicture: (size: number) => ReactNode;
  /** An icon over the picture if kids can't use it now, and its meaning. */
  mark: ReactNode;
  off: string | null;
  words: string;
  chips: ReactNode;
}

/** The data that a presentation needs in addition to the record. */
export interface Surroundings extends FamilyDays {
  kids: readonly KidChoice[];
}

export interface ManageEntry extends Listed {
  present: () => Presented;
  manage: Manage;
}

export interface ManageAction {
  label: string;
  Icon: LucideIcon;
  onPress: () => void;
}

export interface Manage {
  onEdit: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  more: readonly ManageAction[];
}
