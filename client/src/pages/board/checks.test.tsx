import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readChecks, withChecks } from '@/features/board/kept-checks';
import { boardChore, boardLane, boardOf } from '@/features/board/testing/boards';
import { pass } from '../../../../tests/support/client';
import {
  announced,
  bed,
  bodyOf,
  bubble,
  canCheck,
  canUndo,
  feed,
  laneWith,
  pending,
  tap,
  usePretendBoard,
} from './testing/pretend-board';

const server = usePretendBoard();
const KEPT = { id: 'k', deviceId: 'd1', name: 'Chore', day: '2029-03-06', waits: true };
const trash = boardChore('Take out the trash', { sharing: 'first' });

describe('a tap', () => {
  it('checks off the chore, once for a double tap, and the row offers Undo for ten seconds', async () => {
    await server.open(boardOf([laneWith(feed, bed)]));
    fireEvent.click(screen.getByRole('button', { name: 'Check off Feed Biscuit, Mia' }));
    expect(canUndo('Feed Biscuit')).toBe(true);
    expect(screen.getByRole('region', { name: 'Mia, 1 of 2 done' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Check off Make your bed, Mia' }));
    await pass(100);
    expect(server.checks().map(bodyOf)).toEqual([
      { kidId: 'mia', choreId: 'Feed Biscuit', dueOn: '2029-03-06', on: '2029-03-06' },
    ]);
    expect(server.checks()[0]?.headers.get('Idempotency-Key')).not.toBeNull();
    expect(announced()).toBe('Mia, Feed Biscuit, done. Undo.');
    await pass(9000);
    expect(canUndo('Feed Biscuit')).toBe(true);
    await pass(2000);
    expect(canUndo('Feed Biscuit')).toBe(false);
    expect(screen.getByRole('button', { name: 'Done: 1' })).toBeDefined();
    expect(readChecks()).toEqual([]);
  });

  it('that finishes the day can be undone in the celebration', async () => {
    await server.open(boardOf([laneWith(feed)]));
    await tap('Check off Feed Biscuit, Mia');
    await pass(2000);
    expect(screen.getByRole('heading', { name: 'All done, Mia!' })).toBeDefined();
    await tap('Undo Feed Biscuit, Mia');
    await pass(1000);
    expect(canCheck('Feed Biscuit')).toBe(true);
    expect(screen.queryByRole('heading', { name: 'All done, Mia!' })).toBeNull();
  });

  it('fills no place of the nest for a chore of the week', async () => {
    const weekly = boardChore('Water the plants', { flexible: true });
    const lane = { ...laneWith(feed), chores: [feed, weekly] };
    const [shown] = withChecks(boardOf([lane]), [
      { ...KEPT, choreId: weekly.choreId, dueOn: weekly.dueOn, kidId: lane.kid.id },
    ]).lanes;
    expect(shown?.nest.places).toEqual(lane.nest.places);
    expect(shown?.chores[1]?.state).toBe('waiting');
  });

  it('keeps the row while a finger is on the lane', async () => {
    await server.open(boardOf([laneWith(feed, bed)]));
    await tap('Check off Feed Biscuit, Mia');
    const lane = screen.getByRole('region', { name: /^Mia/ });
    fireEvent.pointerDown(lane);
    await pass(20_000);
    expect(canUndo('Feed Biscuit')).toBe(true);
    fireEvent.pointerUp(lane);
    await pass(2000);
    expect(canUndo('Feed Biscuit')).toBe(false);
  });

  it('moves focus from a row that folds to the next one', async () => {
    await server.open(boardOf([laneWith(feed, bed)]));
    const focused = () => document.activeElement?.getAttribute('aria-label');
    screen.getByRole('button', { name: 'Check off Feed Biscuit, Mia' }).focus();
    await tap('Check off Feed Biscuit, Mia');
    expect(focused()).toBe('Undo Feed Biscuit, Mia');
    await pass(11_000);
    expect(focused()).toBe('Check off Make your bed, Mia');
  });

  it('is announced again if the next one has the same result, and over an open dialog', async () => {
    await server.open(boardOf([laneWith(pending(feed), bed)]));
    server.refuse = () => ({ status: 409, body: { code: 'already_done', message: 'already_done' } });
    await tap('Check off Make your bed, Mia');
    const region = document.querySelector('[data-announcement]');
    const first = region?.firstChild;
    expect(first?.textContent).toBe('Already done!');
    await pass(1000);
    await tap('Check off Make your bed, Mia');
    expect(announced()).toBe('Already done!');
    expect(region?.firstChild).not.toBe(first);
    await tap('Done: 1');
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(region?.closest('[aria-hidden]')).toBeNull();
  });

  it('is undone on the server in the row, and under Done until the minute is over', async () => {
    await server.open(boardOf([laneWith(feed, bed)]));
    await tap('Check off Feed Biscuit, Mia');
    await pass(1000);
    await tap('Undo Feed Biscuit, Mia');
    expect(server.sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(canCheck('Feed Biscuit')).toBe(true);
    expect(announced()).toBe('Feed Biscuit is open again');

    await pass(1000);
    await tap('Check off Feed Biscuit, Mia');
    await pass(12_000);
    await tap('Done: 1');
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /^Undo/ })).not.toBeNull();
    await pass(47_000);
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it.each([
    ['already_done', 'Already done!'],
    ['already_pending', 'Already done!'],
    ['taken', 'Leo did it already.'],
    ['not_your_turn', 'It’s Leo’s turn.'],
    ['paused', 'On a break right now.'],
    ['not_due', 'That one isn’t for now.'],
    ['inactive', 'That chore isn’t there anymore.'],
    ['not_found', 'That chore isn’t there anymore.'],
    ['rate_limited', 'Slow down a little. Try again soon.'],
    ['view_only', 'This board is for looking only.'],
    ['internal', 'That didn’t work. Try again.'],
  ])('that is refused as %s opens the chore again and says "%s"', async (code, words) => {
    await server.open(boardOf([laneWith(feed, bed), boardLane('Leo', { chores: [pending(feed)] })]));
    server.refuse = () => ({ status: code === 'internal' ? 500 : 409, body: { code, message: code } });
    await tap('Check off Feed Biscuit, Mia');
    expect(bubble()).toBe(words);
    expect(canCheck('Feed Biscuit')).toBe(true);
    await pass(6000);
    expect(document.querySelector('[data-bubble]')).toBeNull();
  });

  it.each([
    ['already_reviewed', 'Already approved.'],
    ['too_late', 'Too late to undo here.'],
    ['stars_already_spent', 'Those stars are spent already.'],
  ])('whose undo is refused as %s stays done', async (code, words) => {
    server.refuse = () => ({ status: 409, body: { code, message: code } });
    await server.open(boardOf([laneWith(pending(feed), bed)]));
    await tap('Done: 1');
    await tap('Undo Feed Biscuit, Mia');
    expect(bubble()).toBe(words);
    expect(screen.getByRole('button', { name: 'Done: 1', hidden: true })).toBeDefined();
  });
});

it('a view-only board has no buttons to check off or claim', async () => {
  const shown = boardOf([laneWith(feed)], { grabs: [{ chore: trash, kidIds: ['mia', 'leo'] }] });
  await server.open({ ...shown, device: { ...shown.device, mode: 'view' } });
  expect(screen.getByText('Feed Biscuit')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Check off/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take out the trash' })).toBeNull();
});

describe('a chore that is up for grabs', () => {
  const grab = { chore: trash, kidIds: ['mia', 'leo', 'ava'] };

  it('asks who did it, leaves out paused kids, and counts for that kid', async () => {
    const ava = boardLane('Ava', { paused: { until: null } });
    await server.open(boardOf([laneWith(feed), boardLane('Leo'), ava], { grabs: [grab] }));
    await tap('Take out the trash');
    const dialog = within(screen.getByRole('dialog', { name: 'Who did it?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Mia', 'Leo']);
    fireEvent.click(dialog.getByRole('button', { name: 'Leo' }));
    await pass(50);
    expect(bodyOf(server.checks()[0])).toMatchObject({ kidId: 'leo', choreId: 'Take out the trash' });
  });

  it('needs no question if one kid is left, and the question closes after a while', async () => {
    const ava = boardLane('Ava', { paused: { until: null } });
    await server.open(
      boardOf([laneWith(feed), ava], {
        grabs: [grab, { ...grab, chore: boardChore('Fold the laundry') }],
      }),
    );
    await tap('Take out the trash');
    expect(bodyOf(server.checks()[0])).toMatchObject({ kidId: 'mia' });

    cleanup();
    await server.open(boardOf([laneWith(feed), boardLane('Leo')], { grabs: [grab] }));
    await tap('Take out the trash');
    await pass(30_000);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a kid who confirms with pictures', () => {
  const asked = () => boardOf([{ ...laneWith(feed, bed), asksPictures: true }]);
  const pick = async (...pictures: string[]) => {
    for (const name of pictures) fireEvent.click(screen.getByRole('button', { name }));
    await pass(600);
  };

  it('enters them for each check, again after wrong ones, and they are never stored', async () => {
    await server.open(asked());
    server.refuse = ({ body }) =>
      (body as { pictures?: number[] }).pictures?.[0] === 0
        ? undefined
        : { status: 401, body: { code: 'wrong_credentials', message: 'Wrong' } };
    await tap('Check off Feed Biscuit, Mia');
    await pick('Dog', 'Cat', 'Star', 'Heart');
    expect(screen.getByText('Not quite. Try your pictures again.')).toBeDefined();
    await pass(1000);
    await pick('Cat', 'Dog', 'Star', 'Heart');
    expect(server.checks().map((one) => bodyOf(one).pictures)).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(canUndo('Feed Biscuit')).toBe(true);
    expect(Object.values(localStorage).join(' ')).not.toMatch(/pictures|\[1,0/);
  });

  it('sees that a parent can help after too many tries', async () => {
    await server.open(asked());
    server.refuse = () => ({ status: 429, body: { code: 'rate_limited', message: 'Wait' } });
    await tap('Check off Feed Biscuit, Mia');
    await pick('Dog', 'Cat', 'Star', 'Heart');
    expect(screen.getByText('Too many tries. Ask a parent.')).toBeDefined();
  });

  it('checks off nothing after 20 seconds without a touch', async () => {
    await server.open(asked());
    await tap('Check off Feed Biscuit, Mia');
    await pick('Dog', 'Cat');
    await pass(20_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.checks()).toEqual([]);
  });
});
