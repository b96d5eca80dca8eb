import { describe, expect, it } from 'vitest';
import type { KidChoreStatus } from './kid-chores';
import type { Schedule } from './schedule';
import { partOfDayAt, placeOnScreen } from './today';

const TODAY = 21_615;

describe('the Today screen', () => {
  const due: KidChoreStatus = {
    state: 'due',
    late: false,
    doneCount: 0,
    neededCount: 1,
    dueOn: TODAY,
    nextOn: null,
    whoId: null,
    note: null,
  };
  const daily: Schedule = { kind: 'times', times: 1, per: 'day' };
  const anytime: Schedule = { kind: 'anytime' };

  it('changes the part of the day at noon and at five', () => {
    const parts = [0, 11, 12, 16, 17, 23].map(partOfDayAt);
    expect(parts).toEqual(['morning', 'morning', 'afternoon', 'afternoon', 'evening', 'evening']);
  });

  it('sorts late chores first, then rejected ones, the current part of the day, and others', () => {
    const order = [
      placeOnScreen(daily, 'evening', { ...due, late: true }, 'morning'),
      placeOnScreen(daily, 'evening', { ...due, note: 'Again' }, 'morning'),
      placeOnScreen(daily, 'morning', due, 'morning'),
      placeOnScreen(daily, null, due, 'morning'),
    ];
    expect(order.map(({ section }) => section)).toEqual(['now', 'now', 'now', 'now']);
    const ranks = order.map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(4);
  });

  it('lists chores without a place in the nest separately', () => {
    const weekly: Schedule = { kind: 'times', times: 2, per: 'week' };
    const changes = [{}, { late: true }, { note: 'Again' }];
    const sections = [anytime, weekly].flatMap((schedule) =>
      changes.map((change) => placeOnScreen(schedule, null, { ...due, ...change }, 'morning').section),
    );
    expect(new Set(sections)).toEqual(new Set(['more']));
  });

  it('puts later parts of the day under later, and completed unscheduled chores under done', () => {
    expect(placeOnScreen(daily, 'evening', due, 'afternoon').section).toBe('later');
    expect(placeOnScreen(daily, 'morning', due, 'afternoon').section).toBe('now');
    expect(placeOnScreen(anytime, null, { ...due, doneCount: 1 }, 'morning').section).toBe('done');
    const states = ['not_your_turn', 'later', 'resting', 'waiting', 'done', 'taken'] as const;
    expect(states.map((state) => placeOnScreen(daily, null, { ...due, state }, 'morning').section)).toEqual([
      'later',
      'later',
      'later',
      'done',
      'done',
      'done',
    ]);
  });
});
