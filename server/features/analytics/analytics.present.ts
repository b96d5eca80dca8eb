import type { AnalyticsEvent } from '@shared/contracts/analytics';
import type { EventRow } from './analytics.queries';

/** Presents an event with only the data of its type. */
export function presentEvent({ id, kidId, timestamp, eventType, eventData }: EventRow): AnalyticsEvent {
  const event = { id, kidId, timestamp: timestamp.toISOString() };
  if (eventType === 'chore_completed') {
    const { choreName = '', starsAwarded = 0 } = eventData;
    return { ...event, eventType, eventData: { choreName, starsAwarded } };
  }
  if (eventType === 'reward_redeemed') {
    const { rewardName = '', starsSpent = 0 } = eventData;
    return { ...event, eventType, eventData: { rewardName, starsSpent } };
  }
  return { ...event, eventType, eventData: {} };
}
