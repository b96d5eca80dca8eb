import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoutineRun } from '@shared/contracts/routines';
import { boardChore, boardLane, boardOf } from '@/features/board/testing/boards';
import { applyEffects, applyRun } from '@/lib/api/cache-effects';
import { createQueryClient } from '@/lib/api/query-client';
import { pass, pretendServer, renderWith, type Reply } from '../../../../tests/support/client';
import BoardPage from './board-page';

const mia = boardLane('Mia', {
  nest: {
    places: [
      { look: 'hatched', category: 'bedroom' },
      { look: 'empty', category: 'pets' },
    ],
    surprise: 'none',
  },
  chores: [
    boardChore('Brush your teeth', { partOfDay: 'evening' }),
    boardChore('Feed Biscuit'),
    boardChore('Make your bed', { state: 'done' }),
    boardChore('Water the plants', { late: true }),
  ],
});

const laneOf = (name: RegExp) => within(screen.getByRole('region', { name }));
const choresIn = (name: RegExp) =>
  laneOf(name)
    .queryAllByRole('button', { name: /^Check off/ })
    .map((button) => /^Check off (.*), \w+$/.exec(button.getAttribute('aria-label') ?? '')?.[1]);

async function openBoard(reply: () => Reply) {
  vi.useFakeTimers({ now: new Date('2029-03-06T15:00:00Z') });
  const sent = pretendServer({ 'GET /api/board': reply });
  const client = createQueryClient(() => undefined);
  renderWith(client, <BoardPage />);
  await pass(100);
  return { client, sent };
}

beforeEach(() => {
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  );
});

describe('a family board', () => {
  it('shows each kid with the chores to do now, in the order of the kid’s own screen', async () => {
    await openBoard(() => ({ body: boardOf([mia, boardLane('Leo')]) }));
    expect(choresIn(/^Mia, 1 of 2 done/)).toEqual(['Water the plants', 'Feed Biscuit']);
    expect(laneOf(/^Mia/).getByRole('button', { name: 'Later: 1' })).toBeDefined();
    expect(laneOf(/^Mia/).getByRole('button', { name: 'Done: 1' })).toBeDefined();
    expect(laneOf(/^Leo/).getByText('Free day!')).toBeDefined();
    expect(screen.getByText('Tuesday, March 6')).toBeDefined();
  });

  it('is read again after a change, and only if it has changed', async () => {
    let board = boardOf([mia]);
    const { client, sent } = await openBoard(() => ({ body: board, headers: { ETag: '"1"' } }));
    board = boardOf([boardLane('Ava')]);
    await applyEffects(client, 'board_changed');
    await pass(100);
    expect(sent.at(-1)?.headers.get('If-None-Match')).toBe('"1"');
    expect(laneOf(/^Ava/)).toBeDefined();
  });

  it('shows a run that another device moved without reading the board', async () => {
    const { client, sent } = await openBoard(() => ({ body: boardOf([mia]) }));
    const run: RoutineRun = {
      kidId: 'mia',
      choreId: 'Feed Biscuit',
      dueOn: '2029-03-06',
      day: '2029-03-06',
      steps: [],
      current: null,
      startedAt: '2029-03-06T15:00:00.000Z',
      stepStartedAt: null,
      pausedAt: null,
      updatedAt: '2029-03-06T15:00:00.000Z',
    };
    expect(applyRun(client, run)).toBe(true);
    await pass(100);
    expect(choresIn(/^Mia/)).toEqual(['Feed Biscuit', 'Water the plants']);
    expect(sent).toHaveLength(1);
  });

  it('is read again a minute after it could not be loaded, or when someone presses Retry', async () => {
    let reply: Reply = { status: 500, body: { code: 'internal', message: 'Sorry' } };
    const { sent } = await openBoard(() => reply);
    screen.getByRole('button', { name: 'Retry' }).click();
    await pass(100);
    expect(sent).toHaveLength(2);
    reply = { body: boardOf([mia]) };
    await pass(60_000);
    expect(laneOf(/^Mia/)).toBeDefined();
  });

  it('shows how to connect a device that isn’t a board', async () => {
    await openBoard(() => ({ status: 403, body: { code: 'forbidden', message: 'Forbidden' } }));
    expect(screen.getByRole('heading', { name: 'This device isn’t a board' })).toBeDefined();
  });
});
