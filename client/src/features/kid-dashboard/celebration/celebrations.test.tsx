import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, pretendServer, renderInApp, type Reply, type Sent } from '../../../../../tests/support/client';
import Celebrations from './celebrations';

const feed = ['Movie night', 'Pizza picker'].map((name, index) => ({
  id: `a${index}`,
  kidId: 'mia',
  rewardId: `r${index}`,
  reward: { id: `r${index}`, name, imageUrl: null, tier: 'medium', isMystery: false },
  reviewedAt: `2029-03-01T0${index}:00:00.000Z`,
  parentNotes: null,
  newStars: 13,
}));

let markShown: () => Reply;
let sent: Sent[];
const onCover = vi.fn<(covered: boolean) => void>();
const told = () => sent.filter(({ method }) => method === 'PUT').map(({ path }) => path);

async function show(flying = false) {
  renderInApp(
    <Celebrations
      kid={{ id: 'mia', name: 'Mia' }}
      flying={flying}
      newBadges={[]}
      onUnfolded={() => undefined}
      onCover={onCover}
    />,
  );
  await pass(10);
}

const hooray = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Yippee!' }));
  await pass(10);
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  onCover.mockClear();
  markShown = () => ({ body: {} });
  sent = pretendServer({
    'GET /api/kids/mia/approved-rewards': () => ({ body: feed }),
    'PUT /api/reward-redemptions/a0/mark-shown': () => markShown(),
    'PUT /api/reward-redemptions/a1/mark-shown': () => markShown(),
  });
});

describe('approved rewards', () => {
  it('are celebrated one after another, each told to the server once', async () => {
    await show();
    expect(screen.getByRole('dialog', { name: 'Hooray, Mia!' }).textContent).toContain(
      'Movie night is yours.',
    );
    expect(told()).toEqual([]);
    await hooray();
    expect(screen.getByRole('dialog').textContent).toContain('Pizza picker is yours.');
    await hooray();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(told()).toEqual([
      '/api/reward-redemptions/a0/mark-shown',
      '/api/reward-redemptions/a1/mark-shown',
    ]);
  });

  it('say when they cover the screen, so that stars wait for the open sky', async () => {
    await show();
    expect(onCover).toHaveBeenLastCalledWith(true);
    await hooray();
    expect(onCover).toHaveBeenLastCalledWith(true);
    await hooray();
    expect(onCover).toHaveBeenLastCalledWith(false);
  });

  it('come again after a reload that came before they were closed', async () => {
    await show();
    cleanup();
    await show();
    expect(screen.getByRole('dialog').textContent).toContain('Movie night is yours.');
  });

  it('never come twice, even when the server could not be told; it is told at the next visit', async () => {
    markShown = () => null;
    await show();
    await hooray();
    cleanup();
    markShown = () => ({ body: {} });
    sent.length = 0;
    await show();
    expect(screen.getByRole('dialog').textContent).toContain('Pizza picker is yours.');
    expect(told()).toEqual(['/api/reward-redemptions/a0/mark-shown']);
  });

  it('wait while stars are flying', async () => {
    await show(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
