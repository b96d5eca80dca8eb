import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Board, BoardLane } from '@shared/contracts/boards';
import { boardChore, boardLane, boardOf } from '@/features/board/testing/boards';
import { applyEffects } from '@/lib/api/cache-effects';
import { createQueryClient } from '@/lib/api/query-client';
import { pass, pretendServer, renderWith } from '../../../../tests/support/client';
import BoardPage from './board-page';

const NAMES = ['Mia', 'Leo', 'Ava', 'Noah', 'Zoe', 'Eli', 'Ruby', 'Max', 'Ida'];
const chores = ['Feed Biscuit', 'Walk the dog', 'Sweep', 'Read', 'Tidy up'].map((name) => boardChore(name));
const kids = (count: number) => NAMES.slice(0, count).map((name) => boardLane(name, { chores }));

/** With a nest of two places, of which some are filled. */
const withEggs = (name: string, filled: number): BoardLane =>
  boardLane(name, {
    nest: {
      places: [1, 2].map((nth) => ({ look: nth <= filled ? 'hatched' : 'empty', category: null })),
      surprise: filled === 2 ? 'ready' : 'none',
    },
    chores: filled === 2 ? [] : chores.slice(0, 1),
  });

const region = (name: RegExp) => within(screen.getByRole('region', { name }));
const laneNames = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const parties = () => document.querySelectorAll('[data-party]').length;

async function openBoard(first: Board, { phone = false } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: phone && query.includes('639px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.useFakeTimers({ now: new Date('2029-03-06T15:00:00Z') });
  let board = first;
  pretendServer({ 'GET /api/board': () => ({ body: board }) });
  const client = createQueryClient(() => undefined);
  renderWith(client, <BoardPage />);
  await pass(100);
  const change = async (next: Board) => {
    board = next;
    await act(() => applyEffects(client, 'board_changed'));
    await pass(1500);
  };
  return change;
}

beforeEach(() => {
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  );
});

describe('lanes of a board', () => {
  it('have all rows for four kids, and one row and three eggs for five', async () => {
    const change = await openBoard(boardOf(kids(4)));
    expect(region(/^Mia/).getAllByRole('button', { name: /^Check off/ })).toHaveLength(5);
    await change(boardOf(kids(5)));
    expect(region(/^Mia/).getAllByRole('button', { name: /^Check off/ })).toHaveLength(1);
    expect(region(/^Mia/).getByRole('button', { name: 'Read' })).toBeDefined();
    expect(region(/^Mia/).getByRole('button', { name: '1 more chore' })).toBeDefined();
  });

  it('are on pages of eight, and the first page returns after a minute without a touch', async () => {
    await openBoard(boardOf(kids(9)));
    expect(laneNames()).toEqual(NAMES.slice(0, 8));
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(laneNames()).toEqual(['Ida']);
    expect(screen.getByText('Page 2 of 2')).toBeDefined();
    await pass(59_000);
    fireEvent.keyDown(document.body, { key: 'x' });
    await pass(59_000);
    expect(laneNames()).toEqual(['Ida']);
    await pass(2000);
    expect(laneNames()).toEqual(NAMES.slice(0, 8));
  });

  it('are one at a time on a phone, with a tab for each kid', async () => {
    await openBoard(boardOf(kids(3)), { phone: true });
    expect(laneNames()).toEqual(['Mia']);
    fireEvent.click(screen.getByRole('button', { name: 'Leo' }));
    expect(laneNames()).toEqual(['Leo']);
    expect(screen.getByRole('button', { name: 'Leo' }).getAttribute('aria-current')).toBe('true');
  });
});

describe('a finished day', () => {
  it('is celebrated for eight seconds when the last egg is laid, and not when the board opens', async () => {
    const change = await openBoard(boardOf([withEggs('Mia', 2), withEggs('Leo', 1)]));
    expect(parties()).toBe(0);
    await change(boardOf([withEggs('Mia', 2), withEggs('Leo', 2), withEggs('Ava', 0)]));
    expect(parties()).toBe(1);
    expect(region(/^Leo/).getByRole('heading', { name: 'All done, Leo!' })).toBeDefined();
    await pass(8000);
    expect(parties()).toBe(0);
    expect(region(/^Leo/).getByRole('heading', { name: 'All done, Leo!' })).toBeDefined();
  });

  it('is celebrated in all lanes once, when the last kid has finished', async () => {
    const change = await openBoard(boardOf([withEggs('Mia', 2), withEggs('Leo', 1), boardLane('Ava')]));
    await change(boardOf([withEggs('Mia', 2), withEggs('Leo', 2), boardLane('Ava')]));
    expect(parties()).toBe(2);
    await pass(9000);
    await change(boardOf([withEggs('Mia', 2), withEggs('Leo', 1), boardLane('Ava')]));
    await change(boardOf([withEggs('Mia', 2), withEggs('Leo', 2), boardLane('Ava')]));
    expect(parties()).toBe(1);
  });

  it('returns to its rows immediately when a chore is sent back', async () => {
    const change = await openBoard(boardOf([withEggs('Mia', 1)]));
    await change(boardOf([withEggs('Mia', 2)]));
    expect(parties()).toBe(1);
    await change(boardOf([withEggs('Mia', 1)]));
    expect(parties()).toBe(0);
    expect(region(/^Mia/).getByText('Feed Biscuit')).toBeDefined();
  });
});
