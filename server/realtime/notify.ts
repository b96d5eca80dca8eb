import type { LiveEvent } from '@shared/realtime';
import { asKidSeesRedemption } from '@shared/rules/mystery';
import type { DomainEvent } from '../events/domain-events';

/** Whom a message is for: every parent of a family, or one kid (and parents looking over the kid's shoulder). */
export type Audience = { kind: 'parents'; familyId: string } | { kind: 'kid'; kidId: string };

export interface Notice {
  to: Audience;
  message: LiveEvent;
}

/** What an event tells whom (contract, "WebSocket /ws"). What goes to a kid's channel is as the kid may see it. */
export function noticesOf(event: DomainEvent): Notice[] {
  switch (event.type) {
    case 'submission.created':
      return toParents(event.familyId, { type: 'chore_submission', submission: event.submission });
    case 'submission.approved': {
      const { submission, newStars, newBadges } = event;
      const starsAwarded = submission.starsAwarded ?? 0;
      return toKid(submission.kidId, {
        type: 'chore_approved',
        submission,
        starsAwarded,
        newStars,
        newBadges,
      });
    }
    case 'submission.rejected': {
      const { submission } = event;
      const { parentNotes } = submission;
      return toKid(submission.kidId, { type: 'chore_rejected', submission, parentNotes });
    }
    case 'redemption.requested':
      return toParents(event.familyId, { type: 'reward_redemption', redemption: event.redemption });
    case 'redemption.approved': {
      const redemption = asKidSeesRedemption(event.redemption);
      return toKid(redemption.kidId, { type: 'reward_approved', redemption, newStars: event.newStars });
    }
    case 'redemption.rejected': {
      const redemption = asKidSeesRedemption(event.redemption);
      const { parentNotes } = redemption;
      return toKid(redemption.kidId, { type: 'reward_rejected', redemption, parentNotes });
    }
    case 'message.sent':
      return toKid(event.message.toKidId, { type: 'new_message', message: event.message });
    case 'family.changed':
    case 'sessions.ended':
    default:
      return [];
  }
}

function toParents(familyId: string, message: LiveEvent): Notice[] {
  return [{ to: { kind: 'parents', familyId }, message }];
}

function toKid(kidId: string, message: LiveEvent): Notice[] {
  return [{ to: { kind: 'kid', kidId }, message }];
}
