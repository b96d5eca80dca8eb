import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boardChore, boardLane, boardOf } from '@/features/board/testing/boards';
import { createQueryClient } from '@/lib/api/query-client';
import { pass, pretendServer, renderWith } from '../../../../tests/support/client';
import BoardPage from './board-page';

const chores = ['Feed Biscuit', 'Walk the dog'].map((name) => boardChore(name));
const mia = boardLane('Mia', {
  chores: [
    ...chores,
    boardChore('Make your bed', {
      state: 'waiting',
      submissions: [{ id: 's1', status: 'pending', undoUntil: '2029-03-06T15:00:50.000Z' }],
    }),
  ],
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.getAttribute('aria-label');

async function openBoard() {
  vi.useFakeTimers({ now: new Date('2029-03-06T15:00:00Z') });
  const sent = pretendServer({
    'GET /api/board': () => ({ body: boardOf([mia, boardLane('Leo', { chores }), boardLane('Ava')]) }),
    'DELETE /api/board/checks/s1': () => ({ body: { lane: { ...mia, chores } } }),
  });
  renderWith(
    createQueryClient(() => undefined),
    <BoardPage />,
  );
  await pass(100);
  return sent;
}

beforeEach(() => {
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {}
    },
  );
});

describe('the keys of a board', () => {
  it('focus a lane by its number, then move between rows and lanes', async () => {
    await openBoard();
    press('2');
    expect(focused()).toBe('Check off Feed Biscuit, Leo');
    press('ArrowDown');
    expect(focused()).toBe('Check off Walk the dog, Leo');
    press('ArrowLeft');
    expect(focused()).toBe('Check off Walk the dog, Mia');
    press('ArrowUp');
    expect(focused()).toBe('Check off Feed Biscuit, Mia');
    press('3');
    expect(document.activeElement?.closest('section')).toBe(screen.getByRole('region', { name: /^Ava/ }));
  });

  it('undo the last check of the lane that has or had the focus, also when its row has folded', async () => {
    const sent = await openBoard();
    press('2');
    press('u');
    await pass(100);
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    press('1');
    // As if its button had disappeared.
    act(() => (document.activeElement as HTMLElement).blur());
    press('U');
    await pass(100);
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('do nothing while a dialog is open', async () => {
    await openBoard();
    fireEvent.click(screen.getByRole('button', { name: 'Done: 1' }));
    await pass(100);
    const sheet = screen.getByRole('dialog');
    press('2');
    expect(sheet.contains(document.activeElement)).toBe(true);
  });
});
