import type { ByWhom } from '@shared/contracts/fields';
import type { Message } from '@shared/contracts/messages';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { LedgerEntry } from '@shared/contracts/stars';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { Badge } from '@shared/rules/badges';

/** What has happened, in the past tense. Sent only after its transaction committed. Records are as a parent sees them. */
export type DomainEvent =
  | { type: 'submission.created'; familyId: string; submission: ChoreSubmission }
  | {
      type: 'submission.approved';
      familyId: string;
      submission: ChoreSubmission;
      newStars: number;
      newBadges: Badge[];
    }
  | { type: 'submission.rejected'; familyId: string; submission: ChoreSubmission }
  /** A kid took back a pending submission, which is gone. `shared`: siblings may hand the chore in now. */
  | { type: 'submission.withdrawn'; familyId: string; submissionId: string; kidId: string; shared: boolean }
  /** A review was undone by a grown-up: the submission is pending again. */
  | {
      type: 'submission.undone';
      familyId: string;
      submission: ChoreSubmission;
      newStars: number;
      by: ByWhom;
    }
  | { type: 'redemption.requested'; familyId: string; redemption: RewardRedemption }
  | { type: 'redemption.approved'; familyId: string; redemption: RewardRedemption; newStars: number }
  | { type: 'redemption.rejected'; familyId: string; redemption: RewardRedemption }
  | { type: 'redemption.withdrawn'; familyId: string; redemptionId: string; kidId: string }
  | {
      type: 'redemption.undone';
      familyId: string;
      redemption: RewardRedemption;
      newStars: number;
      by: ByWhom;
    }
  /** It was handed over, or is not after all. */
  | { type: 'redemption.delivered'; familyId: string; redemption: RewardRedemption }
  /** A parent gave or took stars by hand, or undid it. */
  | {
      type: 'stars.changed';
      familyId: string;
      kidId: string;
      entry: LedgerEntry;
      newStars: number;
      newBadges: Badge[];
    }
  /** There is news for the kid, or some was shown. */
  | { type: 'news.changed'; familyId: string; kidId: string }
  | { type: 'message.sent'; familyId: string; message: Message }
  | { type: 'message.read'; familyId: string; message: Message }
  /** A chore was added, changed or deleted. */
  | { type: 'chores.changed'; familyId: string }
  /** A reward was added, changed or deleted. */
  | { type: 'rewards.changed'; familyId: string }
  /** A kid was added, changed, deleted, locked out or unlocked, or the family's name, settings or tablets changed. */
  | { type: 'family.changed'; familyId: string }
  /** Sessions that were ended before their time; `ids` are the stored ones, `member` whose membership ended with them. */
  | { type: 'sessions.ended'; ids: string[]; member?: { familyId: string; userId: string } }
  /** Sessions that go on in another family, or whose person has another role or family code. */
  | { type: 'sessions.changed'; ids: string[] };
