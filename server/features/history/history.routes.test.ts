import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { choreHistoryDay } from '@shared/contracts/history';
import { kidRequests } from '@shared/contracts/kid-requests';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { choreSubmission } from '@shared/contracts/submissions';
import { addDays, calendarDateOf } from '@shared/rules/calendar';
import type { Agent } from '../../../tests/support/agent';
import { age } from '../../../tests/support/age';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import { createChore, createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { choreInThePast } from '../../../tests/support/past';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

const MARCH = '?year=2026&month=3';
const YEAR = 'Please specify a year from 1970 to 2999';
const MONTH = 'Please specify a month from 1 to 12';

async function scene(timezone = 'Europe/Berlin') {
  const family = await createFamily(server, { timezone });
  return { family, parent: family.parent, kid: await createKid(family) };
}

const chores = async (agent: Agent, kidId: string, query = MARCH) =>
  expectResponse(await agent.get(`/api/kids/${kidId}/chore-history${query}`), 200, z.array(choreHistoryDay));
const rewards = async (agent: Agent, path: string, query: string) =>
  expectResponse(await agent.get(`${path}${query}`), 200, z.array(rewardRedemption));

describe('the month of every history', () => {
  const faults = [
    ['year', '?month=3', YEAR],
    ['year', '?year=&month=3', YEAR],
    ['year', '?year=1969&month=3', YEAR],
    ['year', '?year=3000&month=3', YEAR],
    ['year', '?year=two&month=3', YEAR],
    ['year', '?year=2026.0&month=3', YEAR],
    ['year', '?year=-2026&month=3', YEAR],
    ['year', '?year=2026&year=2025&month=3', YEAR],
    ['month', '?year=2026', MONTH],
    ['month', '?year=2026&month=0', MONTH],
    ['month', '?year=2026&month=13', MONTH],
    ['month', '?year=2026&month=1e0', MONTH],
    ['month', '?year=2026&month=%203', MONTH],
    ['month', '?year=2026&month=March', MONTH],
  ] as const;

  it.each(faults)('is rejected for a bad %s: %s', async (field, query, message) => {
    const { parent, kid, family } = await scene();
    for (const path of [
      `/api/kids/${kid.id}/chore-history`,
      `/api/kids/${kid.id}/reward-redemptions`,
      `/api/parents/${family.user.id}/reward-redemptions`,
      '/api/reward-redemptions',
    ]) {
      expectFieldError(await parent.get(path + query), field, message);
    }
  });

  it('reports both fields if year and month are missing', async () => {
    const { parent } = await scene();
    const body = expectError(await parent.get('/api/reward-redemptions'), 400, 'validation', YEAR);
    expect(body.fields).toEqual({ year: YEAR, month: MONTH });
  });

  it.each(['?year=1970&month=1', '?year=2999&month=12', '?year=2026&month=03', '?year=2026&month=3&x=1'])(
    'accepts %s',
    async (query) => {
      const { parent, kid } = await scene();
      expect(await chores(parent, kid.id, query)).toEqual([]);
      expect(await rewards(parent, '/api/reward-redemptions', query)).toEqual([]);
    },
  );
});

describe("access to a kid's history", () => {
  it.each(['chore-history', 'reward-redemptions'])(
    'allows %s to the kid and the parent only',
    async (what) => {
      const { family, parent, kid } = await scene();
      const sibling = await kidAgent(server, await createKid(family, { name: 'Leo' }));
      const other = await createFamily(server);
      const stranger = await kidAgent(server, await createKid(other));
      const path = `/api/kids/${kid.id}/${what}${MARCH}`;
      expectResponse(await parent.get(path), 200, z.array(z.never()));
      expectResponse(await (await kidAgent(server, kid)).get(path), 200, z.array(z.never()));
      expectError(await sibling.get(path), 403, 'forbidden');
      expectError(await stranger.get(path), 404, 'not_found');
      expectError(await other.parent.get(path), 404, 'not_found');
      expectError(await parent.get(`/api/kids/${newId()}/${what}${MARCH}`), 404, 'not_found');
      expectError(await parent.get(`/api/kids/nobody/${what}${MARCH}`), 404, 'not_found');
    },
  );

  it("allows a parent's reward history only with the parent's own id", async () => {
    const { family, parent, kid } = await scene();
    const path = (id: string) => `/api/parents/${id}/reward-redemptions${MARCH}`;
    expectResponse(await parent.get(path(family.user.id)), 200, z.array(rewardRedemption));
    expectResponse(await parent.get(path(family.user.id.toUpperCase())), 200, z.array(rewardRedemption));
    const other = await createFamily(server);
    for (const id of [other.user.id, kid.id, newId(), 'me']) {
      expectError(await parent.get(path(id)), 404, 'not_found', 'Parent not found');
    }
  });
});

describe('GET /api/kids/:id/chore-history', () => {
  it('lists the days with submissions in order', async () => {
    const { family, parent, kid } = await scene();
    const add = (name: string, at: string, more = {}) =>
      choreInThePast(server, kid, { name, at, stars: 4, ...more });
    const late = await add('Late', '2026-03-10T20:00:00Z', { status: 'rejected' });
    const early = await add('Early', '2026-03-10T07:00:00.250Z', { status: 'pending' });
    const first = await add('First', '2026-03-02T12:00:00Z', { reviewedAt: '2026-04-02T12:00:00Z' });
    await choreInThePast(server, await createKid(family, { name: 'Leo' }), { at: '2026-03-10T12:00:00Z' });
    const day = (id: string, name: string, status: string, submittedAt: string) => ({
      id,
      name,
      starReward: 4,
      status,
      submittedAt,
      reviewedBy: null,
      auto: false,
      routine: null,
      device: null,
      praise: null,
    });
    expect(await chores(parent, kid.id)).toEqual([
      { date: '2026-03-02', chores: [day(first, 'First', 'approved', '2026-03-02T12:00:00.000Z')] },
      {
        date: '2026-03-10',
        chores: [
          day(early, 'Early', 'pending', '2026-03-10T07:00:00.250Z'),
          day(late, 'Late', 'rejected', '2026-03-10T20:00:00.000Z'),
        ],
      },
    ]);
    expect(await chores(await kidAgent(server, kid), kid.id)).toEqual(await chores(parent, kid.id));
  });

  it('shows the reviewer and the heart, and marks automatic approvals', async () => {
    const { family, parent, kid } = await scene('UTC');
    const tablet = await kidAgent(server, kid);
    const hand = async (needsApproval: boolean) => {
      const { id: choreId } = await createChore(family, { needsApproval });
      const sent = await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId });
      return expectResponse(sent, 201, choreSubmission);
    };
    const seen = await hand(true);
    const praise = { picture: 'sparkle', words: 'So clean' };
    await parent.put(`/api/chore-submissions/${seen.id}/review`, { status: 'approved', praise });
    await hand(false);
    const [year, month] = seen.submittedAt.split('-');
    const [day] = await chores(tablet, kid.id, `?year=${year}&month=${month}`);
    expect(day?.chores).toMatchObject([
      { reviewedBy: { firstName: 'Robin' }, auto: false, praise },
      { reviewedBy: null, auto: true, praise: null },
    ]);
  });

  it('keeps the day a chore was done, despite later reports and a new time zone', async () => {
    const { family, parent, kid } = await scene('UTC');
    const { id: choreId } = await createChore(family, { schedule: { kind: 'times', times: 2, per: 'day' } });
    const query = (text: string, values: unknown[]) => server.pool.query(text, values);
    await age(query, 9, { chores: [choreId], kids: [kid.id] });
    const today = calendarDateOf(new Date(), 'UTC');
    const days = [addDays(today, -7), addDays(today, -1), today];
    for (const on of days.toReversed())
      expectResponse(
        await parent.post(`/api/kids/${kid.id}/completions`, { choreId, on }),
        201,
        choreSubmission,
      );
    await parent.put('/api/family', { timezone: 'Pacific/Kiritimati' });
    const months = new Set(days.map((day) => day.slice(0, 7)));
    const listed = [];
    for (const month of months) {
      const [year, number] = month.split('-').map(Number);
      listed.push(...(await chores(parent, kid.id, `?year=${year}&month=${number}`)));
    }
    expect(listed.map(({ date }) => date)).toEqual(days);
  });

  it('shows a chore as it was when it was submitted', async () => {
    const { family, parent, kid } = await scene('UTC');
    const chore = await createChore(family, { name: 'Water the fern', starReward: 7 });
    const body = { kidId: kid.id, choreId: chore.id };
    const tablet = await kidAgent(server, kid);
    const made = expectResponse(await tablet.post('/api/chore-submissions', body), 201, choreSubmission);
    await parent.put(`/api/chores/${chore.id}`, { name: 'Dust', starReward: 900 });
    await parent.del(`/api/chores/${chore.id}`);
    const [year, month] = made.submittedAt.split('-');
    const [day] = await chores(parent, kid.id, `?year=${year}&month=${month}`);
    expect(day?.date).toBe(made.submittedAt.slice(0, 10));
    expect(day?.chores).toEqual([
      {
        id: made.id,
        name: 'Water the fern',
        starReward: 7,
        status: 'pending',
        submittedAt: made.submittedAt,
        reviewedBy: null,
        auto: false,
        routine: null,
        device: null,
        praise: null,
      },
    ]);
  });

  it.each([
    ['Pacific/Tongatapu', '2026-02-28T10:59:59Z', '2026-03-31T10:59:59Z'],
    ['Pacific/Kiritimati', '2026-02-28T09:59:59Z', '2026-03-31T09:59:59Z'],
    ['Pacific/Pago_Pago', '2026-03-01T10:59:59Z', '2026-04-01T10:59:59Z'],
    ['Asia/Kathmandu', '2026-02-28T18:14:59Z', '2026-03-31T18:14:59Z'],
    // Clocks change in March.
    ['Europe/Berlin', '2026-02-28T22:59:59Z', '2026-03-31T21:59:59Z'],
    ['America/New_York', '2026-03-01T04:59:59Z', '2026-04-01T03:59:59Z'],
  ])('starts and ends March to the second in %s', async (timezone, februaryEnd, marchEnd) => {
    const { parent, kid } = await scene(timezone);
    const next = (at: string) => new Date(Date.parse(at) + 1000);
    await choreInThePast(server, kid, { name: 'February', at: februaryEnd });
    await choreInThePast(server, kid, { name: 'first', at: next(februaryEnd) });
    await choreInThePast(server, kid, { name: 'last', at: marchEnd });
    await choreInThePast(server, kid, { name: 'April', at: next(marchEnd) });
    const named = (await chores(parent, kid.id)).map((day) => [
      day.date,
      ...day.chores.map(({ name }) => name),
    ]);
    expect(named).toEqual([
      ['2026-03-01', 'first'],
      ['2026-03-31', 'last'],
    ]);
  });

  it('assigns the repeated hour of a clock change to its date', async () => {
    const { parent, kid } = await scene('America/New_York');
    for (const at of [
      '2026-11-01T03:59:59Z',
      '2026-11-01T05:30:00Z',
      '2026-11-01T06:30:00Z',
      '2026-11-02T04:59:59Z',
      '2026-11-02T05:00:00Z',
    ]) {
      await choreInThePast(server, kid, { at });
    }
    const counted = async (query: string) =>
      (await chores(parent, kid.id, query)).map((day) => [day.date, day.chores.length]);
    expect(await counted('?year=2026&month=10')).toEqual([['2026-10-31', 1]]);
    expect(await counted('?year=2026&month=11')).toEqual([
      ['2026-11-01', 3],
      ['2026-11-02', 1],
    ]);
  });
});

describe("a kid's recent requests", () => {
  it('include the daily stars of the last 14 days', async () => {
    const { family, kid } = await scene('UTC');
    const sibling = await createKid(family, { name: 'Leo' });
    const today = calendarDateOf(new Date(), 'UTC');
    const at = (daysAgo: number) => `${addDays(today, -daysAgo)}T12:00:00.000Z`;
    for (const past of [
      { stars: 50, at: at(14) },
      { stars: 3, at: at(13) },
      { stars: 4, at: at(13) },
      { stars: 9, at: at(2), status: 'rejected' as const },
      { stars: 8, at: at(1) },
    ]) {
      await choreInThePast(server, kid, past);
    }
    await choreInThePast(server, sibling, { stars: 20, at: at(1) });
    const requests = await family.parent.get(`/api/kids/${kid.id}/requests`);
    expect(expectResponse(requests, 200, kidRequests).starDays).toEqual([7, 8]);
  });
});
