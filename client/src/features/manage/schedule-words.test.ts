import { expect, it } from 'vitest';
import type { Schedule } from '@shared/rules/schedule';
import { scheduleWords } from './schedule-words';
import { whoWords } from './who-words';

it.each<[Schedule, string]>([
  [{ kind: 'anytime' }, 'Anytime'],
  [{ kind: 'days', days: [6, 5, 4, 3, 2, 1, 0] }, 'Every day'],
  [{ kind: 'days', days: [1, 2, 3, 4, 5] }, 'Monday to Friday'],
  [{ kind: 'days', days: [0, 6] }, 'Saturday and Sunday'],
  [{ kind: 'days', days: [2] }, 'Every Tuesday'],
  [{ kind: 'days', days: [0, 1] }, 'Monday and Sunday'],
  [{ kind: 'days', days: [0, 1, 4] }, 'Mon, Thu, and Sun'],
  [{ kind: 'times', times: 1, per: 'day' }, 'Once a day'],
  [{ kind: 'times', times: 2, per: 'week' }, 'Twice a week'],
  [{ kind: 'times', times: 3, per: 'month' }, '3 times a month'],
  [{ kind: 'every', days: 10, from: '2026-06-24' }, 'Every 10 days, starting Wed, Jun 24'],
  [{ kind: 'once', on: null }, 'Once'],
  [{ kind: 'once', on: '2026-06-27' }, 'Once, on Sat, Jun 27'],
])('describes %j in a week from Monday as "%s"', (schedule, words) => {
  expect(scheduleWords(schedule, null, 1)).toBe(words);
  expect(scheduleWords(schedule, 'evening', 1)).toBe(`${words}, in the evening`);
});

const kids = ['Mila', 'Theo', 'Ada', 'Ben', 'Ida'].map((name) => ({
  id: name,
  name,
  avatarColor: '#FF8FC0',
  friend: null,
}));

it.each([
  [[], 'each', 'Everyone'],
  [['Theo', 'Mila'], 'each', 'Mila and Theo'],
  [['Mila', 'Theo', 'Ada', 'Ben', 'Ida'], 'each', 'Mila, Theo, Ada, and 2 more'],
  [['Mila', 'Theo'], 'turns', 'Mila and Theo take turns'],
  [[], 'turns', 'All kids take turns'],
  [[], 'first', 'Whoever does it first'],
  [['Mila', 'Theo'], 'first', 'Mila and Theo: whoever does it first'],
] as const)('describes the kids %j, %s, as "%s"', (kidIds, sharing, words) => {
  expect(whoWords(kidIds, sharing, kids)).toBe(words);
});
