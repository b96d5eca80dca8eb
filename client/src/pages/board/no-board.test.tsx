import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '@/app/app';
// Loads their code before a test opens them.
import '../kid-login/kid-login-page';
import '../kid/kid-page';
import './board-page';
import { createQueryClient } from '@/lib/api/query-client';
import { pass, pretendServer, renderWith, type Reply } from '../../../../tests/support/client';

const hint = (value: string) => {
  document.cookie = `starnest-paired=${value}; Path=/`;
};

const paired = (board: object | null): Reply => ({
  body: {
    family: { name: 'The Owls', leaderboardMode: 'self', idleMinutes: 3 },
    kids: [],
    turns: [],
    board,
  },
});
const REFUSED: Reply = { status: 401, body: { code: 'unauthorized', message: 'Unauthorized' } };
let device: Reply;

async function openAt(address: string) {
  window.history.replaceState(null, '', address);
  renderWith(
    createQueryClient(() => undefined),
    <App />,
  );
  await pass(500);
}

beforeEach(() => {
  vi.useFakeTimers();
  device = { status: 404, body: { code: 'not_found', message: 'Not found' } };
  pretendServer({
    'GET /api/user': () => ({ body: null }),
    'GET /api/board': () => REFUSED,
    'GET /api/device': () => device,
  });
});
afterEach(() => hint('; Max-Age=0'));

describe('a board', () => {
  it.each(['/', '/kid-login', '/kids', '/kid/login'])('opens its page at %s', async (address) => {
    hint('board');
    await openAt(address);
    expect(window.location.pathname).toBe('/board');
  });

  it('shows the tablet’s names once a parent made it a tablet again', async () => {
    hint('board');
    await openAt('/board');
    expect(screen.getByRole('heading', { name: 'This device isn’t a board' })).toBeTruthy();
    hint('tablet');
    device = paired(null);
    await pass(30_000);
    expect(window.location.pathname).toBe('/kid-login');
  });
});

it('shows a device that isn’t a board how to become one, with links', async () => {
  await openAt('/board');
  expect(screen.getByRole('heading', { name: 'This device isn’t a board' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Connect this tablet' }).getAttribute('href')).toBe('/pair');
});

it('opens the board once the server reports one', async () => {
  hint('tablet');
  device = paired({ mode: 'check' });
  await openAt('/kid-login');
  expect(window.location.pathname).toBe('/board');
});
