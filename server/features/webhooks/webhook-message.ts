import { createHmac } from 'node:crypto';
import type { WebhookEvent } from '@shared/program-constants';
import type { DomainEvent } from '../../events/domain-events';

/** An event by its name, with its records. */
type EventData = { type: WebhookEvent } & Record<string, unknown>;

/** What a webhook is told of an event: what the sockets of the family's parents are sent; null for what it is not told. */
export function webhookEventOf(event: DomainEvent): EventData | null {
  switch (event.type) {
    case 'submission.created':
      return { type: 'chore_submission', submission: event.submission };
    case 'submission.approved':
    case 'submission.rejected':
      return { type: 'chore_reviewed', submission: event.submission };
    case 'submission.withdrawn':
      return { type: 'submission_withdrawn', submissionId: event.submissionId, kidId: event.kidId };
    case 'submission.undone': {
      const { submission, newStars, by } = event;
      return { type: 'review_undone', submission, newStars, by };
    }
    case 'redemption.requested':
      return { type: 'reward_redemption', redemption: event.redemption };
    case 'redemption.approved':
    case 'redemption.rejected':
      return { type: 'reward_reviewed', redemption: event.redemption };
    case 'redemption.withdrawn':
      return { type: 'redemption_withdrawn', redemptionId: event.redemptionId, kidId: event.kidId };
    case 'redemption.undone': {
      const { redemption, newStars, by } = event;
      return { type: 'review_undone', redemption, newStars, by };
    }
    case 'redemption.delivered':
      return { type: 'reward_delivered', redemption: event.redemption };
    case 'stars.changed': {
      const { kidId, entry, newStars, newBadges } = event;
      return { type: 'stars_changed', kidId, entry, newStars, newBadges };
    }
    case 'news.changed':
    case 'message.sent':
    case 'message.read':
    case 'chores.changed':
    case 'rewards.changed':
    case 'family.changed':
    case 'sessions.ended':
    case 'sessions.changed':
      return null;
    default:
      return event satisfies never;
  }
}

/** The JSON of a message: `id` is the same however often it is sent. */
export function webhookBody(id: string, { type, ...data }: EventData | { type: 'test' }, at: Date): string {
  return JSON.stringify({ id, type, at: at.toISOString(), data });
}

/** The header by which a receiver checks a message: `t` in seconds, and the HMAC of `t.body` with each secret. */
export function webhookSignature(secrets: readonly string[], body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`,
  );
  return [`t=${t}`, ...signatures].join(',');
}
