import type { ReactNode } from 'react';
import type { MenuAction } from '@/components/ui/actions-menu';
import type { FamilyDays } from '@/lib/dates/family-clock';
import type { Listed } from './list-filter';
import type { KidChoice } from './who-words';

export interface Presented {
  picture: ReactNode;
  mark: ReactNode;
  off: string | null;
  description: string | null;
  kids: readonly KidChoice[];
  who: string;
  whoInFull: string;
  when: string;
  extra: ReactNode;
  words: string;
}

export interface PresentContext extends FamilyDays {
  kids: readonly KidChoice[];
}

export interface ManageEntry extends Listed {
  stars: number;
  present: () => Presented;
  onEdit: () => void;
  onDelete: () => void;
  more: readonly MenuAction[];
}
