import { z } from 'zod';
import { LIMITS, PERIODS } from '../constants';
import { errorKey } from '../error-text';
import { calendarDate } from './fields';

const MESSAGE = errorKey('validation.schedule');

const whole = (min: number, max: number) =>
  z.number({ error: MESSAGE }).int(MESSAGE).min(min, MESSAGE).max(max, MESSAGE);

export const schedule = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('anytime') }),
    z.object({
      kind: z.literal('days'),
      days: z
        .array(whole(0, 6), { error: MESSAGE })
        .min(1, MESSAGE)
        .max(7, MESSAGE)
        .refine((days) => new Set(days).size === days.length, MESSAGE),
    }),
    z.object({
      kind: z.literal('times'),
      times: whole(1, LIMITS.choreTimes),
      per: z.enum(PERIODS, { error: MESSAGE }),
    }),
    z.object({
      kind: z.literal('every'),
      days: whole(LIMITS.everyDaysMin, LIMITS.everyDays),
      from: calendarDate,
    }),
    z.object({ kind: z.literal('once'), on: calendarDate.nullable() }),
  ],
  { error: MESSAGE },
);
