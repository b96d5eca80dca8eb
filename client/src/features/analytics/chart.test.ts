import { describe, expect, it } from 'vitest';
import { addDays } from '@shared/rules/calendar';
import { bucketsOf, describeChart, type DaySums } from './chart-buckets';
import { chartGeometry, labelEvery, middleOf, placeAt, chartScale, roundUp } from './chart-geometry';

function days(
  count: number,
  first: string,
  of: (index: number) => [earned: number, spent: number],
): DaySums[] {
  return Array.from({ length: count }, (_, index) => {
    const [starsEarned, starsSpent] = of(index);
    return { date: addDays(first, index), starsEarned, starsSpent };
  });
}

describe('the chart scale', () => {
  it.each([
    [0, 0],
    [1, 2],
    [5, 6],
    [9, 10],
    [11, 12],
    [22, 30],
    [101, 120],
    [999, 1000],
  ])('rounds %i up to %i', (value, rounded) => {
    expect(roundUp(value)).toBe(rounded);
  });

  it('is the same for earned and spent stars', () => {
    const scale = chartScale(22, 55, 900);
    expect(scale.lines).toEqual([30, 0, -60]);
    expect(scale.y(30)).toBe(0);
    expect(scale.y(-60)).toBe(900);
    expect(scale.y(0) - scale.y(10)).toBeCloseTo(scale.y(-10) - scale.y(0));
  });

  it('has three lines even if nothing was spent, earned or both', () => {
    expect(chartScale(9, 0, 100).lines).toEqual([10, 5, 0]);
    expect(chartScale(0, 9, 100).lines).toEqual([0, -5, -10]);
    expect(chartScale(0, 0, 100).lines).toEqual([10, 5, 0]);
  });

  it('leaves room for the label of the smaller side', () => {
    const { y, bottom } = chartScale(100, 1, 200);
    expect(bottom).toBe(-12);
    expect(y(bottom) - y(0)).toBeGreaterThan(20);
  });
});

describe('the chart bars', () => {
  it('are days for a month and weeks from Sunday for three months', () => {
    expect(bucketsOf(days(30, '2026-03-04', () => [1, 0]))).toHaveLength(30);
    const weeks = bucketsOf(days(90, '2026-03-04', () => [1, 2]));
    expect(weeks).toHaveLength(14);
    expect(weeks[0]).toMatchObject({ date: '2026-03-04', earned: 4, spent: 8, title: 'Week of March 4' });
    expect(weeks[1]).toMatchObject({ date: '2026-03-08', earned: 7, spent: 14 });
    expect(weeks.reduce((sum, { earned }) => sum + earned, 0)).toBe(90);
  });

  it('have a text summary', () => {
    const week = bucketsOf(days(7, '2026-03-01', (index) => [index === 2 ? 8 : 1, index === 4 ? 5 : 0]));
    expect(describeChart(week)).toBe('14 stars earned, 5 spent. Best: Tuesday, March 3, with 8.');
    expect(describeChart(bucketsOf(days(7, '2026-03-01', () => [0, 0])))).toBe(
      'No stars were earned or spent in this period.',
    );
  });

  it('are selected by pointer position, even outside the plot', () => {
    const geometry = chartGeometry(340, 200, 30);
    expect(placeAt(geometry, middleOf(geometry, 17))).toBe(17);
    expect(placeAt(geometry, 0)).toBe(0);
    expect(placeAt(geometry, 999)).toBe(29);
  });

  it('have date labels as far apart as the space allows', () => {
    expect(labelEvery(chartGeometry(760, 200, 7))).toBe(1);
    expect(labelEvery(chartGeometry(760, 200, 30))).toBe(7);
    expect(labelEvery(chartGeometry(280, 200, 30))).toBe(14);
  });
});
