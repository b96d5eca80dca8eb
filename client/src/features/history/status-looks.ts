import { Check, CircleMinus, Hourglass, RotateCcw, type LucideIcon } from 'lucide-react';
import type { ReviewStatus } from '@shared/constants';
import type { ChipTone } from '@/components/ui/chip';

/** How a status looks and what it is called; the icon tells it apart without its color. */
export interface StatusLook {
  /** The end of its messages' ids: `history.status.…` and `history.count.…`. */
  word: 'done' | 'waiting' | 'tryAgain' | 'approved' | 'got' | 'notThisTime';
  Icon: LucideIcon;
  tone: ChipTone;
}
export type StatusLooks = Readonly<Record<ReviewStatus, StatusLook>>;

/** In the order in which they are counted. */
export const STATUSES = ['approved', 'pending', 'rejected'] as const satisfies readonly ReviewStatus[];

const waiting: StatusLook = { word: 'waiting', Icon: Hourglass, tone: 'wait' };

/** What became of a chore. */
export const CHORE_LOOKS: StatusLooks = {
  approved: { word: 'done', Icon: Check, tone: 'ok' },
  pending: waiting,
  rejected: { word: 'tryAgain', Icon: RotateCcw, tone: 'info' },
};

/** What became of a reward that was asked for, as a parent says it. */
export const REWARD_LOOKS: StatusLooks = {
  approved: { word: 'approved', Icon: Check, tone: 'ok' },
  pending: waiting,
  rejected: { word: 'notThisTime', Icon: CircleMinus, tone: 'info' },
};

/** The same to the kid who asked. */
export const KID_REWARD_LOOKS: StatusLooks = {
  ...REWARD_LOOKS,
  approved: { ...REWARD_LOOKS.approved, word: 'got' },
};
