import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catchUp, land, type ShownStars } from './shown-stars';
import { useShownStars } from './use-shown-stars';

const at = (balance: number, lifetime: number): ShownStars => ({
  sums: { balance, lifetime },
  flight: null,
  filled: null,
});

/** Lands every star of the flight and returns the state after each. */
function landAll(shown: ShownStars): ShownStars[] {
  const count = shown.flight?.count ?? 0;
  const states: ShownStars[] = [];
  for (let nth = 0, now = shown; nth < count; nth += 1) {
    now = land(now, nth);
    states.push(now);
  }
  return states;
}

describe('the shown stars', () => {
  it('stay unchanged if nothing changed', () => {
    const shown = at(5, 5);
    expect(catchUp(shown, { balance: 5, lifetime: 5 }, true)).toBe(shown);
  });

  it('fly once per earned star, at most ten', () => {
    expect(catchUp(at(5, 5), { balance: 8, lifetime: 8 }, true).flight?.count).toBe(3);
    expect(catchUp(at(5, 5), { balance: 65, lifetime: 65 }, true).flight?.count).toBe(10);
  });

  it('count up with each landing and end at the real total', () => {
    const states = landAll(catchUp(at(2, 20), { balance: 25, lifetime: 43 }, true));
    const balances = states.map(({ sums }) => sums.balance);
    expect(balances).toHaveLength(10);
    expect(balances).toEqual(balances.toSorted((a, b) => a - b));
    expect(states.at(-1)).toMatchObject({ sums: { balance: 25, lifetime: 43 }, flight: null });
  });

  it('flash the level that was completed', () => {
    const filled = landAll(catchUp(at(8, 8), { balance: 12, lifetime: 12 }, true)).map((now) => now.filled);
    expect(filled).toEqual([null, 1, 1, 1]);
  });

  it('delay later changes until the flight has landed', () => {
    const flying = catchUp(at(5, 5), { balance: 8, lifetime: 8 }, true);
    expect(catchUp(flying, { balance: 3, lifetime: 8 }, true)).toBe(flying);
    const landed = landAll(flying).at(-1);
    expect(landed && catchUp(landed, { balance: 3, lifetime: 8 }, true).sums.balance).toBe(3);
  });

  it('change immediately when stars are spent or with reduced motion', () => {
    expect(catchUp(at(38, 164), { balance: 13, lifetime: 164 }, true)).toEqual(at(13, 164));
    expect(catchUp(at(5, 5), { balance: 25, lifetime: 25 }, false)).toEqual(at(25, 25));
  });
});

describe("a flight that can't be drawn", () => {
  it('ends with the real totals', () => {
    const { result, rerender } = renderHook(
      ({ stars }) => useShownStars({ balance: stars, lifetime: stars }, true, true),
      { initialProps: { stars: 5 } },
    );
    rerender({ stars: 8 });
    expect(result.current).toMatchObject({ flying: true, sums: { balance: 5 } });
    act(() => result.current.finish());
    expect(result.current).toMatchObject({ flying: false, sums: { balance: 8, lifetime: 8 } });
  });
});
