import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WEEK_FIGURES } from '../constants';
import { addDays, weekdayOf } from './calendar';
import { isOpenNight, nightsOf, weekFigure } from './nights';

describe('isOpenNight', () => {
  it('accepts today and the two days before it', () => {
    const open = [-3, -2, -1, 0, 1].map((days) => isOpenNight(addDays('2026-03-01', days), '2026-03-01'));
    expect(open).toEqual([false, true, true, true, false]);
  });
});

describe('weekFigure', () => {
  it('stays the same all week and is the next of the ten in the next week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 5000 }), (weekStart, days) => {
        const day = addDays('2020-01-01', days);
        const first = addDays(day, -((weekdayOf(day) - weekStart + 7) % 7));
        const figure = weekFigure(day, weekStart);
        expect(weekFigure(first, weekStart)).toBe(figure);
        expect(weekFigure(addDays(first, 6), weekStart)).toBe(figure);
        const next = WEEK_FIGURES[(WEEK_FIGURES.indexOf(figure) + 1) % WEEK_FIGURES.length];
        expect(weekFigure(addDays(first, 7), weekStart)).toBe(next);
      }),
    );
  });
});

describe('nightsOf', () => {
  it('shows the nights of this week and counts earlier ones', () => {
    const nights = ['2026-03-03', '2026-02-21', '2026-03-01', '2026-02-15', '2026-02-28'];
    const { figure, days, wall } = nightsOf(nights, '2026-03-04', 0);
    expect(figure).toBe(weekFigure('2026-03-04', 0));
    expect(days).toEqual(['2026-03-01', '2026-03-03']);
    expect(wall).toEqual([
      { from: '2026-02-15', figure: weekFigure('2026-02-15', 0), count: 2 },
      { from: '2026-02-22', figure: weekFigure('2026-02-22', 0), count: 1 },
    ]);
    expect(nightsOf(nights, '2026-03-04', 1).days).toEqual(['2026-03-03']);
  });
});
