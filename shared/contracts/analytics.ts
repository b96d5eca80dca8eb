import { z } from 'zod';
import { DAY_MS, LIMITS } from '../constants';
import { DEFAULT_ANALYTICS_RANGE, FAMILY_ACHIEVEMENTS, PERFORMANCE_BADGES } from '../rules/analytics';
import type { ErrorKey } from '../error-messages';
import { errorKey } from '../error-text';
import { id, timestamp } from './fields';
import { kidCard } from './kids';

const FIRST = new Date('1970-01-01T00:00:00Z');
const LAST = new Date('2999-12-31T23:59:59.999Z');

function instant(message: ErrorKey) {
  return z.iso
    .datetime({ offset: true, error: message })
    .transform((text) => new Date(text))
    .refine((at) => at >= FIRST && at <= LAST, errorKey('validation.time'));
}

export const analyticsQuery = z.object({
  startDate: instant(errorKey('validation.start_date')).optional(),
  endDate: instant(errorKey('validation.end_date')).optional(),
});

/** Returns an inclusive range. Ends now and starts 30 days before the end by default. */
export const analyticsRange = (now: Date) =>
  z
    .object({ startDate: z.date().optional(), endDate: z.date().default(now) })
    .transform(({ startDate, endDate }) => ({
      startDate: startDate ?? new Date(endDate.getTime() - DEFAULT_ANALYTICS_RANGE * DAY_MS),
      endDate,
    }))
    .refine(({ startDate, endDate }) => startDate < endDate, {
      path: ['endDate'],
      error: errorKey('validation.end_after_start'),
    })
    .refine(
      ({ startDate, endDate }) => endDate.getTime() - startDate.getTime() <= LIMITS.analyticsDays * DAY_MS,
      {
        path: ['startDate'],
        error: errorKey('validation.too_many_days'),
        params: { max: LIMITS.analyticsDays },
      },
    );
export type AnalyticsRange = z.output<ReturnType<typeof analyticsRange>>;

const stars = z.int().min(0);
const count = z.int().min(0);
const event = { id, kidId: id, timestamp };

export const analyticsEvent = z.discriminatedUnion('eventType', [
  z.object({
    ...event,
    eventType: z.literal('chore_completed'),
    eventData: z.object({ choreName: z.string(), starsAwarded: stars }),
  }),
  z.object({
    ...event,
    eventType: z.literal('reward_redeemed'),
    eventData: z.object({ rewardName: z.string(), starsSpent: stars }),
  }),
  z.object({ ...event, eventType: z.literal('kid_login'), eventData: z.object({}) }),
]);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

const sums = { choresCompleted: count, starsEarned: stars, rewardsRedeemed: count, starsSpent: stars };

export const analyticsSummary = z.object({
  totals: z.object({
    ...sums,
    netStars: z.int(),
    activeDays: count,
    /** Rounded to one decimal. */
    averageDailyActivities: z.number().min(0),
  }),
  familyAchievement: z.enum(FAMILY_ACHIEVEMENTS),
  kids: z.array(z.object({ kid: kidCard, ...sums, badge: z.enum(PERFORMANCE_BADGES) })),
  /** Most often completed first, then by name. */
  popularChores: z.array(z.object({ name: z.string(), count: z.int().min(1) })).max(5),
  /** Days, oldest first, including those without stars. */
  byDay: z.array(z.object({ date: z.iso.date(), starsEarned: stars, starsSpent: stars })),
});
export type AnalyticsSummary = z.infer<typeof analyticsSummary>;
