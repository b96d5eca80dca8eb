import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RewardRedemption } from '@shared/contracts/redemptions';
import { pass, pretendServer, renderInApp, type Reply } from '../../../../tests/support/client';
import { ChoreHistory } from './chore-history';
import { FamilyRewardHistory } from './family-reward-history';
import { KidRewardHistory } from './kid-reward-history';

const kid = {
  id: 'k1',
  name: 'Mia',
  avatarColor: '#FF6B6B',
  friend: null,
  totalStars: 30,
  currentLevel: 4,
  level: 4,
};

function redemption(id: string, over: Partial<RewardRedemption> = {}): RewardRedemption {
  return {
    id,
    kidId: 'k1',
    rewardId: 'r1',
    kid,
    reward: {
      id: 'r1',
      name: 'Movie night',
      description: null,
      imageUrl: null,
      iconName: null,
      starCost: 25,
      tier: 'medium',
      isMystery: false,
      isActive: true,
      maxRedemptions: null,
      currentRedemptions: 0,
      kidIds: [],
      limit: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    },
    requestedAt: '2026-03-10T12:00:00.000Z',
    reviewedAt: null,
    starsSpent: 25,
    requestNotes: null,
    status: 'approved',
    parentNotes: null,
    reviewedBy: null,
    deliveredAt: null,
    ...over,
  };
}

const day = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-20T12:00:00Z') });
});

