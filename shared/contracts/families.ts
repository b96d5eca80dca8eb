import { z } from 'zod';
import {
  FAMILY_CODE_PATTERN,
  FIRST_STEPS,
  IDLE_MINUTES,
  KID_LOGINS,
  LEADERBOARD_MODES,
  LIMITS,
  LOCALES,
  MEMBER_ROLES,
} from '../constants';
import { errorKey } from '../error-text';
import { isTimezone } from '../rules/timezone';
import { calendarDate, emptyAsNull, id, wholeNumber, optionalName } from './fields';

/** `timezone` (IANA) determines the family's days and weeks. */
export const family = z.object({
  id,
  name: z.string().nullable(),
  timezone: z.string(),
  weekStart: z.int().min(0).max(6),
  leaderboardMode: z.enum(LEADERBOARD_MODES),
  teamGoal: z.int().min(1).nullable(),
  pausedFrom: calendarDate.nullable(),
  pausedUntil: calendarDate.nullable(),
  starsByHand: z.boolean(),
  kidLogins: z.enum(KID_LOGINS),
  idleMinutes: z.int().min(IDLE_MINUTES.min).max(IDLE_MINUTES.max),
  sounds: z.boolean(),
  locale: z.enum(LOCALES).nullable(),
});
export type Family = z.infer<typeof family>;

export const parentFamily = family.extend({
  code: z.string().regex(FAMILY_CODE_PATTERN),
  role: z.enum(MEMBER_ROLES),
  /** Steps that are neither done nor skipped. */
  openSteps: z.array(z.enum(FIRST_STEPS)),
});
export type ParentFamily = z.infer<typeof parentFamily>;

const WEEK_START = errorKey('validation.week_start');
const FIRST_STEP = errorKey('validation.first_steps');
const TIMEZONE = errorKey('validation.timezone');

export const updateFamilyRequest = z
  .object({
    name: optionalName(),
    timezone: z.string({ error: TIMEZONE }).refine(isTimezone, TIMEZONE),
    weekStart: z.number({ error: WEEK_START }).int(WEEK_START).min(0, WEEK_START).max(6, WEEK_START),
    leaderboardMode: z.enum(LEADERBOARD_MODES, { error: errorKey('validation.leaderboard_mode') }),
    teamGoal: emptyAsNull(wholeNumber(1, LIMITS.teamGoal, errorKey('validation.team_goal'))),
    pausedFrom: calendarDate.nullable(),
    pausedUntil: calendarDate.nullable(),
    starsByHand: z.boolean({ error: errorKey('validation.on_or_off') }),
    kidLogins: z.enum(KID_LOGINS, { error: errorKey('validation.kid_logins') }),
    idleMinutes: wholeNumber(IDLE_MINUTES.min, IDLE_MINUTES.max, errorKey('validation.idle_minutes')),
    sounds: z.boolean({ error: errorKey('validation.on_or_off') }),
    locale: z.enum(LOCALES, { error: errorKey('validation.locale') }).nullable(),
    openSteps: z.array(z.enum(FIRST_STEPS, FIRST_STEP), FIRST_STEP).max(FIRST_STEPS.length, FIRST_STEP),
  })
  .partial();
export type UpdateFamilyInput = z.output<typeof updateFamilyRequest>;
