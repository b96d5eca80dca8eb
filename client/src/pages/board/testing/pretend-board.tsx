import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Board, BoardChore, CheckInput } from '@shared/contracts/boards';
import { lastTaps, recentChecks } from '@/features/board/checks';
import { bubbles } from '@/features/board/lane-news';
import { boardChore, boardLane } from '@/features/board/testing/boards';
import { checkConnection } from '@/lib/api/connection';
import { createQueryClient } from '@/lib/api/query-client';
import { pass, pretendServer, renderWith, type Reply, type Sent } from '../../../../../tests/support/client';
import BoardPage from '../board-page';

export const feed = boardChore('Feed Biscuit');
export const bed = boardChore('Make your bed');

export const laneWith = (...chores: BoardChore[]) =>
  boardLane('Mia', {
    chores,
    nest: {
      places: chores.map(({ state }) => ({
        look: state === 'due' ? 'empty' : 'waiting',
        category: 'general',
      })),
      surprise: 'none',
    },
  });

export const pending = (chore: BoardChore): BoardChore => ({
  ...chore,
  state: 'waiting',
  submissions: [{ id: `s ${chore.name}`, status: 'pending', undoUntil: '2029-03-06T15:01:00.000Z' }],
});

export const bodyOf = (sent: Sent | undefined) => sent?.body as CheckInput;

/** A server that accepts each check, unless `refuse` answers. */
export class PretendBoard {
  board!: Board;
  isAway = false;
  sent: Sent[] = [];
  refuse: (sent: Sent) => Reply | undefined = () => undefined;

  start(): void {
    this.isAway = false;
    this.refuse = () => undefined;
    this.sent = pretendServer({
      'GET /api/board': () => (this.isAway ? null : { body: this.board }),
      'POST /api/board/checks': (sent) => (this.isAway ? null : this.#check(sent)),
      'DELETE /api/board/checks/s%20Feed%20Biscuit': (sent) => this.refuse(sent) ?? this.#undo(),
      'GET /healthz': () => (this.isAway ? null : { body: 'ok' }),
    });
  }

  async open(board: Board): Promise<void> {
    this.board = board;
    renderWith(
      createQueryClient(() => undefined),
      <BoardPage />,
    );
    await pass(100);
  }

  checks(): Sent[] {
    return this.sent.filter(({ method }) => method === 'POST');
  }

  #check(sent: Sent): Reply {
    const refused = this.refuse(sent);
    if (refused) return refused;
    const { kidId, choreId } = bodyOf(sent);
    const lanes = this.board.lanes.map((lane) =>
      lane.kid.id === kidId
        ? laneWith(...lane.chores.map((chore) => (chore.choreId === choreId ? pending(chore) : chore)))
        : lane,
    );
    this.board = { ...this.board, lanes };
    const { now } = this.board;
    const check = { submissionId: `s ${choreId}`, kidId, choreId, status: 'pending', undoUntil: now };
    return { status: 201, body: { check, lane: lanes.find(({ kid }) => kid.id === kidId) } };
  }

  #undo(): Reply {
    this.board = { ...this.board, lanes: [laneWith(feed, bed)] };
    return { body: { lane: this.board.lanes[0] } };
  }
}

/** A board's server for each test of a file, on an afternoon. */
export function usePretendBoard(): PretendBoard {
  const server = new PretendBoard();
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2029-03-06T15:00:00Z') });
    vi.stubGlobal(
      'WebSocket',
      class extends EventTarget {
        close() {}
      },
    );
    recentChecks.set([]);
    lastTaps.clear();
    bubbles.set(new Map());
    server.start();
  });
  // Test files share the connection.
  afterEach(async () => {
    server.isAway = false;
    await checkConnection();
  });
  return server;
}

export async function tap(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(100);
}

export const canCheck = (name: string): boolean =>
  screen.queryByRole('button', { name: `Check off ${name}, Mia` }) !== null;

export const canUndo = (name: string): boolean =>
  screen.queryByRole('button', { name: `Undo ${name}, Mia` }) !== null;

/** What Pip says over a lane. */
export const bubble = (): string | null | undefined => document.querySelector('[data-bubble] p')?.textContent;

/** The last announcement for screen readers. */
export const announced = (): string | null | undefined =>
  document.querySelector('[data-announcement]')?.textContent;
