import { z } from 'zod';
import type { NewsType } from '../constants';
import { errorKey } from '../error-text';
import { adultOrNull, calendarDate, id, timestamp } from './fields';
import { praise } from './praise';

const picture = { iconName: z.string().nullable(), imageUrl: z.string().nullable() };
const ofChore = {
  submissionId: id,
  choreName: z.string(),
  ...picture,
  note: z.string().nullable(),
  by: adultOrNull,
};
const ofRedemption = { redemptionId: id, rewardName: z.string(), ...picture };
const movedStars = z.object({ entryId: id, amount: z.int().min(1), reason: z.string(), by: adultOrNull });

/** A mystery reward is named after its approval. */
export const NEWS_DATA = {
  praise: z.object({ praise }),
  approved: z.object({
    ...ofChore,
    stars: z.int().min(0),
    auto: z.boolean(),
    praise: praise.pick({ id: true, picture: true, words: true }).nullable(),
  }),
  rejected: z.object(ofChore),
  /** `stars` were removed, or returned if negative. One of the ids is set. */
  undone: z.object({
    submissionId: id.nullable(),
    redemptionId: id.nullable(),
    entryId: id.nullable(),
    label: z.string(),
    ...picture,
    stars: z.int(),
    by: adultOrNull,
  }),
  bonus: movedStars,
  deduction: movedStars,
  badge: z.object({ badgeId: z.string() }),
  level: z.object({ level: z.int().min(2) }),
  reward_approved: z.object({
    ...ofRedemption,
    isMystery: z.boolean(),
    stars: z.int().min(1),
    note: z.string().nullable(),
    by: adultOrNull,
  }),
  reward_rejected: z.object({ ...ofRedemption, note: z.string().nullable(), by: adultOrNull }),
  delivered: z.object({ ...ofRedemption, by: adultOrNull }),
  goal_reached: z.object({ rewardId: id, rewardName: z.string(), ...picture, starCost: z.int().min(1) }),
  week_won: z.object({ weekStart: calendarDate, starsEarned: z.int().min(1) }),
  /** `week` is its Sunday. `stars` are all kids'. */
  team_goal: z.object({ week: calendarDate, stars: z.int().min(1), goal: z.int().min(1) }),
} as const satisfies Record<NewsType, z.ZodType>;

type DataByType = { [Type in keyof typeof NEWS_DATA]: z.infer<(typeof NEWS_DATA)[Type]> };

export type News = { [Type in keyof DataByType]: { type: Type; data: DataByType[Type] } }[keyof DataByType];

const itemOf = <Type extends keyof typeof NEWS_DATA>(type: Type) =>
  z.object({ id, type: z.literal(type), at: timestamp, data: NEWS_DATA[type] });

export const newsItem = z.discriminatedUnion('type', [
  itemOf('praise'),
  itemOf('approved'),
  itemOf('rejected'),
  itemOf('undone'),
  itemOf('bonus'),
  itemOf('deduction'),
  itemOf('badge'),
  itemOf('level'),
  itemOf('reward_approved'),
  itemOf('reward_rejected'),
  itemOf('delivered'),
  itemOf('goal_reached'),
  itemOf('week_won'),
  itemOf('team_goal'),
]);
export type NewsItem = z.infer<typeof newsItem>;

export const newsShownRequest = z.object({ upTo: z.string({ error: errorKey('validation.news_id') }) });
