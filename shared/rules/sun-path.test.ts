import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../constants';
import { wallTimeAt } from './clock';
import { diskShare, readyAt, sunAt, sunWindow } from './sun-path';

const steps = (...minutes: (number | null)[]) => minutes.map((one) => ({ minutes: one }));

describe('sunWindow', () => {
  it.each([
    [steps(null, 5, 3, 10, 2, 3), 45],
    [steps(2), 20],
    [steps(60, 60), 90],
    [steps(20), 30],
    [steps(21), 35],
  ])('is 1.5 times all minutes within its limits: %j is %i', (of, minutes) => {
    expect(sunWindow(of)).toBe(minutes);
  });
});

describe('readyAt', () => {
  it.each(['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'])(
    'is the local time in %s, also on days when the clocks change',
    (timezone) => {
      for (const day of ['2029-03-11', '2029-07-01', '2029-11-04'])
        expect(wallTimeAt(readyAt('07:40', day, timezone), timezone)).toBe(Date.parse(`${day}T07:40:00Z`));
    },
  );
});

describe('sunAt', () => {
  const ready = Date.parse('2029-03-01T07:40:00Z');
  const before = (minutes: number) => sunAt(ready, 40, ready - minutes * MINUTE_MS);

  it('starts behind the hill, moves, and stops', () => {
    expect(before(40.1)).toEqual({ state: 'before' });
    expect(before(40)).toEqual({ state: 'on-its-way', share: 0, minutes: 40 });
    expect(before(14.5)).toEqual({ state: 'on-its-way', share: 0.6375, minutes: 15 });
    expect(before(0)).toEqual({ state: 'past' });
    expect(before(-30)).toEqual({ state: 'past' });
  });

  it('only moves forward, and reaches the flag at the ready-by time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 90 }),
        fc.array(fc.integer({ min: -20 * MINUTE_MS, max: 120 * MINUTE_MS }), { minLength: 2 }),
        (minutes, times) => {
          const places = times
            .toSorted((a, b) => a - b)
            .map((time) => sunAt(ready, minutes, ready - 100 * MINUTE_MS + time))
            .map((sun) => (sun.state === 'on-its-way' ? sun.share : sun.state === 'past' ? 1 : -1));
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

describe('diskShare', () => {
  it('shrinks from full to empty and stays empty', () => {
    expect([-1, 0, 30, 60, 90].map((second) => diskShare(1, second * 1000))).toEqual([1, 1, 0.5, 0, 0]);
  });
});
