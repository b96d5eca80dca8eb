import type { AnalyticsEvent } from '@shared/contracts/analytics';
import type { EventRow } from './analytics.queries';

export function presentEvent({ id, kidId, createdAt, kind, label, stars }: EventRow): AnalyticsEvent {
  const event = { id, kidId, timestamp: createdAt.toISOString() };
  switch (kind) {
    case 'chore':
      return {
        ...event,
        eventType: 'chore_completed',
        eventData: { choreName: label, starsAwarded: stars },
      };
    case 'reward':
      return { ...event, eventType: 'reward_redeemed', eventData: { rewardName: label, starsSpent: stars } };
    case 'login':
      break;
  }
  return { ...event, eventType: 'kid_login', eventData: {} };
}
