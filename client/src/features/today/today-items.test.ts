import { expect, it } from 'vitest';
import type { KidChore } from '@shared/contracts/plan';
import { UNSCHEDULED, type Schedule } from '@shared/rules/schedule';
import { nextChore, todayItems } from './today-items';

const item = (name: string, schedule: Schedule, partOfDay: 'evening' | null = null) =>
  ({
    chore: { ...UNSCHEDULED, id: name, name, schedule, partOfDay, starReward: 1 },
    state: 'due',
    late: false,
    doneCount: 0,
    neededCount: 1,
    dueOn: null,
    note: null,
  }) as KidChore;
const daily = { kind: 'days', days: [0, 1, 2, 3, 4, 5, 6] } as const satisfies Schedule;
const anytime = { kind: 'anytime' } as const;
const sectionsOf = (chores: KidChore[], isFull: boolean) =>
  todayItems(chores, [], 'morning', isFull).map(
    ({ section, item: { chore } }) => `${chore.name}: ${section}`,
  );

it('puts chores without a day under More stars, unless they fill the nest', () => {
  const [car, read] = [item('car', anytime), item('read', anytime)];
  expect(sectionsOf([car, item('bed', daily)], false)).toEqual(['bed: now', 'car: more']);
  expect(sectionsOf([car, read], false)).toEqual(['car: now', 'read: now']);
  expect(sectionsOf([car, read], true)).toEqual(['car: more', 'read: more']);
});

it('names the next chore: first of now, then of later today, then for more stars', () => {
  const chores = [item('car', anytime), item('teeth', daily, 'evening'), item('bed', daily)];
  const next = (count: number) => nextChore(todayItems(chores.slice(0, count), [], 'morning', false));
  expect([next(3), next(2), next(1), next(0)]).toEqual(['bed', 'teeth', 'car', null]);
});
