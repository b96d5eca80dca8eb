import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../../../tests/support/client';
import { BoardTop } from './board-top';
import { boardOf } from './testing/boards';

describe('the drawing next to the clock', () => {
  it.each([
    ['00:01', 'evening-moon'],
    ['06:00', 'sunrise'],
  ])('at %s is the %s', (time, art) => {
    const now = Date.parse(`2029-03-06T${time}:00Z`);
    const clock = { now, today: '2029-03-06', partOfDay: 'morning', timezone: 'UTC' } as const;
    const { container } = renderInApp(<BoardTop board={boardOf([])} clock={clock} />);
    expect(container.querySelector('img')?.getAttribute('src')).toContain(art);
  });
});
