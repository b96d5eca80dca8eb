import { describe, expect, it } from 'vitest';
import { averageDaily, familyAchievement, performanceBadge } from './analytics';

describe('performanceBadge', () => {
  it.each([
    [0, 'Needs Motivation'],
    [1, 'Getting Started!'],
    [2, 'Getting Started!'],
    [3, 'Good Work!'],
    [5, 'Good Work!'],
    [6, 'On Fire!'],
    [600, 'On Fire!'],
  ])('for %i chores is "%s"', (chores, badge) => {
    expect(performanceBadge(chores)).toBe(badge);
  });
});

describe('familyAchievement', () => {
  it.each([
    [0, 'none'],
    [1, 'started'],
    [10, 'started'],
    [11, 'great'],
    [20, 'great'],
    [21, 'amazing'],
  ])('for %i chores is %s', (chores, level) => {
    expect(familyAchievement(chores)).toBe(level);
  });
});

describe('averageDaily', () => {
  it.each([
    [0, 7, 0],
    [7, 7, 1],
    [1, 3, 0.3],
    [2, 3, 0.7],
    [1, 4, 0.3],
    [5, 0, 0],
  ])('for %i activities in %i days is %d', (activities, days, average) => {
    expect(averageDaily(activities, days)).toBe(average);
  });
});
