import { Check, CircleMinus, Hourglass, RotateCcw, type LucideIcon } from 'lucide-react';
import type { ReviewStatus } from '@shared/constants';
import type { ChipTone } from '@/components/ui/chip';

/** How a status looks and what it is called; the icon tells it apart without its colour. */
export interface StatusLook {
  word: string;
  icon: LucideIcon;
  tone: ChipTone;
}
export type StatusLooks = Readonly<Record<ReviewStatus, StatusLook>>;

/** In the order in which they are counted. */
export const STATUSES = ['approved', 'pending', 'rejected'] as const satisfies readonly ReviewStatus[];

const waiting: StatusLook = { word: 'Waiting', icon: Hourglass, tone: 'wait' };

/** What became of a chore. */
export const CHORE_LOOKS: StatusLooks = {
  approved: { word: 'Done', icon: Check, tone: 'ok' },
  pending: waiting,
  rejected: { word: 'Try again', icon: RotateCcw, tone: 'info' },
};

/** What became of a wish, as a parent says it. */
export const REWARD_LOOKS: StatusLooks = {
  approved: { word: 'Approved', icon: Check, tone: 'ok' },
  pending: waiting,
  rejected: { word: 'Not this time', icon: CircleMinus, tone: 'info' },
};

/** The same to the kid who wished. */
export const KID_REWARD_LOOKS: StatusLooks = {
  ...REWARD_LOOKS,
  approved: { ...REWARD_LOOKS.approved, word: 'Got it!' },
};
