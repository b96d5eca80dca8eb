import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Board, BoardLane } from '@shared/contracts/boards';
import { renderInApp } from '../../../../tests/support/client';
import { Lane } from './lane';
import { boardChore, boardLane, boardOf } from './testing/boards';

const TUESDAY = '2029-03-06';
const NIGHT = '2029-03-06T19:00:00Z';
const grab = (...kidIds: string[]): Board['grabs'][number] => ({ chore: boardChore('Sweep'), kidIds });
const full = { places: [{ look: 'hatched', category: null } as const], surprise: 'ready' as const };

function show(changes: Partial<BoardLane>, grabs: Board['grabs'] = [], at = '2029-03-06T15:00:00Z') {
  const lane = boardLane('Leo', changes);
  const clock = {
    now: Date.parse(at),
    today: TUESDAY,
    partOfDay: at === NIGHT ? ('evening' as const) : ('afternoon' as const),
    timezone: 'UTC',
  };
  const { container } = renderInApp(<Lane lane={lane} board={boardOf([lane], { grabs })} clock={clock} />);
  return within(container);
}

describe('a lane without chores to do now', () => {
  it('shows when a kid’s break ends', () => {
    const lane = show({ paused: { until: '2029-03-10' } });
    expect(lane.getByRole('heading', { name: 'On a break' })).toBeDefined();
    expect(lane.getByText('Back Sunday')).toBeDefined();
  });

  it('shows that a kid returns tomorrow, and no day for a pause without an end', () => {
    show({ paused: { until: TUESDAY } });
    expect(screen.getByText('Back tomorrow')).toBeDefined();
    show({ paused: { until: null } });
    expect(screen.getAllByText(/^Back/)).toHaveLength(1);
  });

  it('names the part of the day that has more chores', () => {
    const lane = show({
      nest: { places: [{ look: 'empty', category: null }], surprise: 'none' },
      chores: [boardChore('Brush your teeth', { partOfDay: 'evening' })],
    });
    expect(lane.getByRole('heading', { name: 'Nothing right now' })).toBeDefined();
    expect(lane.getByText('More this evening')).toBeDefined();
  });

  it('points at the shelf if only a chore of the shelf is open for the kid', () => {
    expect(show({}, [grab('leo', 'mia')]).getByRole('heading', { name: 'Pick one below!' })).toBeDefined();
  });

  it('is a free day if nothing is due, even if the shelf has chores for other kids', () => {
    expect(show({}, [grab('mia', 'ava')]).getByRole('heading', { name: 'Free day!' })).toBeDefined();
  });

  it('wishes a good night only in the evening when all is done', () => {
    const lane = show({ nest: full, chores: [boardChore('Sweep', { state: 'done' })] });
    expect(lane.getByRole('heading', { name: 'All done, Leo!' })).toBeDefined();
    expect(lane.queryByText('Sleep well')).toBeNull();
    show({ nest: full }, [], NIGHT);
    expect(screen.getByText('Sleep well')).toBeDefined();
  });
});