describe("a kid's chore history", () => {
  const history = (reply: () => Reply) => pretendServer({ 'GET /api/kids/k1/chore-history': reply });
  const show = () =>
    renderInApp(
      <ChoreHistory
        kidId="k1"
        since="2026-01-05T10:00:00.000Z"
        viewer="parent"
        timezone="Pacific/Auckland"
      />,
    );
  const done = (id: string, name: string, status: string) => ({
    id,
    name,
    starReward: 4,
    status,
    submittedAt: '2026-03-10T12:00:00.000Z',
    reviewedBy: status === 'pending' ? null : { id: 'p1', firstName: 'Sam' },
    auto: false,
  });
  const plan = () => {
    const missed = (date: string) => ({ choreId: 'c1', day: date, state: 'missed', submissionId: null });
    const cells = [missed('2026-03-12'), { ...missed('2026-03-14'), state: 'paused' }];
    const sibling = { kid: { ...kid, id: 'k2' }, cells: [missed('2026-03-13')] };
    const chores = [
      { id: 'c1', name: 'Wash the dishes', starReward: 8, category: 'kitchen', imageUrl: null },
    ];
    return { body: { days: [], kids: [{ kid, cells }, sibling], chores } };
  };

  it("moves to the next day and month in the family's time zone", async () => {
    vi.useFakeTimers({ now: new Date('2026-04-01T03:59:00Z') });
    const sent = pretendServer({
      'GET /api/family': () => ({ body: { id: 'f', name: null, timezone: 'America/New_York' } }),
      'GET /api/kids/k1/chore-history': () => ({ body: [] }),
    });
    renderInApp(<ChoreHistory kidId="k1" since="2026-01-05T10:00:00.000Z" viewer="kid" />);
    await pass(1000);
    const today = () => document.querySelector('[aria-current="date"]')?.getAttribute('data-date');
    expect(today()).toBe('2026-03-31');
    await pass(61_000);
    expect(today()).toBe('2026-04-01');
    expect(sent.at(-1)?.path).toBe('/api/kids/k1/chore-history?year=2026&month=4');
  });

  it("shows submissions on the server's dates and opens the latest day", async () => {
    const sent = history(() => ({
      body: [
        { date: '2026-03-09', chores: [done('1', 'Wash the dishes', 'approved')] },
        {
          date: '2026-03-11',
          chores: [done('2', 'Feed the cat', 'pending'), done('3', 'Make your bed', 'rejected')],
        },
      ],
    }));
    show();
    expect(await screen.findByRole('heading', { name: 'Wednesday, March 11' })).toBeTruthy();
    expect(sent[0]?.path).toBe('/api/kids/k1/chore-history?year=2026&month=3');
    expect(day('2026-03-11')?.getAttribute('aria-label')).toContain('1 waiting, 1 to try again');
    expect(screen.getByText('Feed the cat')).toBeTruthy();
    const monday = day('2026-03-09');
    if (monday) fireEvent.click(monday);
    expect(screen.getByText('Wash the dishes')).toBeTruthy();
    expect(screen.queryByText('Feed the cat')).toBeNull();
  });

  it('shows parents the reviewer, the board and missed chores', async () => {
    const sent = pretendServer({
      'GET /api/kids/k1/chore-history': () => ({
        body: [
          {
            date: '2026-03-11',
            chores: [
              done('1', 'Feed the cat', 'approved'),
              {
                ...done('2', 'Make your bed', 'approved'),
                reviewedBy: null,
                auto: true,
                device: { id: 'b', name: 'Kitchen board' },
              },
              done('3', 'Dust', 'rejected'),
            ],
          },
        ],
      }),
      'GET /api/family/plan': plan,
    });
    show();
    const thursday = await screen.findByLabelText('Thursday, March 12, 1 missed');
    expect(sent.map(({ path }) => path)).toContain('/api/family/plan?from=2026-03-01&days=21');
    expect(day('2026-03-13')?.getAttribute('aria-label')).toBe('Friday, March 13');
    expect(day('2026-03-14')?.getAttribute('aria-label')).toBe('Saturday, March 14');
    fireEvent.click(thursday);
    expect(screen.getByRole('heading', { level: 3, name: 'Wash the dishes' })).toBeTruthy();
    const wednesday = day('2026-03-11');
    if (wednesday) fireEvent.click(wednesday);
    for (const words of [
      'Approved by Sam',
      'Auto-approved · Checked off on Kitchen board',
      'Sent back by Sam',
    ]) {
      expect(screen.getByText(words)).toBeTruthy();
    }
  });

  it('shows kids the reviewer but no missed chores', async () => {
    const sent = pretendServer({
      'GET /api/kids/k1/chore-history': () => ({
        body: [{ date: '2026-03-11', chores: [done('1', 'Feed the cat', 'approved')] }],
      }),
      'GET /api/family/plan': plan,
    });
    renderInApp(
      <ChoreHistory kidId="k1" since="2026-01-05T10:00:00.000Z" viewer="kid" timezone="Pacific/Auckland" />,
    );
    expect(await screen.findByText('Sam said yes')).toBeTruthy();
    expect(screen.queryByText(/missed/i)).toBeNull();
    expect(sent.map(({ path }) => path)).toEqual(['/api/kids/k1/chore-history?year=2026&month=3']);
  });

  it("shows a kid's days as eggs without counts, and the stickers of finished days", async () => {
    pretendServer({
      'GET /api/kids/k1/chore-history': () => ({
        body: [
          {
            date: '2026-03-11',
            chores: ['1', '2', '3', '4'].map((id) => done(id, 'Feed the cat', 'approved')),
          },
          { date: '2026-03-12', chores: [done('5', 'Feed the cat', 'pending')] },
        ],
      }),
    });
    renderInApp(
      <ChoreHistory
        kidId="k1"
        since="2026-01-05T10:00:00.000Z"
        viewer="kid"
        timezone="Pacific/Auckland"
        stickers={new Map([['2026-03-11', 'bee']])}
      />,
    );
    await screen.findByRole('heading', { name: 'Thursday, March 12' });
    const eggs = (date: string) => day(date)?.querySelectorAll('[data-egg]').length;
    expect([eggs('2026-03-11'), eggs('2026-03-12'), eggs('2026-03-13')]).toEqual([3, 1, 0]);
    expect(day('2026-03-11')?.textContent).toBe('114');
    expect(day('2026-03-12')?.textContent).toBe('12');
    expect(screen.queryByRole('list', { name: 'What the marks mean' })).toBeNull();
    const finished = document.querySelectorAll('[data-finished]');
    expect(Array.from(finished, (cell) => cell.getAttribute('data-date'))).toEqual(['2026-03-11']);
    fireEvent.click(finished[0] as Element);
    expect(screen.getByText('a bee for you!')).toBeTruthy();
  });

  it('shows an empty month', async () => {
    history(() => ({ body: [] }));
    show();
    expect(await screen.findByText('No chores this month')).toBeTruthy();
  });

  it('shows an error when loading fails, and retries', async () => {
    let calls = 0;
    history(() => {
      calls += 1;
      return calls === 1 ? { status: 500, body: { message: 'x', code: 'internal' } } : { body: [] };
    });
    show();
    expect(await screen.findByText('Failed to fetch chore history')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Retry/ }));
    expect(await screen.findByText('No chores this month')).toBeTruthy();
  });
});

