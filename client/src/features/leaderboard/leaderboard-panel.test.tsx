import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pass, pretendServer, renderInApp, type Reply, type Sent } from '../../../../tests/support/client';
import './kid-week';
import { LeaderboardPanel } from './leaderboard-panel';

const entry = (name: string, starsEarned: number, rank: number) => ({
  id: name,
  kidId: `kid-${name}`,
  weekStart: '2026-03-15',
  starsEarned,
  choresCompleted: 2,
  rank,
  createdAt: '2026-03-15T00:00:00.000Z',
  kid: { id: name, name, friend: null, avatarColor: '#FF6B6B', totalStars: 0, currentLevel: 1, level: 1 },
});

const FAMILY = {
  id: 'f',
  name: null,
  timezone: 'America/New_York',
  leaderboardMode: 'compete',
  teamGoal: null,
};
const serve = (
  reply: (sent: Sent) => Reply,
  family: object = {},
  more: Parameters<typeof pretendServer>[0] = {},
) =>
  pretendServer({
    'GET /api/family': () => ({ body: { ...FAMILY, ...family } }),
    'GET /api/leaderboard': reply,
    ...more,
  });
const kid = (name: string, isViewer = true) => ({ id: `kid-${name}`, isViewer });

describe('the leaderboard', () => {
  it('shows a skeleton, then the week, with its note and rules behind a button', async () => {
    serve(() => ({
      body: [entry('Ava', 9, 1), entry('Ben', 9, 1), entry('Cleo', 2, 3), entry('Dan', 1, 4)],
    }));
    renderInApp(<LeaderboardPanel kid={kid('Ben')} />);
    expect(screen.getByRole('status').textContent).toBe('Loading the leaderboard…');
    await screen.findByRole('region', { name: 'Ranking, Sun, Mar 15 to Sat, Mar 21' });
    const [podium, rows] = screen.getAllByRole('list').filter(({ tagName }) => tagName === 'OL');
    const first = podium?.firstElementChild;
    expect(first?.textContent).toContain('First place');
    expect(first?.textContent).toContain('Ava');
    expect(first?.textContent).toContain('BenYou');
    expect(first?.textContent).toContain('Together!');
    expect(podium?.children).toHaveLength(2);
    expect(rows?.textContent).toContain('Place 4');
    fireEvent.click(screen.getByRole('button', { name: 'About the leaderboard' }));
    const about = screen.getByRole('dialog');
    expect(within(about).getByText('Resets every Sunday')).toBeTruthy();
    expect(within(about).getByRole('heading', { name: 'How rankings work' })).toBeTruthy();
  });

  it('lists a kid with stars but no rank last', async () => {
    serve(() => ({ body: [{ ...entry('Zoe', 3, 0), rank: null }, entry('Ava', 9, 1), entry('Dan', 1, 4)] }));
    renderInApp(<LeaderboardPanel />);
    const row = (await screen.findByText('Zoe')).closest('li');
    expect(row?.previousElementSibling?.textContent).toContain('Place 4');
    expect(document.body.textContent).not.toMatch(/999|Place(?! 4)/);
  });

  it('lists the kids without ranks while no one has stars', async () => {
    serve(() => ({ body: [entry('Ava', 0, 1), entry('Ben', 0, 1)] }));
    renderInApp(<LeaderboardPanel />);
    const unranked = await screen.findByRole('list', { name: 'No stars yet this week' });
    expect(within(unranked).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('A fresh week!')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/place \d|\blast\b(?! week)/i);
  });

  it('refetches when the week ends on an open page', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-22T03:59:00Z') });
    // The server's clock is slightly behind.
    const weeks = ['2026-03-15', '2026-03-15', '2026-03-22'];
    const sent = serve(() => ({
      body: [{ ...entry('Ava', 9, 1), weekStart: weeks.length > 1 ? weeks.shift() : weeks[0] }],
    }));
    renderInApp(<LeaderboardPanel kid={kid('Ava')} />);
    await pass(100);
    const reads = () => sent.filter(({ path }) => path === '/api/leaderboard').length;
    expect(screen.getByRole('region', { name: 'Ranking, Sun, Mar 15 to Sat, Mar 21' })).toBeTruthy();
    // It polls every 30 seconds, and refetches immediately when the week ends.
    await pass(58_000);
    expect(reads()).toBe(2);
    await pass(2500);
    expect(reads()).toBeGreaterThan(2);
    await pass(61_000);
    expect(screen.getByRole('region', { name: 'Ranking, Sun, Mar 22 to Sat, Mar 28' })).toBeTruthy();
    vi.useRealTimers();
  });

  it("shows last week and returns, and names last week's winner on the first day", async () => {
    vi.useFakeTimers({ now: new Date('2026-03-15T14:00:00Z'), toFake: ['Date'] });
    serve(({ path }) =>
      path.includes('week=2026-03-08')
        ? { body: [entry('Ava', 3, 2), entry('Ben', 20, 1)] }
        : { body: [entry('Ava', 9, 1), entry('Ben', 0, 2)] },
    );
    renderInApp(<LeaderboardPanel kid={kid('Ava')} />);
    expect(await screen.findByText('Ben came first last week!', {}, { timeout: 10_000 })).toBeTruthy();
    const key = screen.getByRole('button', { name: 'Last week' });
    key.focus();
    fireEvent.click(key);
    await screen.findByRole('region', { name: 'Ranking, Sun, Mar 8 to Sat, Mar 14' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'This week' }));
    fireEvent.click(key);
    expect(screen.getByRole('region', { name: 'Ranking, Sun, Mar 15 to Sat, Mar 21' })).toBeTruthy();
    vi.useRealTimers();
  });

  it("stays on this week if last week can't be loaded", async () => {
    serve(({ path }) =>
      path.includes('week=')
        ? { status: 500, body: { message: 'Oh', code: 'internal_error' } }
        : { body: [entry('Ava', 9, 1)] },
    );
    renderInApp(<LeaderboardPanel />);
    fireEvent.click(await screen.findByRole('button', { name: 'Last week' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Last week' }).getAttribute('aria-disabled')).toBeNull(),
    );
    expect(screen.getByRole('region', { name: /Mar 15/ })).toBeTruthy();
  });

  it('shows a team one total and its goal, without ranks', async () => {
    serve(() => ({ body: [entry('Ava', 30, 1), entry('Ben', 16, 2)] }), {
      leaderboardMode: 'team',
      teamGoal: 100,
    });
    const { container } = renderInApp(<LeaderboardPanel kid={kid('Ben')} />);
    expect(await screen.findByText('54 stars to go!')).toBeTruthy();
    expect(screen.getByText('of 100')).toBeTruthy();
    // 46 of 100 stars, with 65 in the pile.
    expect(container.querySelectorAll('svg path[fill="var(--color-star)"].animate-pop')).toHaveLength(29);
    expect(document.body.textContent).not.toMatch(/place/i);
  });

  it('shows a kid their week and their best week, but no sibling', async () => {
    serve(
      () => ({ body: [entry('Ava', 30, 1), entry('Ben', 16, 2)] }),
      { leaderboardMode: 'self' },
      {
        'GET /api/kids/kid-Ben/best-week': () => ({
          body: { weekStart: '2026-02-01', starsEarned: 12, choresCompleted: 4 },
        }),
      },
    );
    renderInApp(<LeaderboardPanel kid={kid('Ben')} />);
    expect(await screen.findByText('Best week')).toBeTruthy();
    expect(screen.getByText('Your best week so far!')).toBeTruthy();
    expect(screen.getByText('Sun, Feb 1 to Sat, Feb 7')).toBeTruthy();
    expect(screen.queryByText('Ava')).toBeNull();
  });

  it('shows parents each kid with their best week, by name', async () => {
    serve(
      () => ({ body: [entry('Ben', 30, 1), entry('Ava', 16, 2)] }),
      { leaderboardMode: 'self' },
      {
        'GET /api/kids/kid-Ava/best-week': () => ({
          body: { weekStart: '2026-02-01', starsEarned: 12, choresCompleted: 4 },
        }),
        'GET /api/kids/kid-Ben/best-week': () => ({ body: null, status: 200 }),
      },
    );
    renderInApp(<LeaderboardPanel />);
    expect(await screen.findByText('Best 12: Sun, Feb 1 to Sat, Feb 7')).toBeTruthy();
    expect(await screen.findByText('No earlier week yet')).toBeTruthy();
    expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Ava');
  });

  it('tells parents that it is off and links to the setting', async () => {
    serve(() => ({ body: [entry('Ava', 9, 1)] }), { leaderboardMode: 'off' });
    renderInApp(<LeaderboardPanel />);
    expect(await screen.findByText('The leaderboard is off')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Settings' }).getAttribute('href')).toBe(
      '/parent?tab=settings#leaderboard',
    );
  });

  it('shows an empty state without kids', async () => {
    serve(() => ({ body: [] }));
    renderInApp(<LeaderboardPanel />);
    expect(await screen.findByText('No kids to show on leaderboard!')).toBeTruthy();
  });

  it('shows an error when loading fails, and retries', async () => {
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
