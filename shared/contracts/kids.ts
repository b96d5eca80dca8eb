import { z } from 'zod';
import { DEFAULT_AVATAR_COLOR, FAMILY_CODE_PATTERN, FRIENDS } from '../constants';
import { errorKey } from '../error-text';
import { calendarDate, id, picturePattern, timestamp, expectedFields, requiredName } from './fields';

const COLOR_MESSAGE = errorKey('validation.color');
const avatarColor = z
  .string({ error: COLOR_MESSAGE })
  .regex(/^#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$/, COLOR_MESSAGE);
const name = requiredName(errorKey('validation.name'));

export const createKidRequest = z.object({
  name,
  avatarColor: avatarColor.default(DEFAULT_AVATAR_COLOR),
  picturePattern,
});
export type CreateKidInput = z.output<typeof createKidRequest>;
export type CreateKidBody = z.input<typeof createKidRequest>;

const anyFields = z.object({ name: name.optional(), avatarColor: avatarColor.optional() });

export const updateKidRequest = anyFields.extend({ expected: expectedFields });
export type UpdateKidInput = z.output<typeof anyFields>;
export type UpdateKidBody = z.output<typeof updateKidRequest>;

/** Without `until`, the pause lasts until it is ended; `null`s end it. */
export const pauseKidRequest = z
  .object({ from: calendarDate.nullable(), until: calendarDate.nullable().default(null) })
  .refine(({ from, until }) => until === null || (from !== null && until >= from), {
    path: ['until'],
    error: errorKey('validation.pause'),
  });
export type PauseKidInput = z.output<typeof pauseKidRequest>;

export const kidGoalRequest = z.object({
  rewardId: z.string({ error: errorKey('validation.reward_id') }).nullable(),
});

export const kidFriendRequest = z.object({
  friend: z.enum(FRIENDS, { error: errorKey('validation.friend') }).nullable(),
});

export const changePatternRequest = z.object({ picturePattern });

export const kidPageLoginRequest = z.object({ pattern: picturePattern });

const CODE_MESSAGE = errorKey('validation.family_code');

export const familyCodeParams = z.object({
  code: z.string({ error: CODE_MESSAGE }).regex(FAMILY_CODE_PATTERN, CODE_MESSAGE),
});

/** The kid's id may be any text, because an unknown one is a wrong login, not an invalid request. */
export const kidLoginRequest = z.object({
  familyCode: z.string({ error: CODE_MESSAGE }).regex(FAMILY_CODE_PATTERN, CODE_MESSAGE),
  kidId: z
    .string({ error: errorKey('validation.own_name') })
    .min(1, errorKey('validation.own_name'))
    .max(64, errorKey('validation.own_name')),
  picturePattern,
});

export const kidCard = z.object({
  id,
  name: z.string(),
  avatarColor: z.string(),
  totalStars: z.int().min(0),
  currentLevel: z.int().min(1),
  level: z.int().min(1),
  /** The kid's character, null for the letter. */
  friend: z.enum(FRIENDS).nullable(),
});
export type KidCard = z.infer<typeof kidCard>;

export const kid = z.object({
  id,
  name: z.string(),
  avatarColor: z.string(),
  totalStars: z.int().min(0),
  lifetimeStars: z.int().min(0),
  currentLevel: z.int().min(1),
  friend: z.enum(FRIENDS).nullable(),
  familyCode: z.string(),
  createdAt: timestamp,
  /** Whether the kid has been through the first-day screens. */
  greeted: z.boolean(),
  pausedFrom: calendarDate.nullable(),
  pausedUntil: calendarDate.nullable(),
  heldStars: z.int().min(0),
  goal: z.object({ rewardId: id }).nullable(),
  streak: z.object({ days: z.int().min(0), best: z.int().min(0), today: z.boolean() }),
});
export type Kid = z.infer<typeof kid>;

export const sibling = kid.omit({
  greeted: true,
  pausedFrom: true,
  pausedUntil: true,
  heldStars: true,
  goal: true,
  streak: true,
});
export type Sibling = z.infer<typeof sibling>;

/** `lockedUntil` is set during a lockout. */
export const parentKid = kid.extend({ lockedUntil: timestamp.nullable() });
export type ParentKid = z.infer<typeof parentKid>;

export const kidLoginResponse = z.object({
  success: z.literal(true),
  sessionToken: z.string(),
  expiresAt: timestamp,
  kid,
});
export type KidLoginResponse = z.infer<typeof kidLoginResponse>;

export const lifetimeStarsResponse = z.object({ lifetimeStars: z.int().min(0) });
export type LifetimeStarsResponse = z.infer<typeof lifetimeStarsResponse>;

export const messageResponse = z.object({ message: z.string() });
