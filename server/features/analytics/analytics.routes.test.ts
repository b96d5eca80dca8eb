import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { analyticsEvent, analyticsSummary } from '@shared/contracts/analytics';
import { DAY_MS } from '@shared/constants';
import type { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import { createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { choreInThePast, loginInThePast, rewardInThePast } from '../../../tests/support/past';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const START = '2026-03-01T00:00:00Z';
const END = '2026-03-07T23:59:59.999Z';
const WEEK = `?startDate=${START}&endDate=${END}`;

async function scene(timezone = 'UTC') {
  const family = await createFamily(server, { timezone });
  return { family, parent: family.parent, kid: await createKid(family) };
}

const events = async (agent: Agent, query = WEEK) =>
  expectResponse(await agent.get(`/api/analytics${query}`), 200, z.array(analyticsEvent));
const summary = async (agent: Agent, query = WEEK) =>
  expectResponse(await agent.get(`/api/analytics/summary${query}`), 200, analyticsSummary);

describe('the analytics range', () => {
  const ISO_START = 'Please specify startDate as an ISO timestamp';
  const ISO_END = 'Please specify endDate as an ISO timestamp';
  const YEARS = 'Please specify a time in the years 1970 to 2999';

  it.each([
    ['startDate', `?startDate=yesterday&endDate=${END}`, ISO_START],
    ['startDate', `?startDate=2026-03-01&endDate=${END}`, ISO_START],
    ['startDate', `?startDate=2026-02-30T00:00:00Z&endDate=${END}`, ISO_START],
    ['startDate', `?startDate=&endDate=${END}`, ISO_START],
    ['startDate', `?startDate=${START}&startDate=${START}&endDate=${END}`, ISO_START],
    ['startDate', `?startDate=1969-12-31T23:59:59Z&endDate=${END}`, YEARS],
    ['startDate', `?startDate=0000-01-01T00:00:00Z&endDate=${END}`, YEARS],
    ['endDate', `?startDate=${START}&endDate=1772323200000`, ISO_END],
    ['endDate', `?startDate=${START}&endDate=3000-01-01T00:00:00Z`, YEARS],
    ['endDate', `?startDate=${END}&endDate=${START}`, 'The end must be after the start'],
    ['endDate', `?startDate=${START}&endDate=${START}`, 'The end must be after the start'],
    [
      'startDate',
      '?startDate=2025-01-01T00:00:00Z&endDate=2026-01-02T00:00:00.001Z',
      'Please ask for 366 days or fewer',
    ],
    ['startDate', '?startDate=2024-01-01T00:00:00Z', 'Please ask for 366 days or fewer'],
  ])('rejects a bad %s: %s', async (field, query, message) => {
    const { parent } = await scene();
    expectFieldError(await parent.get(`/api/analytics${query}`), field, message);
    expectFieldError(await parent.get(`/api/analytics/summary${query}`), field, message);
  });

  it('accepts 366 days', async () => {
    const { parent } = await scene();
    const query = '?startDate=2025-01-01T00:00:00Z&endDate=2026-01-02T00:00:00Z';
    expect(await events(parent, query)).toEqual([]);
    expect((await summary(parent, query)).byDay).toHaveLength(367);
  });

  it('defaults to the last 30 days', async () => {
    const { parent, kid } = await scene();
    const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
    await choreInThePast(server, kid, { name: 'old', at: ago(30.1) });
    await choreInThePast(server, kid, { name: 'new', at: ago(29.9) });
    expect(await events(parent, '')).toMatchObject([{ eventData: { choreName: 'new' } }]);
    expect((await summary(parent, '')).totals.choresCompleted).toBe(1);
  });

  it('accepts timestamps with another UTC offset', async () => {
    const { parent, kid } = await scene();
    await choreInThePast(server, kid, { at: '2026-03-04T22:30:00Z' });
    const query = (start: string) => `?startDate=${encodeURIComponent(start)}&endDate=2026-03-05T00:00:00Z`;
    expect(await events(parent, query('2026-03-05T00:30:00+02:00'))).toHaveLength(1);
    expect(await events(parent, query('2026-03-05T00:30:01+02:00'))).toHaveLength(0);
  });

  it('includes both ends', async () => {
    const { parent, kid } = await scene();
    for (const at of ['2026-02-28T23:59:59.999Z', START, END, '2026-03-08T00:00:00Z']) {
      await choreInThePast(server, kid, { name: at, at });
    }
    expect(await events(parent)).toMatchObject([
      { eventData: { choreName: START } },
      { eventData: { choreName: END } },
    ]);
    expect((await summary(parent)).totals.choresCompleted).toBe(2);
  });
});

describe('GET /api/analytics', () => {
  it('lists events, oldest first, each kind with its own data', async () => {
    const { parent, kid } = await scene();
    await rewardInThePast(server, kid, { name: 'Zoo', cost: 12, at: '2026-03-03T10:00:00Z' });
    await loginInThePast(server, kid, '2026-03-01T08:00:00Z');
    const done = { name: 'Dust', stars: 4, at: '2026-02-01T10:00:00Z', reviewedAt: '2026-03-02T10:00:00Z' };
    await choreInThePast(server, kid, done);
    const list = await events(parent);
    const ids = list.map(({ id }) => id);
    expect(list).toEqual([
      {
        id: ids[0],
        eventType: 'kid_login',
        kidId: kid.id,
        timestamp: '2026-03-01T08:00:00.000Z',
        eventData: {},
      },
      {
        id: ids[1],
        eventType: 'chore_completed',
        kidId: kid.id,
        timestamp: '2026-03-02T10:00:00.000Z',
        eventData: { choreName: 'Dust', starsAwarded: 4 },
      },
      {
        id: ids[2],
        eventType: 'reward_redeemed',
        kidId: kid.id,
        timestamp: '2026-03-03T10:00:00.000Z',
        eventData: { rewardName: 'Zoo', starsSpent: 12 },
      },
    ]);
  });

  it("includes a kid's login", async () => {
    const { parent, kid } = await scene();
    await kidAgent(server, kid);
    expect(await events(parent, '')).toMatchObject([{ eventType: 'kid_login', kidId: kid.id }]);
  });

  it('excludes other families', async () => {
    const [here, there] = await Promise.all([scene(), scene()]);
    await choreInThePast(server, there.kid, { at: '2026-03-02T10:00:00Z' });
    expect(await events(here.parent)).toEqual([]);
    expect((await summary(here.parent)).totals.choresCompleted).toBe(0);
  });
});

describe('GET /api/analytics/summary', () => {
  const none = { choresCompleted: 0, starsEarned: 0, rewardsRedeemed: 0, starsSpent: 0 };

  it('is all zeros for a family without kids and has every day of the range', async () => {
    const { parent } = await createFamily(server);
    const days = ['01', '02', '03', '04', '05', '06', '07'];
    expect(await summary(parent)).toEqual({
      totals: { ...none, netStars: 0, activeDays: 0, averageDailyActivities: 0 },
      familyAchievement: 'none',
      kids: [],
      popularChores: [],
      byDay: days.map((day) => ({ date: `2026-03-${day}`, starsEarned: 0, starsSpent: 0 })),
    });
  });

  it('adds up the family, each kid and each day', async () => {
    const { family, parent, kid: mia } = await scene();
    const leo = await createKid(family, { name: 'Leo' });
    const ada = await createKid(family, { name: 'Ada' });
    for (const hour of [10, 11, 12])
      await choreInThePast(server, mia, { name: 'Dust', stars: 4, at: `2026-03-02T${hour}:00:00Z` });
    await choreInThePast(server, mia, { name: 'Cook', stars: 0, at: '2026-03-04T10:00:00Z' });
    await rewardInThePast(server, mia, { cost: 20, at: '2026-03-04T11:00:00Z' });
    await choreInThePast(server, leo, { name: 'Cook', stars: 5, at: '2026-03-04T12:00:00Z' });
    await loginInThePast(server, ada, '2026-03-06T12:00:00Z');
    const result = await summary(parent);
    expect(result.totals).toEqual({
      choresCompleted: 5,
      starsEarned: 17,
      rewardsRedeemed: 1,
      starsSpent: 20,
      netStars: -3,
      activeDays: 3,
      averageDailyActivities: 1,
    });
    expect(result.familyAchievement).toBe('started');
    expect(result.kids.map(({ kid, ...sums }) => ({ name: kid.name, ...sums }))).toEqual([
      {
        name: 'Mia',
        choresCompleted: 4,
        starsEarned: 12,
        rewardsRedeemed: 1,
        starsSpent: 20,
        badge: 'Good Work!',
      },
      { ...none, name: 'Leo', choresCompleted: 1, starsEarned: 5, badge: 'Getting Started!' },
      { ...none, name: 'Ada', badge: 'Needs Motivation' },
    ]);
    expect(result.popularChores).toEqual([
      { name: 'Dust', count: 3 },
      { name: 'Cook', count: 2 },
    ]);
    expect(result.byDay.filter((day) => day.starsEarned + day.starsSpent > 0)).toEqual([
      { date: '2026-03-02', starsEarned: 12, starsSpent: 0 },
      { date: '2026-03-04', starsEarned: 5, starsSpent: 20 },
    ]);
  });

  it('lists the five most frequent chores and sorts ties by name', async () => {
    const { parent, kid } = await scene();
    for (const name of ['Fold', 'Bake', 'Cook', 'Dust', 'Edge', 'Aim', 'Fold'])
      await choreInThePast(server, kid, { name, at: '2026-03-02T10:00:00Z' });
    const { popularChores } = await summary(parent);
    expect(popularChores.map(({ name }) => name)).toEqual(['Fold', 'Aim', 'Bake', 'Cook', 'Dust']);
  });

  it('excludes deleted kids', async () => {
    const { parent, kid } = await scene();
    await choreInThePast(server, kid, { at: '2026-03-02T10:00:00Z' });
    await parent.del(`/api/kids/${kid.id}`);
    expect((await summary(parent)).totals).toMatchObject({ choresCompleted: 0, activeDays: 0 });
  });

  it.each([
    ['Pacific/Tongatapu', '2026-03-03T10:59:59Z'],
    ['Pacific/Pago_Pago', '2026-03-04T10:59:59Z'],
    ['Asia/Kathmandu', '2026-03-03T18:14:59Z'],
  ])("ends March 3 in %s at the family's midnight, to the second", async (timezone, lastSecond) => {
    const { parent, kid } = await scene(timezone);
    await choreInThePast(server, kid, { stars: 1, at: lastSecond });
    await choreInThePast(server, kid, { stars: 2, at: new Date(Date.parse(lastSecond) + 1000) });
    const { byDay, totals } = await summary(parent);
    expect(byDay.filter((day) => day.starsEarned > 0)).toEqual([
      { date: '2026-03-03', starsEarned: 1, starsSpent: 0 },
      { date: '2026-03-04', starsEarned: 2, starsSpent: 0 },
    ]);
    expect(totals.activeDays).toBe(2);
  });

  it.each([
    // Midnight is skipped.
    ['Asia/Beirut', '2026-03-28T21:59:59Z', '2026-03-28', '2026-03-29'],
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01', '2026-11-02'],
    ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08', '2026-03-09'],
  ])('counts a day in %s with a clock change as one day, up to %s', async (timezone, at, day, next) => {
    const { parent, kid } = await scene(timezone);
    const last = Date.parse(at);
    await choreInThePast(server, kid, { stars: 1, at: new Date(last) });
    await choreInThePast(server, kid, { stars: 2, at: new Date(last + 1000) });
    const range = [last - 2 * DAY_MS, last + 2 * DAY_MS].map((ms) => new Date(ms).toISOString());
    const { byDay } = await summary(parent, `?startDate=${range[0]}&endDate=${range[1]}`);
    expect(byDay.filter((entry) => entry.starsEarned > 0)).toEqual([
      { date: day, starsEarned: 1, starsSpent: 0 },
      { date: next, starsEarned: 2, starsSpent: 0 },
    ]);
  });

  it('returns 403 to kids', async () => {
    const { kid } = await scene();
    expectError(await (await kidAgent(server, kid)).get(`/api/analytics/summary${WEEK}`), 403, 'forbidden');
  });
});
