import { describe, expect, it } from 'vitest';
import { standingsOf, goldStars, type Entry } from './standings';
import { formatNextSunday, formatWeek } from './week-range';

function entry(name: string, starsEarned: number, rank?: number | null): Entry {
  return {
    id: name,
    kidId: name,
    weekStart: '2026-03-15',
    starsEarned,
    choresCompleted: 1,
    rank,
    createdAt: '2026-03-15T00:00:00.000Z',
    kid: { id: name, name, friend: null, avatarColor: '#FF6B6B', totalStars: 0, currentLevel: 1, level: 1 },
  };
}

const names = (entries: readonly Entry[]) => entries.map(({ kid }) => kid.name);

describe("the week's standings", () => {
  it('put ranks 1 to 3 on the podium and others in rows, in any input order', () => {
    const { podium, rows } = standingsOf([
      entry('Dan', 1, 4),
      entry('Cleo', 5, 3),
      entry('Ava', 9, 1),
      entry('Ben', 7, 2),
    ]);
    expect(podium.map(({ rank, stars, entries }) => [rank, stars, names(entries)])).toEqual([
      [1, 9, ['Ava']],
      [2, 7, ['Ben']],
      [3, 5, ['Cleo']],
    ]);
    expect(names(rows)).toEqual(['Dan']);
  });

  it('put kids with equal ranks on one step, by name, and omit empty steps', () => {
    const { podium, rows } = standingsOf([
      entry('Ben', 9, 1),
      entry('Ava', 9, 1),
      entry('Cleo', 5, 3),
      entry('Dan', 5, 3),
      entry('Eva', 2, 5),
    ]);
    expect(podium.map(({ rank, entries }) => [rank, names(entries)])).toEqual([
      [1, ['Ava', 'Ben']],
      [3, ['Cleo', 'Dan']],
    ]);
    expect(names(rows)).toEqual(['Eva']);
  });

  it('give no rank to kids without stars', () => {
    const { podium, rows, unranked } = standingsOf([entry('Ben', 0, 1), entry('Ava', 0, 1)]);
    expect([podium, rows]).toEqual([[], []]);
    expect(names(unranked)).toEqual(['Ava', 'Ben']);
  });

  it('treat a missing rank as 999', () => {
    const { rows } = standingsOf([entry('Ava', 3), entry('Ben', 2, null), entry('Cleo', 1, 4)]);
    expect(names(rows)).toEqual(['Cleo', 'Ava', 'Ben']);
  });
});

describe("the week's dates", () => {
  it('run from Sunday to Saturday across months and years', () => {
    expect(formatWeek('2026-03-29')).toBe('Sun, Mar 29 to Sat, Apr 4');
    expect(formatWeek('2026-12-27')).toBe('Sun, Dec 27 to Sat, Jan 2');
    expect(formatNextSunday('2026-12-27')).toBe('January 3');
  });
});

it('fills the pile in tenths, and completely only at the goal', () => {
  expect([0, 9, 10, 46, 99, 100, 250].map((stars) => goldStars(stars, 100))).toEqual([0, 0, 1, 4, 9, 10, 10]);
  expect(goldStars(2, 3)).toBe(6);
});

it('shows each star if there is no goal', () => {
  expect([0, 3, 40].map((stars) => goldStars(stars, null))).toEqual([0, 3, 10]);
});
