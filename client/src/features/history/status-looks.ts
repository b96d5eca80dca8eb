import { Check, CircleMinus, Hourglass, Minus, RotateCcw, type LucideIcon } from 'lucide-react';
import type { ReviewStatus } from '@shared/constants';
import type { ChipTone } from '@/components/ui/chip';

/** An icon that distinguishes a status without its color. */
export interface StatusLook {
  /** The end of message ids: `history.status.…` and `history.count.…`. */
  word: 'done' | 'waiting' | 'tryAgain' | 'approved' | 'got' | 'notThisTime' | 'missed';
  Icon: LucideIcon;
  tone: ChipTone;
}
export type MarkStatus = ReviewStatus | 'missed';
/** Missed days have no look where they are hidden. */
export type StatusLooks = Readonly<Record<ReviewStatus, StatusLook>> & { readonly missed?: StatusLook };

export const STATUSES = [
  'approved',
  'pending',
  'rejected',
  'missed',
] as const satisfies readonly MarkStatus[];

const waiting: StatusLook = { word: 'waiting', Icon: Hourglass, tone: 'wait' };
const missed: StatusLook = { word: 'missed', Icon: Minus, tone: 'plain' };

export const CHORE_LOOKS: StatusLooks = {
  approved: { word: 'done', Icon: Check, tone: 'ok' },
  pending: waiting,
  rejected: { word: 'tryAgain', Icon: RotateCcw, tone: 'info' },
};

export const PARENT_CHORE_LOOKS: StatusLooks = { ...CHORE_LOOKS, missed };

export const REWARD_LOOKS: StatusLooks = {
  approved: { word: 'approved', Icon: Check, tone: 'ok' },
  pending: waiting,
  rejected: { word: 'notThisTime', Icon: CircleMinus, tone: 'info' },
};

export const KID_REWARD_LOOKS: StatusLooks = {
  ...REWARD_LOOKS,
  approved: { ...REWARD_LOOKS.approved, word: 'got' },
};

export const lookOf = (looks: StatusLooks, status: MarkStatus): StatusLook => looks[status] ?? missed;
