import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bestWeek, leaderboardEntry } from '@shared/contracts/leaderboard';
import { DAY_MS, type ReviewStatus } from '@shared/constants';
import { addDays, calendarDateOf, weekdayOf } from '@shared/rules/calendar';
import { weekOf } from '@shared/rules/week';
import { age } from '../../../tests/support/age';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import { createChore, createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { choreInThePast, familyOf, rewardInThePast } from '../../../tests/support/past';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { newId } from '../../lib/ids';
import { weeklyLeaderboard } from './leaderboard.service';

const server = await startServer();
afterAll(() => server.close());

const board = async (agent: Agent, query = '') =>
  expectResponse(await agent.get(`/api/leaderboard${query}`), 200, z.array(leaderboardEntry));
const placesOf = (entries: z.infer<typeof leaderboardEntry>[]) =>
  entries.map(({ rank, kid, starsEarned, choresCompleted }) => [
    rank,
    kid.name,
    starsEarned,
    choresCompleted,
  ]);
const now = () => new Date();

describe('GET /api/leaderboard', () => {
  it('is empty for a family without kids', async () => {
    const { parent } = await createFamily(server);
    expect(await board(parent)).toEqual([]);
  });

  it('has an entry for each kid, even without stars, and sorts ties by name', async () => {
    const family = await createFamily(server, { timezone: 'Europe/Berlin' });
    const zoe = await createKid(family, { name: 'Zoe' });
    const anna = await createKid(family, { name: 'anna' });
    const { startDate, start } = weekOf(new Date(), 'Europe/Berlin');
    const entries = await board(family.parent);
    expect(entries).toEqual(
      [anna, zoe].map(({ id, name, avatarColor }, index) => ({
        id: entries[index]?.id,
        kidId: id,
        weekStart: startDate,
        starsEarned: 0,
        choresCompleted: 0,
        rank: 1,
        createdAt: start.toISOString(),
        kid: { id, name, avatarColor, totalStars: 0, currentLevel: 1, level: 1, friend: null },
      })),
    );
    expect(weekdayOf(startDate)).toBe(0);
  });

  it("notifies a sibling's page immediately after an approval and its undo", async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const sibling = await createKid(family, { name: 'Leo' });
    const chore = await createChore(family);
    const tablet = await openSocket(await kidAgent(server, sibling));
    await tablet.join('kid', sibling.id);
    const submitted = { kidId: kid.id, choreId: chore.id };
    const own = await kidAgent(server, kid);
    const { id } = (await own.post('/api/chore-submissions', submitted)).body as { id: string };
    await family.parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' });
    expect(await tablet.next()).toEqual({ type: 'leaderboard_changed' });
    await family.parent.post(`/api/chore-submissions/${id}/undo`);
    expect(await tablet.next()).toEqual({ type: 'leaderboard_changed' });
  });

  it('counts the awarded stars once a chore is approved', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const chore = await createChore(family, { starReward: 8 });
    const tablet = await kidAgent(server, kid);
    const body = { kidId: kid.id, choreId: chore.id };
    const { id } = (await tablet.post('/api/chore-submissions', body)).body as { id: string };
    expect(placesOf(await board(tablet))).toEqual([[1, 'Mia', 0, 0]]);
    const review = { status: 'approved', starsAwarded: 3 };
    await family.parent.put(`/api/chore-submissions/${id}/review`, review);
    expect(placesOf(await board(tablet))).toEqual([[1, 'Mia', 3, 1]]);
    expect(await board(tablet)).toEqual(await board(family.parent));
  });

  it('gives equal stars the same rank regardless of the number of chores', async () => {
    const family = await createFamily(server);
    const [mia, leo, ada, tom] = await Promise.all(
      ['Mia', 'Leo', 'Ada', 'Tom'].map((name) => createKid(family, { name })),
    );
    if (!mia || !leo || !ada || !tom) throw new Error('no kids');
    await choreInThePast(server, tom, { stars: 9, at: now() });
    await choreInThePast(server, mia, { stars: 6, at: now() });
    await choreInThePast(server, leo, { stars: 6, at: now() });
    await choreInThePast(server, leo, { stars: 0, at: now() });
    expect(placesOf(await board(family.parent))).toEqual([
      [1, 'Tom', 9, 1],
      [2, 'Leo', 6, 2],
      [2, 'Mia', 6, 1],
      [4, 'Ada', 0, 0],
    ]);
  });

  it('ignores spent stars and chores that are pending or rejected', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    await choreInThePast(server, kid, { stars: 30, at: now() });
    await choreInThePast(server, kid, { status: 'pending', at: now() });
    await choreInThePast(server, kid, { status: 'rejected', at: now() });
    await rewardInThePast(server, kid, { cost: 20, at: now() });
    expect(placesOf(await board(family.parent))).toEqual([[1, 'Mia', 30, 1]]);
  });

  it('excludes other families', async () => {
    const [family, other] = await Promise.all([createFamily(server), createFamily(server)]);
    const kid = await createKid(other, { name: 'Stranger' });
    await choreInThePast(server, kid, { at: now() });
    expect(await board(family.parent)).toEqual([]);
  });

  it("keeps an entry's id for the week and changes it for the next week", async () => {
    const { family, kid, at } = await scene('UTC');
    const [first] = await at('2026-03-04T12:00:00Z');
    const [second] = await at('2026-03-07T23:59:59Z');
    const [third] = await at('2026-03-08T00:00:00Z');
    expect(first?.id).toBe(second?.id);
    expect(third?.id).not.toBe(first?.id);
    const sibling = await createKid(family, { name: 'Leo' });
    const ids = new Map((await at('2026-03-04T12:00:00Z')).map((entry) => [entry.kidId, entry.id]));
    expect(ids.get(kid.id)).toBe(first?.id);
    expect(ids.get(sibling.id)).not.toBe(first?.id);
  });

  it.each(['Pacific/Tongatapu', 'Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Asia/Kathmandu'])(
    'starts the current week on Sunday 0:00 in %s, to the second',
    async (timezone) => {
      const family = await createFamily(server, { timezone });
      const kid = await createKid(family);
      const { start } = weekOf(new Date(), timezone);
      await choreInThePast(server, kid, { stars: 100, at: new Date(start.getTime() - 1000) });
      await choreInThePast(server, kid, { stars: 1, at: start });
      await choreInThePast(server, kid, { stars: 2, at: new Date(start.getTime() + 1000) });
      const entries = await board(family.parent);
      expect(placesOf(entries)).toEqual([[1, 'Mia', 3, 2]]);
      expect(entries[0]?.weekStart).toBe(calendarDateOf(start, timezone));
    },
  );

  it.each([-1, 0, 6])('accepts any day of a week: %i days after its Sunday', async (days) => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const sunday = addDays(weekOf(now(), 'UTC').startDate, -7);
    await choreInThePast(server, kid, { stars: 7, at: `${sunday}T12:00:00Z`, reviewedAt: now() });
    const entries = await board(family.parent, `?week=${addDays(sunday, days)}`);
    expect(placesOf(entries)).toEqual([[1, 'Mia', days < 0 ? 0 : 7, days < 0 ? 0 : 1]]);
    expect(entries[0]?.weekStart).toBe(days < 0 ? addDays(sunday, -7) : sunday);
    expect(placesOf(await board(family.parent))).toEqual([[1, 'Mia', 0, 0]]);
  });

  it.each(['today', '2026-13-01', '2026-02-30', '', '0001-01-01', '9999-12-31'])(
    'returns 400 for the week %j',
    async (week) => {
      const { parent } = await createFamily(server);
      expectFieldError(await parent.get(`/api/leaderboard?week=${week}`), 'week', 'Please choose a date');
    },
  );

  it('counts a chore in the week in which a parent reports it was done', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const chore = await createChore(family, { starReward: 4 });
    const { startDate } = weekOf(now(), 'UTC');
    const saturday = addDays(startDate, -1);
    await age((text, values) => server.pool.query(text, values), 7, { kids: [kid.id] });
    await family.parent.post(`/api/kids/${kid.id}/completions`, { choreId: chore.id, on: saturday });
    expect(placesOf(await board(family.parent))).toEqual([[1, 'Mia', 0, 0]]);
    expect(placesOf(await board(family.parent, `?week=${saturday}`))).toEqual([[1, 'Mia', 4, 1]]);
  });

  it('is empty for kids if the family turned it off', async () => {
    const family = await createFamily(server);
    const tablet = await kidAgent(server, await createKid(family));
    await family.parent.put('/api/family', { leaderboardMode: 'off' });
    expect(await board(tablet)).toEqual([]);
    expect(await board(family.parent)).toHaveLength(1);
    await family.parent.put('/api/family', { leaderboardMode: 'team' });
    expect(await board(tablet)).toHaveLength(1);
  });

  it("uses the family's current time zone", async () => {
    const family = await createFamily(server, { timezone: 'Pacific/Kiritimati' });
    await createKid(family);
    await family.parent.put('/api/user', { timezone: 'Pacific/Pago_Pago' });
    const { start } = weekOf(new Date(), 'Pacific/Pago_Pago');
    expect((await board(family.parent))[0]?.createdAt).toBe(start.toISOString());
  });
});

