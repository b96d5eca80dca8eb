import { describe, expect, it } from 'vitest';
import { beatsOf, riseGap, turns } from './ritual';

const timesOf = (...input: Parameters<typeof beatsOf>) =>
  beatsOf(...input).map(({ name, at }) => `${Math.round(at)} ${name}`);

describe('the good night', () => {
  it('lasts 17 s with any number of chicks', () => {
    for (const chicks of [1, 5, 6, 7, 30]) {
      const beats = beatsOf({ chicks });
      expect(beats.at(-1)).toEqual({ name: 'end', at: 17_000 });
      expect(beats.find(({ name }) => name === 'asleep')?.at).toBeCloseTo(8000);
    }
    expect(timesOf({ chicks: 2 })).toEqual([
      '0 dusk',
      '1500 sky',
      '3000 tuck',
      '5500 tuck',
      '8000 asleep',
      '9000 rise',
      '12000 star',
      '14500 egg',
      '17000 end',
    ]);
  });

  it('doesn’t mention chores on a day without any', () => {
    expect(timesOf({ chicks: 0 })).toEqual(['0 dusk', '1500 sky', '3000 look', '8000 egg', '10500 end']);
  });

  it('shows the finished picture after tonight’s star, or last week’s before the chicks', () => {
    expect(timesOf({ chicks: 1, picture: 'tonight' }).slice(-3)).toEqual([
      '14500 picture',
      '17500 egg',
      '20000 end',
    ]);
    expect(timesOf({ chicks: 1, picture: 'last-week' }).slice(2, 4)).toEqual([
      '3000 last-picture',
      '6000 tuck',
    ]);
  });

  it('shows four still pictures of 3 s with reduced motion', () => {
    expect(timesOf({ chicks: 4, isStill: true })).toEqual(['0 asleep', '3000 star', '6000 egg', '9000 end']);
    expect(timesOf({ chicks: 0, isStill: true })).toEqual(['0 look', '3000 egg', '6000 end']);
  });

  it('tucks in every chick, the last ones together if there are more than six', () => {
    expect(turns(1)).toEqual([[0]]);
    expect(turns(6)).toHaveLength(6);
    expect(turns(9)).toEqual([[0], [1], [2], [3], [4], [5, 6, 7, 8]]);
    for (const chicks of [1, 6, 7, 40]) expect(turns(chicks).flat()).toHaveLength(chicks);
  });

  it('shows all chicks in the sky before the star appears', () => {
    for (const chicks of [1, 2, 7, 40])
      expect((chicks - 1) * riseGap(chicks) + 1400).toBeLessThanOrEqual(3000);
    expect(riseGap(3)).toBe(250);
  });
});
