import { act, cleanup, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { recentChecks } from '@/features/board/checks';
import { dropCheck, keepCheck, MAX_CHECKS, readChecks } from '@/features/board/kept-checks';
import { boardOf } from '@/features/board/testing/boards';
import { checkConnection } from '@/lib/api/connection';
import { pass } from '../../../../tests/support/client';
import { bed, bodyOf, bubble, canCheck, feed, laneWith, tap, usePretendBoard } from './testing/pretend-board';

const server = usePretendBoard();
const OTHER = {
  deviceId: 'd1',
  kidId: 'leo',
  choreId: 'c',
  name: 'Chore',
  dueOn: null,
  day: '2029-03-06',
  waits: true,
};

describe('without a network', () => {
  const goAway = async () => {
    server.isAway = true;
    await act(checkConnection);
  };
  const comeBack = async () => {
    server.isAway = false;
    await act(checkConnection);
    await pass(100);
  };

  it('checks are kept through a reload, and sent once each, in their order, with the same keys', async () => {
    await server.open(boardOf([laneWith(feed, bed)]));
    await goAway();
    await tap('Check off Make your bed, Mia');
    await pass(1000);
    await tap('Check off Feed Biscuit, Mia');
    expect(screen.getAllByText('Sends later')).toHaveLength(2);
    const keys = readChecks().map(({ id }) => id);
    const tried = server.checks().length;

    cleanup();
    recentChecks.set([]);
    await comeBack();
    await server.open(boardOf([laneWith(feed, bed)]));
    await pass(1000);
    const after = server.checks().slice(tried);
    expect(after.map((one) => bodyOf(one).choreId)).toEqual(['Make your bed', 'Feed Biscuit']);
    expect(after.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(keys);
    expect(readChecks()).toEqual([]);
  });

  it('a check can be undone until it is sent', async () => {
    await server.open(boardOf([laneWith(feed, bed)]));
    await goAway();
    await tap('Check off Feed Biscuit, Mia');
    await pass(1000);
    await tap('Undo Feed Biscuit, Mia');
    expect(canCheck('Feed Biscuit')).toBe(true);
    expect(readChecks()).toEqual([]);
  });

  it('a check that the server rejects later, or that is too old, is explained in the lane', async () => {
    await server.open(boardOf([laneWith(feed, bed)]));
    await goAway();
    await tap('Check off Feed Biscuit, Mia');
    server.refuse = () => ({ status: 409, body: { code: 'not_due', message: 'No' } });
    await comeBack();
    expect(bubble()).toBe('That one isn’t for now.');
    expect(canCheck('Feed Biscuit')).toBe(true);

    await goAway();
    await pass(1000);
    await tap('Check off Make your bed, Mia');
    server.board = { ...server.board, today: '2029-03-08' };
    await act(() => vi.setSystemTime(new Date('2029-03-08T08:00:00Z')));
    await pass(60_000);
    await comeBack();
    expect(bubble()).toBe('That day is over.');
    expect(readChecks()).toEqual([]);
  });

  it('no more than 200 checks are kept, and the buttons say why', async () => {
    await server.open(boardOf([laneWith(feed)]));
    await goAway();
    for (let count = 0; count < MAX_CHECKS; count += 1) keepCheck({ ...OTHER, id: `k${count}` });
    await pass(100);
    const button = screen.getByRole('button', { name: 'Check off Feed Biscuit, Mia' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await tap('Check off Feed Biscuit, Mia');
    expect(bubble()).toBe('Starnest needs the internet first.');
    expect(readChecks()).toHaveLength(MAX_CHECKS);
    for (const { id } of readChecks()) dropCheck(id);
  });

  it('a kid who confirms with pictures sees that they need the internet', async () => {
    await server.open(boardOf([{ ...laneWith(feed), asksPictures: true }]));
    await goAway();
    await tap('Check off Feed Biscuit, Mia');
    expect(bubble()).toBe('Needs the internet for your pictures.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
