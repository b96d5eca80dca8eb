import { act, screen, fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Chore } from '@shared/contracts/chores';
import type { KidCard } from '@shared/contracts/kids';
import { checkConnection, watchConnection } from '@/lib/api/connection';
import { pass, pretendServer, renderInApp, Said, said, type Sent } from '../../../../tests/support/client';
import { useTileActions } from './use-tile-actions';

const chore = { id: 'c1', name: 'Feed the cat' } as Chore;
const kids = [
  { id: 'k1', name: 'Mila' },
  { id: 'k2', name: 'Theo' },
] as KidCard[];

function Tiles() {
  const { complete, passOn } = useTileActions();
  return (
    <>
      {kids.map((kid) => (
        <button key={kid.id} type="button" onClick={() => complete(chore, kid, '2026-06-23')}>
          {`Done by ${kid.name}`}
        </button>
      ))}
      <button type="button" onClick={() => passOn(chore, kids[0] as KidCard)}>
        Pass on
      </button>
      <Said />
    </>
  );
}

let all: Sent[];
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(50);
};
const keys = () =>
  all.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));

beforeEach(() => {
  vi.useFakeTimers();
  all = pretendServer({
    'POST /api/kids/k1/completions': () => null,
    'POST /api/kids/k2/completions': () => null,
    'POST /api/chores/c1/pass-turn': () => null,
  });
  renderInApp(<Tiles />);
});

it('a retry after a lost response completes the chore only once per kid', async () => {
  await press('Done by Mila');
  expect(said()).toBe(
    'Not sure if that worked: The connection dropped, so this may have gone through. It’s safe to try again: nothing happens twice.',
  );
  await press('Done by Theo');
  await press('Done by Mila');
  await pass(10 * 60_000);
  await press('Done by Mila');
  const [mila, theo, again, later] = keys();
  expect(mila).toBeTruthy();
  expect(theo).not.toBe(mila);
  expect(again).toBe(mila);
  expect(later).not.toBe(mila);
});

it('a retry after a lost response passes a turn on only once', async () => {
  await press('Pass on');
  await press('Pass on');
  const [first, again] = keys();
  expect(first).toBeTruthy();
  expect(again).toBe(first);
});

it('a second press while the first one is being sent has no effect', async () => {
  const button = screen.getByRole('button', { name: 'Done by Mila' });
  fireEvent.click(button);
  fireEvent.click(button);
  await pass(50);
  expect(keys()).toHaveLength(1);
});

it('sends nothing offline, and says so', async () => {
  const end = watchConnection();
  await act(async () => void (await checkConnection()));
  await press('Done by Mila');
  expect(said()).toBe('Couldn’t mark it done: You’re offline. You can look around, but not save.');
  expect(keys()).toEqual([]);
  pretendServer({ 'GET /healthz': () => ({ body: {} }) });
  await act(async () => void (await checkConnection()));
  end();
});