describe('GET /api/kids/:id/best-week', () => {
  const best = async (agent: Agent, id: string) =>
    expectResponse(await agent.get(`/api/kids/${id}/best-week`), 200, bestWeek);

  it('returns the earlier week with the most stars, and the latest of equal weeks', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const tablet = await kidAgent(server, kid);
    const { startDate } = weekOf(now(), 'UTC');
    const did = (days: number, stars: number, status: ReviewStatus = 'approved') =>
      choreInThePast(server, kid, { stars, status, at: `${addDays(startDate, days)}T09:00:00Z` });
    await did(0, 90);
    expect(await best(tablet, kid.id)).toBeNull();
    await did(-1, 9);
    await did(-15, 4);
    await did(-20, 5);
    await did(-10, 50, 'rejected');
    expect(await best(tablet, kid.id)).toEqual({
      weekStart: addDays(startDate, -7),
      starsEarned: 9,
      choresCompleted: 1,
    });
    await did(-16, 1);
    expect(await best(family.parent, kid.id)).toMatchObject({
      weekStart: addDays(startDate, -21),
      starsEarned: 10,
      choresCompleted: 3,
    });
  });

  it('returns 403 to a sibling', async () => {
    const family = await createFamily(server);
    const [mia, ben] = [await createKid(family), await createKid(family, { name: 'Ben' })];
    const response = await (await kidAgent(server, ben)).get(`/api/kids/${mia.id}/best-week`);
    expectError(response, 403, 'forbidden');
  });
});

