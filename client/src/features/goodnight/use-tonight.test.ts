import { describe, expect, it } from 'vitest';
import { figureOf } from './use-tonight';

const MONDAY = '2030-06-17';
const SUNDAY = '2030-06-23';
const nights = (days: string[], wall: { from: string; figure: 'cat'; count: number }[] = []) => ({
  days,
  wall,
});

describe('the figure of the week', () => {
  it('gains a star only for a day with a chore, once', () => {
    expect(figureOf(MONDAY, 1, nights([]), [], false, null).count).toBe(0);
    expect(figureOf(MONDAY, 1, nights([]), [], true, null).count).toBe(1);
    expect(figureOf(MONDAY, 1, nights([MONDAY]), [MONDAY], true, null).count).toBe(1);
    expect(figureOf('2030-06-18', 1, nights([MONDAY]), [], true, null).count).toBe(2);
  });

  it('becomes a picture on the last night of the week', () => {
    const tonight = figureOf(SUNDAY, 1, nights([MONDAY]), [], true, null);
    expect(tonight.picture).toEqual({ when: 'tonight', figure: tonight.figure, count: 2 });
    expect(figureOf('2030-06-22', 1, nights([MONDAY]), [], true, null).picture).toBeNull();
    expect(figureOf(SUNDAY, 1, nights([]), [], false, null).picture).toBeNull();
  });

  it('becomes a picture on the next good night if the kid missed the last one', () => {
    const wall = [{ from: '2030-06-10', figure: 'cat' as const, count: 3 }];
    const missed = { when: 'last-week', figure: 'cat', count: 3 };
    expect(figureOf('2030-06-18', 1, nights([], wall), [], true, null).picture).toEqual(missed);
    expect(figureOf(MONDAY, 1, nights([], wall), [], true, '2030-06-10').picture).toBeNull();
  });

  it('keeps its stars after midnight, when the week is over for the server', () => {
    const wall = [{ from: MONDAY, figure: 'cat' as const, count: 4 }];
    expect(figureOf(SUNDAY, 1, nights([], wall), [], false, null).count).toBe(4);
  });
});
