import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToast } from '@/components/ui/use-toast';
import { ApiError } from '@/lib/api/api-client';
import { pass } from '../../../../tests/support/client';
import { offerUndo, withdrawUndo, type Undoable } from './undo-offer';
import { UndoPlace } from './undo-place';

const realTurn = setImmediate;

let undone: string[];

const item = (name: string, more: Partial<Undoable> = {}): Undoable => ({
  kind: 'approved',
  kid: { id: 'mia', name: 'Mia' },
  name,
  stars: 5,
  text: 'Mia got 5 stars.',
  undo: () => Promise.resolve(undone.push(name)),
  ...more,
});

const offer = async (...items: Undoable[]) => {
  for (const one of items) offerUndo(one);
  await pass(0);
  // React needs some turns to render the loaded chunk.
  for (let turns = 0; turns < 100 && shown() === null; turns += 1) {
    await new Promise((resolve) => void realTurn(resolve));
    await pass(0);
  }
};
const shown = () => document.querySelector('[data-undo-bar]')?.textContent ?? null;
const undoKey = () => screen.getByRole('button', { name: /^Undo/ });

beforeAll(() => import('./undo-bar'));
beforeEach(() => {
  vi.useFakeTimers();
  undone = [];
  withdrawUndo();
  render(
    <>
      <UndoPlace />
      <Said />
    </>,
  );
});

function Said() {
  const said = useToast();
  return <p data-said>{said && `${said.title}. ${said.description ?? ''}`}</p>;
}

describe('the undo bar', () => {
  it('shows the action for ten seconds as a status without taking the focus', async () => {
    await offer(item('Dishes'));
    expect(screen.getByRole('status').textContent).toContain('Approved: DishesMia got 5 stars.');
    expect(document.activeElement).toBe(document.body);
    await pass(9_999);
    expect(shown()).not.toBeNull();
    await pass(1);
    expect(shown()).toBeNull();
    expect(undone).toEqual([]);
  });

  it('collects actions, restarts its timer and undoes all, newest first', async () => {
    await offer(item('Dishes'), item('Trash'));
    await pass(9_000);
    await offer(item('Pizza', { kind: 'sentBack' }));
    expect(shown()).toContain('2 approved and 1 sent back');
    await pass(9_000);
    fireEvent.click(undoKey());
    await pass(0);
    expect(undone).toEqual(['Pizza', 'Trash', 'Dishes']);
    expect(shown()).toBeNull();
  });

  it('replaces actions of another kind', async () => {
    await offer(item('Dishes'), item('5 stars', { kind: 'given' }));
    fireEvent.click(undoKey());
    await pass(0);
    expect(undone).toEqual(['5 stars']);
  });

  it.each([
    [
      'hovered',
      () => fireEvent.pointerEnter(bar(), { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(bar()),
    ],
    ['focused', () => fireEvent.focus(undoKey()), () => fireEvent.blur(undoKey())],
    ['hidden', () => hide(true), () => hide(false)],
  ])('pauses its timer while it is %s', async (_how, begin, end) => {
    await offer(item('Dishes'));
    await pass(6_000);
    begin();
    await pass(60_000);
    end();
    await pass(3_999);
    expect(shown()).not.toBeNull();
    await pass(1);
    expect(shown()).toBeNull();
  });

  it('undoes only once on repeated clicks', async () => {
    await offer(
      item('Dishes', {
        undo: () => new Promise((done) => setTimeout(() => done(undone.push('Dishes')), 500)),
      }),
    );
    fireEvent.click(undoKey());
    fireEvent.click(undoKey());
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await pass(500);
    expect(undone).toEqual(['Dishes']);
  });

  it('undoes on Ctrl+Z, but not while typing', async () => {
    await offer(item('Dishes'));
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    await pass(0);
    expect(undone).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await pass(0);
    expect(undone).toEqual(['Dishes']);
    field.remove();
  });

  it('continues after a failure and reports failures once', async () => {
    const reply = { message: 'Not reviewed', code: 'not_reviewed' };
    const fails = { undo: () => Promise.reject(new ApiError(409, 'Conflict', JSON.stringify(reply))) };
    await offer(item('Dishes', fails), item('Trash'), item('Pizza', fails));
    fireEvent.click(undoKey());
    await pass(0);
    expect(undone).toEqual(['Trash']);
    expect(document.querySelector('[data-said]')?.textContent).toBe(
      'Already undone. Someone else already undid Pizza. 1 more couldn’t be undone.',
    );
    expect(shown()).toBeNull();
  });
});

function bar(): Element {
  const found = document.querySelector('[data-undo-bar]');
  if (!found) throw new Error('no bar');
  return found;
}

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}