describe('weeklyLeaderboard', () => {
  // Some clocks change at the start of the week.
  it.each([
    ['Pacific/Tongatapu', '2026-03-07T11:00:00Z'],
    ['Pacific/Pago_Pago', '2026-03-08T11:00:00Z'],
    ['America/New_York', '2026-03-08T05:00:00Z'],
    ['America/New_York', '2026-03-15T04:00:00Z'],
    ['America/New_York', '2026-11-08T05:00:00Z'],
    ['Asia/Beirut', '2026-03-28T22:00:00Z'],
    ['America/Sao_Paulo', '2018-11-04T03:00:00Z'],
    ['America/Nuuk', '2025-10-26T02:00:00Z'],
    ['Australia/Lord_Howe', '2026-04-11T13:30:00Z'],
  ])(
    'splits submissions before and after Sunday 0:00 in %s (%s) into two weeks',
    async (timezone, sunday) => {
      const { kid, at } = await scene(timezone);
      const turn = new Date(sunday);
      const second = (count: number) => new Date(turn.getTime() + count * 1000);
      await choreInThePast(server, kid, { stars: 1, at: second(-1) });
      await choreInThePast(server, kid, { stars: 10, at: second(0) });
      // A slow review must not cost a rank.
      await choreInThePast(server, kid, { stars: 100, at: second(-3600), reviewedAt: second(1) });
      expect(placesOf(await at(second(-1)))).toEqual([[1, 'Mia', 101, 2]]);
      expect(placesOf(await at(second(0)))).toEqual([[1, 'Mia', 10, 1]]);
      expect(placesOf(await at(new Date(turn.getTime() + 6 * DAY_MS)))).toEqual([[1, 'Mia', 10, 1]]);
      expect((await at(turn))[0]?.weekStart).toBe(calendarDateOf(turn, timezone));
    },
  );

  it('returns 404 if the family was deleted', async () => {
    await expect(weeklyLeaderboard(server.deps, { type: 'parent', familyId: newId() })).rejects.toMatchObject(
      {
        status: 404,
      },
    );
  });
});

async function scene(timezone: string) {
  const family = await createFamily(server, { timezone });
  const kid = await createKid(family);
  const familyId = await familyOf(server.db, kid);
  return {
    family,
    kid,
    at: (moment: string | Date) =>
      weeklyLeaderboard(
        server.deps,
        { type: 'parent', familyId },
        calendarDateOf(new Date(moment), timezone),
      ),
  };
}
