import { expect, it } from 'vitest';
import { isNewMorning, nightButton } from './night';

const DAY = '2030-06-17';
const evening = { partOfDay: 'evening', today: DAY, night: DAY } as const;
const midnight = { partOfDay: 'morning', today: '2030-06-18', night: DAY } as const;
const morning = { partOfDay: 'morning', today: '2030-06-18', night: '2030-06-18' } as const;

it('offers the good night from the evening until 4:00', () => {
  expect(nightButton({ ...evening, partOfDay: 'afternoon' }, null)).toBeNull();
  expect(nightButton(evening, null)).toBe('goodnight');
  expect(nightButton(midnight, null)).toBe('goodnight');
  expect(nightButton(morning, null)).toBeNull();
});

it('offers to wake up until 4:00, and then greets the kid once', () => {
  const asleep = { on: DAY, isAsleep: true };
  expect(nightButton(evening, asleep)).toBe('wake');
  expect(nightButton(midnight, asleep)).toBe('wake');
  expect(nightButton(midnight, { ...asleep, isAsleep: false })).toBe('goodnight');
  expect(nightButton(morning, asleep)).toBeNull();
  expect(isNewMorning(midnight, asleep)).toBe(false);
  expect(isNewMorning(morning, asleep)).toBe(true);
  expect(isNewMorning(morning, null)).toBe(false);
});
