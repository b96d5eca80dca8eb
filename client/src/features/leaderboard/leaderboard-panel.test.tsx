import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pass, pretendServer, renderInApp, type Reply } from '../../../../tests/support/client';
import { LeaderboardPanel } from './leaderboard-panel';

const entry = (name: string, starsEarned: number, rank: number) => ({
  id: name,
  kidId: `kid-${name}`,
  weekStart: '2026-03-15',
  starsEarned,
  choresCompleted: 2,
  rank,
  createdAt: '2026-03-15T00:00:00.000Z',
  kid: { id: name, name, avatarColor: '#FF6B6B', totalStars: 0, currentLevel: 1, level: 1 },
});

const serve = (reply: () => Reply) => pretendServer({ 'GET /api/leaderboard': reply });

describe('the leaderboard', () => {
  it('waits with its shape, then shows the week with its note and its rules', async () => {
    serve(() => ({
      body: [entry('Ava', 9, 1), entry('Ben', 9, 1), entry('Cleo', 2, 3), entry('Dan', 1, 4)],
    }));
    renderInApp(<LeaderboardPanel ownId="kid-Ben" />);
    expect(screen.getByRole('status').textContent).toBe('Loading the leaderboard…');
    const board = await screen.findByRole('region', { name: 'Ranking, Sun, Mar 15 to Sat, Mar 21' });
    const [podium, rows] = within(board)
      .getAllByRole('list')
      .filter(({ tagName }) => tagName === 'OL');
    const first = podium?.firstElementChild;
    expect(first?.textContent).toContain('First place');
    expect(first?.textContent).toContain('Ava');
    expect(first?.textContent).toContain('BenYou');
    expect(first?.textContent).toContain('Together!');
    expect(podium?.children).toHaveLength(2);
    expect(rows?.textContent).toContain('Place 4');
    expect(screen.getByText('Resets every Sunday')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'How rankings work' })).toBeTruthy();
  });

  it('gives no place to who has stars and no rank, and lists them last', async () => {
    serve(() => ({ body: [{ ...entry('Zoe', 3, 0), rank: null }, entry('Ava', 9, 1), entry('Dan', 1, 4)] }));
    renderInApp(<LeaderboardPanel />);
    const row = (await screen.findByText('Zoe')).closest('li');
    expect(row?.previousElementSibling?.textContent).toContain('Place 4');
    expect(document.body.textContent).not.toMatch(/999|Place(?! 4)/);
  });

  it('lists the kids without ranks while nobody has a star, and calls nobody last', async () => {
    serve(() => ({ body: [entry('Ava', 0, 1), entry('Ben', 0, 1)] }));
    renderInApp(<LeaderboardPanel />);
    const unranked = await screen.findByRole('list', { name: 'No stars yet this week' });
    expect(within(unranked).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('A fresh week!')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/place \d|last\b/i);
  });

  it('is read again when the week ends on an open page', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-22T03:59:00Z') });
    // The server's clock is a little behind the tablet's.
    const weeks = ['2026-03-15', '2026-03-15', '2026-03-22'];
    const sent = pretendServer({
      'GET /api/family': () => ({ body: { id: 'f', name: null, timezone: 'America/New_York' } }),
      'GET /api/leaderboard': () => ({
        body: [{ ...entry('Ava', 9, 1), weekStart: weeks.length > 1 ? weeks.shift() : weeks[0] }],
      }),
    });
    renderInApp(<LeaderboardPanel ownId="kid-Ava" />);
    await pass(100);
    const reads = () => sent.filter(({ path }) => path === '/api/leaderboard').length;
    expect(screen.getByRole('region', { name: 'Ranking, Sun, Mar 15 to Sat, Mar 21' })).toBeTruthy();
    await pass(58_000);
    expect(reads()).toBe(1);
    await pass(3000);
    expect(reads()).toBe(2);
    await pass(61_000);
    expect(screen.getByRole('region', { name: 'Ranking, Sun, Mar 22 to Sat, Mar 28' })).toBeTruthy();
    await pass(600_000);
    expect(reads()).toBe(3);
    vi.useRealTimers();
  });

  it('says when there are no kids', async () => {
    serve(() => ({ body: [] }));
    renderInApp(<LeaderboardPanel />);
    expect(await screen.findByText('No kids to show on leaderboard!')).toBeTruthy();
  });

  it('says when it did not load, and tries again', async () => {
    let calls = 0;
    serve(() => {
      calls += 1;
      return calls === 1 ? null : { body: [entry('Ava', 9, 1)] };
    });
    renderInApp(<LeaderboardPanel />);
    fireEvent.click(await screen.findByRole('button', { name: /^Retry/ }));
    expect(await screen.findByText('Ava')).toBeTruthy();
  });
});
