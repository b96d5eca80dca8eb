import type { RewardRedemption } from '@shared/contracts/redemptions';
import type { ChoreSubmission } from '@shared/contracts/submissions';
import type { ServerEvent } from '@shared/realtime';
import { asKidSeesRedemption } from '@shared/rules/mystery';
import type { DomainEvent } from '../events/domain-events';

/**
 * Recipients of a message: all adults of a family, one kid (and adults who joined the kid's channel), or
 * everyone.
 */
export type Audience =
  | { kind: 'parents'; familyId: string }
  | { kind: 'kid'; kidId: string }
  | { kind: 'family'; familyId: string };

export interface AddressedMessage {
  to: Audience;
  message: ServerEvent;
}

/** A missing event type is a compile error. */
type MessagesByType = {
  [Type in DomainEvent['type']]: (event: Extract<DomainEvent, { type: Type }>) => AddressedMessage[];
};

const MESSAGES: MessagesByType = {
  'submission.created': ({ familyId, submission }) => [
    toParents(familyId, { type: 'chore_submission', submission }),
    // The kid's other devices.
    ...(submission.chore.sharing === 'each' ? [toKid(submission.kidId, { type: 'chores_changed' })] : []),
    ...choreShared(familyId, submission),
  ],
  'submission.approved': ({ familyId, submission, newStars, newBadges }) => [
    toKid(submission.kidId, {
      type: 'chore_approved',
      submission,
      starsAwarded: submission.starsAwarded ?? 0,
      newStars,
      newBadges,
    }),
    toParents(familyId, { type: 'chore_reviewed', submission }),
    ...choreShared(familyId, submission),
  ],
  'submission.rejected': ({ familyId, submission }) => [
    toKid(submission.kidId, {
      type: 'chore_rejected',
      submission,
      parentNotes: submission.parentNotes,
    }),
    toParents(familyId, { type: 'chore_reviewed', submission }),
    ...choreShared(familyId, submission),
  ],
  'submission.withdrawn': ({ familyId, submissionId, kidId, shared }) => [
    ...toParentsAndKid(familyId, kidId, { type: 'submission_withdrawn', submissionId, kidId }),
    ...(shared ? [toFamily(familyId, { type: 'chores_changed' })] : []),
  ],
  'submission.undone': ({ familyId, submission, newStars, by }) => [
    ...toParentsAndKid(familyId, submission.kidId, { type: 'review_undone', submission, newStars, by }),
    ...choreShared(familyId, submission),
  ],
  'redemption.requested': ({ familyId, redemption }) => [
    toParents(familyId, { type: 'reward_redemption', redemption }),
    // The kid's other devices, because a pending request holds stars and counts toward the limit.
    toKid(redemption.kidId, { type: 'rewards_changed' }),
  ],
  'redemption.approved': ({ familyId, redemption, newStars }) => [
    toKid(redemption.kidId, {
      type: 'reward_approved',
      redemption: asKidSeesRedemption(redemption),
      newStars,
    }),
    toParents(familyId, { type: 'reward_reviewed', redemption }),
    ...stockChanged(familyId, redemption),
  ],
  'redemption.rejected': ({ familyId, redemption }) => [
    toKid(redemption.kidId, {
      type: 'reward_rejected',
      redemption: asKidSeesRedemption(redemption),
      parentNotes: redemption.parentNotes,
    }),
    toParents(familyId, { type: 'reward_reviewed', redemption }),
  ],
  'redemption.withdrawn': ({ familyId, redemptionId, kidId }) =>
    toParentsAndKid(familyId, kidId, { type: 'redemption_withdrawn', redemptionId, kidId }),
  'redemption.undone': ({ familyId, redemption, newStars, by }) => [
    toKid(redemption.kidId, {
      type: 'review_undone',
      redemption: asKidSeesRedemption(redemption),
      newStars,
      by,
    }),
    toParents(familyId, { type: 'review_undone', redemption, newStars, by }),
    ...stockChanged(familyId, redemption),
  ],
  'redemption.delivered': ({ familyId, redemption }) => [
    toKid(redemption.kidId, { type: 'reward_delivered', redemption: asKidSeesRedemption(redemption) }),
    toParents(familyId, { type: 'reward_delivered', redemption }),
  ],
  'stars.changed': ({ familyId, kidId, entry, newStars, newBadges }) =>
    toParentsAndKid(familyId, kidId, { type: 'stars_changed', kidId, entry, newStars, newBadges }),
  'news.changed': ({ familyId, kidId }) => toParentsAndKid(familyId, kidId, { type: 'news', kidId }),
  'message.sent': ({ familyId, message }) => [
    toKid(message.toKidId, { type: 'new_message', message }),
    toParents(familyId, { type: 'message_sent', message }),
  ],
  'message.read': ({ familyId, message }) => [toParents(familyId, { type: 'message_read', message })],
  'chores.changed': ({ familyId }) => [toFamily(familyId, { type: 'chores_changed' })],
  'rewards.changed': ({ familyId }) => [toFamily(familyId, { type: 'rewards_changed' })],
  'family.changed': ({ familyId }) => [toFamily(familyId, { type: 'family_changed' })],
  // The sockets of these sessions are closed.
  'sessions.ended': () => [],
  // The sockets of these sessions are updated.
  'sessions.changed': () => [],
};

/**
 * Returns the messages for an event and their recipients (docs/api.md). Messages to a kid hide what the kid
 * may not see.
 */
export function messagesFor<Type extends DomainEvent['type']>(
  event: Extract<DomainEvent, { type: Type }>,
): AddressedMessage[] {
  return MESSAGES[event.type](event);
}

const choreShared = (familyId: string, { chore }: ChoreSubmission): AddressedMessage[] =>
  chore.sharing === 'each' ? [] : [toFamily(familyId, { type: 'chores_changed' })];

/** Every kid sees the stock of a limited reward. */
const stockChanged = (familyId: string, { reward }: RewardRedemption): AddressedMessage[] =>
  reward.maxRedemptions === null ? [] : [toFamily(familyId, { type: 'rewards_changed' })];

const toParentsAndKid = (familyId: string, kidId: string, message: ServerEvent): AddressedMessage[] => [
  toKid(kidId, message),
  toParents(familyId, message),
];

function toParents(familyId: string, message: ServerEvent): AddressedMessage {
  return { to: { kind: 'parents', familyId }, message };
}

function toKid(kidId: string, message: ServerEvent): AddressedMessage {
  return { to: { kind: 'kid', kidId }, message };
}

function toFamily(familyId: string, message: ServerEvent): AddressedMessage {
  return { to: { kind: 'family', familyId }, message };
}
