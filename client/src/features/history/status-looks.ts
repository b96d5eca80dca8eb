import { Check, CircleMinus, Hourglass, Minus, RotateCcw, type LucideIcon } from 'lucide-react';
import type { ReviewStatus } from '@shared/constants';
import type { ChipTone } from '@/components/ui/chip';

/** How a status looks and what it is called; the icon tells it apart without its color. */
export interface StatusLook {
  /** The end of its messages' ids: `history.status.…` and `history.count.…`. */
  word: 'done' | 'waiting' | 'tryAgain' | 'approved' | 'got' | 'notThisTime' | 'missed';
  Icon: LucideIcon;
  tone: ChipTone;
}
/** What became of something: its review, or that it was due and not done. */
export type MarkStatus = ReviewStatus | 'missed';
/** Missed days have no look where they are not told of. */
export type StatusLooks = Readonly<Record<ReviewStatus, StatusLook>> & { readonly missed?: StatusLook };

/** In the order in which they are counted. */
export const STATUSES = [
  'approved',
  'pending',
  'rejected',
  'missed',
] as const satisfies readonly MarkStatus[];

const waiting: StatusLook = { word: 'waiting', Icon: Hourglass, tone: 'wait' };
/** Said quietly, and to parents only. */
const missed: StatusLook = { word: 'missed', Icon: Minus, tone: 'plain' };

/** What became of a chore. */
export const CHORE_LOOKS: StatusLooks = {
  approved: { word: 'done', Icon: Check, tone: 'ok' },
  pending: waiting,
  rejected: { word: 'tryAgain', Icon: RotateCcw, tone: 'info' },
};

/** The same to a parent, who is told what was missed too. */
export const PARENT_CHORE_LOOKS: StatusLooks = { ...CHORE_LOOKS, missed };

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

export const lookOf = (looks: StatusLooks, status: MarkStatus): StatusLook => looks[status] ?? missed;
