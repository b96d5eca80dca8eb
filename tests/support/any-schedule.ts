import { dateOf } from '@shared/rules/day';
import type { Schedule } from '@shared/rules/schedule';
import * as fc from 'fast-check';
import { SimulatedFamily } from './simulated-family';

const START = new SimulatedFamily().start;

export const anySchedule: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({
    kind: fc.constant('days' as const),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 }),
  }),
  fc.record({
    kind: fc.constant('times' as const),
    times: fc.integer({ min: 1, max: 3 }),
    per: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
  }),
  fc.record({
    kind: fc.constant('every' as const),
    days: fc.integer({ min: 2, max: 9 }),
    from: fc.integer({ min: -20, max: 300 }).map((days) => dateOf(START + days)),
  }),
  fc.record({
    kind: fc.constant('once' as const),
    on: fc.option(fc.integer({ min: 0, max: 365 }).map((days) => dateOf(START + days))),
  }),
  fc.constant<Schedule>({ kind: 'anytime' }),
);
