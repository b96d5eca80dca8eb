import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '@shared/rules/calendar';
import { pretendServer, renderInApp, type Reply } from '../../../../tests/support/client';
import { AnalyticsView } from './analytics-view';

const sums = { choresCompleted: 44, starsEarned: 303, rewardsRedeemed: 11, starsSpent: 163 };
const kid = { id: 'k1', name: 'Mia', avatarColor: '#FF6B6B', totalStars: 3, currentLevel: 4, level: 4 };
const nothing = { choresCompleted: 0, starsEarned: 0, rewardsRedeemed: 0, starsSpent: 0 };
const summary = {
  totals: { ...sums, netStars: 140, activeDays: 27, averageDailyActivities: 4 },
  familyAchievement: 'amazing',
  kids: [
    { kid, ...sums, badge: 'On Fire!' },
    { kid: { ...kid, id: 'k2', name: 'Leo' }, ...nothing, badge: 'Needs Motivation' },
  ],
  popularChores: [{ name: 'Wash the dishes', count: 14 }],
  byDay: Array.from({ length: 30 }, (_, index) => ({
    date: addDays('2026-02-19', index),
    starsEarned: index === 5 ? 17 : 1,
    starsSpent: 0,
  })),
};

const serve = (reply: () => Reply) => pretendServer({ 'GET /api/analytics/summary': reply });
const partOfPlan = () => ({
  days: [],
  chores: [{ id: 'c1', sharing: 'each', schedule: { kind: 'days', days: [1] } }],
  kids: [
    {
      kid,
      cells: [
        { choreId: 'c1', day: '2026-03-02', state: 'done', submissionId: 's1' },
        { choreId: 'c1', day: '2026-03-09', state: 'missed', submissionId: null },
        { choreId: 'c1', day: '2026-03-16', state: 'waiting', submissionId: 's2' },
      ],
    },
  ],
});
const rangeOf = (path: string | undefined) => new URL(path ?? '', 'http://localhost').searchParams;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-20T12:00:00Z') });
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('the analytics page', () => {
  it("starts with 30 days in the family's time zone and loads 7 and 90 days", async () => {
    const all = serve(() => ({ body: summary }));
    const sent = () => all.filter(({ path }) => path.includes('summary'));
    renderInApp(<AnalyticsView timezone="Pacific/Auckland" />);
    const shown = screen.getByRole('radio', { name: 'Last 30 days' });
    expect(shown.getAttribute('aria-checked')).toBe('true');
    await screen.findByText('Kid Performance');
    // The range includes today, which is March 21 there.
    expect(rangeOf(sent()[0]?.path).get('startDate')).toBe('2026-02-19T11:00:00.000Z');
    expect(rangeOf(sent()[0]?.path).get('endDate')).toBe('2026-03-21T10:59:59.999Z');
    fireEvent.click(screen.getByRole('radio', { name: 'Last 7 days' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Last 3 months' }));
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(rangeOf(sent()[1]?.path).get('startDate')).toBe('2026-03-14T11:00:00.000Z');
    expect(rangeOf(sent()[2]?.path).get('startDate')).toBe('2025-12-21T11:00:00.000Z');
  });

  it('shows totals, each kid with a badge, favorite chores and the family achievement', async () => {
    serve(() => ({ body: summary }));
    renderInApp(<AnalyticsView timezone="UTC" />);
    const cards = await screen.findByRole('list', { name: 'Totals for this period' });
    expect(cards.textContent).toContain('44Chores Completed');
    expect(cards.textContent).toContain('27Active Days');
    expect(screen.getByText('4.0')).toBeTruthy();
    expect(screen.getByText('140')).toBeTruthy();
    expect(screen.getByText('On Fire!')).toBeTruthy();
    expect(screen.getByText('Needs Motivation')).toBeTruthy();
    expect(screen.getByText('Wash the dishes')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Family Achievement Summary' }).textContent).toContain(
      '44 chores done together in the last 30 days',
    );
  });

  it('shows missed planned chores, and loads three months in parts', async () => {
    const sent = pretendServer({
      'GET /api/analytics/summary': () => ({ body: summary }),
      'GET /api/family/plan': () => ({ body: partOfPlan() }),
    });
    renderInApp(<AnalyticsView timezone="UTC" />);
    const missed = await screen.findByText('1 missed');
    expect(missed.parentElement?.textContent).toBe('1 of 3 planned chores done1 missed');
    expect(screen.getAllByText(/planned chores done/)).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: 'Last 3 months' }));
    expect(await screen.findByText('3 of 9 planned chores done')).toBeTruthy();
    const parts = sent.filter(({ path }) => path.includes('plan')).map(({ path }) => rangeOf(path));
    expect(parts.map((part) => [part.get('from'), part.get('days')])).toEqual([
      ['2026-02-19', '30'],
      ['2025-12-21', '30'],
      ['2026-01-20', '30'],
    ]);
  });

  it('makes the chart accessible', async () => {
    serve(() => ({ body: summary }));
    renderInApp(<AnalyticsView timezone="UTC" />);
    const chart = await screen.findByRole('region', { name: 'Stars by day' });
    expect(chart.textContent).toContain('Best: Tuesday, February 24, with 17.');
    expect(within(chart).getAllByRole('row')).toHaveLength(31);
    const slider = within(chart).getByRole<HTMLInputElement>('slider', { name: 'Stars per day' });
    fireEvent.change(slider, { target: { value: '6' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('Tuesday, February 24: 17 earned, 0 spent');
  });

  it('shows an empty state without kids', async () => {
    serve(() => ({ body: { ...summary, kids: [] } }));
    renderInApp(<AnalyticsView timezone="UTC" />);
    expect(await screen.findByText('No analytics data yet!')).toBeTruthy();
  });

  it('shows an error when loading fails, and retries', async () => {
    let calls = 0;
    serve(() => {
      calls += 1;
      return calls === 1 ? null : { body: summary };
    });
    renderInApp(<AnalyticsView timezone="UTC" />);
    fireEvent.click(await screen.findByRole('button', { name: /^Retry/ }));
    expect(await screen.findByText('Kid Performance')).toBeTruthy();
  });
});