describe("a kid's reward history", () => {
  it("uses the family's dates and stays in the server's month", async () => {
    // Ahead of any time zone these tests run in.
    pretendServer({
      'GET /api/family': () => ({ body: { id: 'f', name: null, timezone: 'Pacific/Kiritimati' } }),
      'GET /api/kids/k1/reward-redemptions': () => ({
        body: [
          redemption('1', {
            requestedAt: '2026-02-28T10:30:00.000Z',
            status: 'rejected',
            parentNotes: 'Soon',
          }),
          redemption('2', { requestedAt: '2026-03-10T11:00:00.000Z' }),
        ],
      }),
    });
    renderInApp(<KidRewardHistory viewer="kid" kidId="k1" since="2026-01-05T10:00:00.000Z" />);
    expect(await screen.findByRole('heading', { name: 'Wednesday, March 11' })).toBeTruthy();
    expect(screen.getByText('1 reward, 25 stars spent')).toBeTruthy();
    const first = day('2026-03-01');
    expect(first?.getAttribute('aria-label')).toBe('Sunday, March 1, 1 not this time');
    if (first) fireEvent.click(first);
    expect(screen.getByText('Soon')).toBeTruthy();
  });

  it('shows an error when loading fails', async () => {
    pretendServer({});
    renderInApp(<KidRewardHistory viewer="kid" kidId="k1" since="2026-01-05T10:00:00.000Z" />);
    expect(await screen.findByText('Failed to fetch reward redemptions')).toBeTruthy();
  });
});

describe("the family's reward history", () => {
  it('shows all kids or one kid', async () => {
    pretendServer({
      'GET /api/parents/p1/reward-redemptions': () => ({
        body: [
          redemption('1'),
          redemption('2', { kidId: 'k2', kid: { ...kid, id: 'k2', name: 'Leo' }, status: 'pending' }),
        ],
      }),
    });
    const props = { parentId: 'p1', timezone: 'UTC', since: '2026-01-05T10:00:00.000Z' };
    renderInApp(<FamilyRewardHistory {...props} whose={null} />);
    const panel = await screen.findByRole('region', { name: 'Selected day' });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
    expect(within(panel).getByText('2 rewards, 25 stars spent')).toBeTruthy();
    cleanup();
    renderInApp(<FamilyRewardHistory {...props} whose="k2" />);
    const leo = await screen.findByRole('region', { name: 'Selected day' });
    expect(within(leo).getAllByRole('listitem')).toHaveLength(1);
    expect(within(leo).getByText('Leo')).toBeTruthy();
  });

  it('names the kids and calls parents adults on the family page', async () => {
    const sent = pretendServer({
      'GET /api/reward-redemptions': () => ({
        body: [redemption('1', { parentNotes: 'Enjoy!', requestNotes: 'With popcorn' })],
      }),
    });
    renderInApp(<FamilyRewardHistory timezone="UTC" since="2026-01-05T10:00:00.000Z" />);
    const panel = await screen.findByRole('region', { name: 'Selected day' });
    expect(sent.map(({ path }) => path)).toEqual(['/api/reward-redemptions?year=2026&month=3']);
    expect(within(panel).getByText('Mia')).toBeTruthy();
    expect(within(panel).getByText('With popcorn').closest('p')?.textContent).toBe('Mia: With popcorn');
    expect(within(panel).getByText('Enjoy!').closest('p')?.textContent).toBe('A grown-up: Enjoy!');
  });
});
