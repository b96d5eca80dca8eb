import { and, asc, count, eq, getTableName, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHORE_CATEGORIES, PICTURES, REVIEW_STATUSES, SHARING } from '@shared/constants';
import { BADGES, badgesCrossed } from '@shared/rules/badges';
import { shelfFor } from '@shared/rules/tiers';
import { weekOf } from '@shared/rules/week';
import * as tables from '@shared/tables/index';
import { Agent } from '../../tests/support/agent';
import { startServer, type TestServer } from '../../tests/support/server';
import { readFamily } from '../features/kids/kids.queries';
import { withStreaks } from '../features/streaks/streaks.service';
import { viewTuneUp } from '../features/tune-up/tune-up.service';
import { CO_PARENT, PARENT, STEADY_DAYS } from './family';
import { dayOf, instantOf } from './local-time';
import { seedDemo } from './seed';

const TIMEZONE = 'America/New_York';

async function seeded(now: Date, timezone = TIMEZONE) {
  const server = await startServer();
  const lines = await seedDemo(server.deps, { now, timezone });
  return { server, lines };
}

async function ledgersOf({ db }: TestServer) {
  const [kids, ledger, badges] = await Promise.all([
    db.select().from(tables.kids),
    db.select().from(tables.starLedger).orderBy(asc(tables.starLedger.createdAt)),
    db.select().from(tables.kidBadges),
  ]);
  return kids.map((kid) => {
    const movements = ledger.filter(({ kidId }) => kidId === kid.id);
    const replayed = replay(movements);
    return {
      lowest: Math.min(...replayed.balances),
      kept: {
        balances: movements.map(({ balance }) => balance),
        badges: BADGES.flatMap(({ id }) =>
          badges.filter((row) => row.kidId === kid.id && row.badgeId === id),
        ).map(({ badgeId, earnedAt }) => ({ badgeId, earnedAt })),
        totalStars: kid.totalStars,
        lifetimeStars: kid.lifetimeStars,
      },
      replayed,
    };
  });
}

function replay(movements: (typeof tables.starLedger.$inferSelect)[]) {
  const balances: number[] = [];
  const badges: { badgeId: string; earnedAt: Date }[] = [];
  let [totalStars, lifetimeStars] = [0, 0];
  for (const { amount, createdAt } of movements) {
    const before = lifetimeStars;
    totalStars += amount;
    lifetimeStars += Math.max(0, amount);
    balances.push(totalStars);
    badges.push(
      ...badgesCrossed(before, lifetimeStars).map(({ id }) => ({ badgeId: id, earnedAt: createdAt })),
    );
  }
  return { balances, badges, totalStars, lifetimeStars };
}

describe('the demo family', () => {
  const now = new Date('2026-03-18T23:10:00Z');
  let server: TestServer;
  let lines: string[];
  beforeAll(async () => {
    ({ server, lines } = await seeded(now));
  });
  afterAll(() => server.close());

  it('has a ledger that adds up, never goes below zero and awards each badge on time', async () => {
    const ledgers = await ledgersOf(server);
    expect(ledgers).toHaveLength(3);
    for (const { kept, replayed, lowest } of ledgers) {
      expect(kept).toEqual(replayed);
      expect(lowest).toBeGreaterThanOrEqual(0);
    }
  });

  it("has one ledger entry per approval and counts approved redemptions up to the reward's limit", async () => {
    const { db } = server;
    const [ledger, submissions, redemptions, rewards] = await Promise.all([
      db.select().from(tables.starLedger),
      db.select().from(tables.choreSubmissions),
      db.select().from(tables.rewardRedemptions),
      db.select().from(tables.rewards),
    ]);
    const approved = <T extends { status: string }>(rows: T[]) =>
      rows.filter(({ status }) => status === 'approved');
    expect(new Set(ledger.map((row) => row.submissionId ?? row.redemptionId))).toEqual(
      new Set([...approved(submissions), ...approved(redemptions)].map(({ id }) => id)),
    );
    for (const reward of rewards) {
      const taken = approved(redemptions).filter(({ rewardId }) => rewardId === reward.id);
      expect(reward.currentRedemptions).toBe(taken.length);
      expect(taken.length).toBeLessThanOrEqual(reward.maxRedemptions ?? Infinity);
    }
  });

  it('has every category, shelf and status', async () => {
    const { db } = server;
    const [chores, rewards, submissions, redemptions, logins] = await Promise.all([
      db.select().from(tables.chores),
      db.select().from(tables.rewards),
      db.select().from(tables.choreSubmissions),
      db.select().from(tables.rewardRedemptions),
      db.select().from(tables.kidLogins),
    ]);
    expect(new Set(chores.map(({ category }) => category))).toEqual(new Set(CHORE_CATEGORIES));
    expect(new Set(rewards.map(({ starCost }) => shelfFor(starCost))).size).toBe(3);
    expect(rewards.some(({ isMystery }) => isMystery)).toBe(true);
    expect(rewards.some(({ isActive }) => !isActive)).toBe(true);
    expect(rewards.some(({ maxRedemptions }) => maxRedemptions !== null)).toBe(true);
    for (const rows of [submissions, redemptions]) {
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(REVIEW_STATUSES));
    }
    expect(submissions.length).toBeGreaterThan(200);
    expect(logins.length).toBeGreaterThan(0);
    const unread = await db.select().from(tables.messages).where(isNull(tables.messages.readAt));
    expect(unread).toHaveLength(3);
    const hearts = await db.select().from(tables.praise);
    expect(hearts.filter(({ reply }) => reply !== null).length).toBeGreaterThan(1);
    const [run, ...others] = await db.select().from(tables.routineRuns);
    expect(Object.keys(run?.marks ?? {})).toHaveLength(3);
    expect(others).toEqual([]);
    const { status, shownAt } = tables.rewardRedemptions;
    const unshown = await db
      .select()
      .from(tables.rewardRedemptions)
      .where(and(eq(status, 'approved'), isNull(shownAt)));
    expect(unshown.length).toBeGreaterThan(0);
  });

  it('follows its schedules: turns, first come, automatic approval and a weekly limit', async () => {
    const { db } = server;
    const [chores, submissions, rewards, redemptions, assignments] = await Promise.all([
      db.select().from(tables.chores),
      db.select().from(tables.choreSubmissions),
      db.select().from(tables.rewards),
      db.select().from(tables.rewardRedemptions),
      db.select().from(tables.choreAssignments),
    ]);
    expect(new Set(chores.map(({ sharing }) => sharing))).toEqual(new Set(SHARING));
    expect(new Set(chores.map(({ schedule }) => schedule.kind))).toEqual(
      new Set(['anytime', 'days', 'times']),
    );
    const turns = chores.find(({ sharing }) => sharing === 'turns');
    const kidsOf = (rows: { choreId: string; kidId: string }[]) =>
      new Set(rows.filter(({ choreId }) => choreId === turns?.id).map(({ kidId }) => kidId));
    expect(kidsOf(assignments).size).toBe(2);
    expect(kidsOf(submissions)).toEqual(kidsOf(assignments));
    const itself = new Set(chores.filter(({ needsApproval }) => !needsApproval).map(({ id }) => id));
    expect(new Set(submissions.filter(({ auto }) => auto).map(({ choreId }) => choreId))).toEqual(itself);
    const limited = rewards.find(({ limitPer }) => limitPer === 'week');
    const asked = redemptions
      .filter(({ rewardId, status }) => rewardId === limited?.id && status !== 'rejected')
      .map(({ kidId, requestedAt }) => `${kidId} ${weekOf(requestedAt, TIMEZONE).startDate}`);
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
    const given = redemptions.flatMap(({ deliveredAt }) => deliveredAt ?? []);
    expect(given.length).toBeGreaterThan(0);
    expect(Math.max(...given.map(Number))).toBeLessThanOrEqual(now.getTime());
  });

  it('has two reviewing parents, a past trip, a planned pause and saving goals', async () => {
    const parent = new Agent(server.url);
    await parent.post('/api/login', { username: CO_PARENT.username, password: CO_PARENT.password });
    const reviewers = new Set(
      (await server.db.select().from(tables.choreSubmissions)).flatMap(({ reviewedBy }) => reviewedBy ?? []),
    );
    expect(reviewers.size).toBe(2);
    const [trip] = await server.db.select().from(tables.pastPauses);
    const submissions = await server.db.select().from(tables.choreSubmissions);
    const away = submissions.filter(
      ({ handedInOn }) => trip && handedInOn >= trip.firstDay && handedInOn <= trip.lastDay,
    );
    expect([trip?.firstDay, away.length]).toEqual(['2026-02-01', 0]);
    const kids = await server.db.select().from(tables.kids);
    expect(kids.map(({ pausedFrom }) => pausedFrom)).toContain('2026-03-21');
    expect(await server.db.select().from(tables.kidGoals)).toHaveLength(2);
  });

  it('has a calendar with an event each day, at the same local time in winter and summer', async () => {
    const [calendar] = await server.db.select().from(tables.familyCalendars);
    expect(calendar).toMatchObject({ name: 'Family', state: 'ok' });
    const soccer = (await server.db.select().from(tables.calendarEvents)).filter(
      ({ title }) => title === 'Soccer practice',
    );
    expect(soccer.length).toBeGreaterThan(15);
    const hours = soccer.map(({ startsAt }) =>
      startsAt?.toLocaleTimeString('en-GB', { timeZone: TIMEZONE, timeStyle: 'short' }),
    );
    expect(new Set(hours)).toEqual(new Set(['15:30']));
  });

  it('has only timestamps from the past ten weeks', async () => {
    const timestamps = [
      ...(await server.db.select().from(tables.choreSubmissions)).flatMap((row) => [
        row.submittedAt,
        row.reviewedAt,
      ]),
      ...(await server.db.select().from(tables.rewardRedemptions)).flatMap((row) => [
        row.requestedAt,
        row.reviewedAt,
        row.shownAt,
      ]),
      ...(await server.db.select().from(tables.kidLogins)).map((row) => row.createdAt),
      ...(await server.db.select().from(tables.messages)).flatMap((row) => [row.createdAt, row.readAt]),
      ...(await server.db.select().from(tables.praise)).flatMap((row) => [row.createdAt, row.repliedAt]),
    ].filter((timestamp) => timestamp !== null);
    const first = instantOf(dayOf(now, TIMEZONE) - 70 * 86_400_000, 0, TIMEZONE);
    expect(Math.min(...timestamps.map(Number))).toBeGreaterThan(first);
    expect(Math.max(...timestamps.map(Number))).toBeLessThanOrEqual(now.getTime());
  });

  it('prints logins that work', async () => {
    const { username, password } = PARENT;
    expect(lines.join('\n')).toContain(`${username}  /  ${password}`);
    const parent = new Agent(server.url);
    expect((await parent.post('/api/login', { username, password })).status).toBe(200);

    const [family] = await server.db.select().from(tables.families);
    expect(lines.join('\n')).toContain(`family code ${family?.code}`);
    for (const { id, name } of await server.db.select().from(tables.kids)) {
      const line = lines.find((candidate) => candidate.includes(name)) ?? '';
      const pictures = line.replace(/^.*\)\s+/, '').split(', ');
      const picturePattern = pictures.map((picture) => PICTURES.findIndex((known) => known === picture));
      const login = { familyCode: family?.code, kidId: id, picturePattern };
      expect((await new Agent(server.url).post('/api/kids/login', login)).status).toBe(200);
    }
  });

  it('is not changed by a second start, which prints the logins again', async () => {
    const sizes = () =>
      Promise.all(
        [tables.families, tables.users, tables.choreSubmissions, tables.starLedger, tables.messages].map(
          async (table) => [getTableName(table), await server.db.select({ rows: count() }).from(table)],
        ),
      );
    const before = await sizes();
    expect(await seedDemo(server.deps)).toEqual(lines);
    expect(await sizes()).toEqual(before);
  });

  it("doesn't print a password that was changed", async () => {
    const [user] = await server.db.select().from(tables.users);
    await server.db
      .update(tables.users)
      .set({ passwordHash: await server.deps.secrets.hashPassword('my own words') });
    const printed = await seedDemo(server.deps);
    expect(printed.join('\n')).not.toContain(PARENT.password);
    await server.db.update(tables.users).set({ passwordHash: user?.passwordHash ?? '' });
  });
});

describe('the demo family at other times and places', () => {
  it.each([
    ['2026-11-01T05:30:00Z', 'America/New_York'],
    ['2026-03-29T00:30:00Z', 'Europe/Berlin'],
    ['2026-07-05T11:00:00Z', 'Pacific/Auckland'],
    ['2027-01-01T00:00:30Z', 'UTC'],
  ])('is consistent at %s in %s and has pending chores and rewards', async (now, timezone) => {
    const { server } = await seeded(new Date(now), timezone);
    try {
      for (const { kept, replayed } of await ledgersOf(server)) expect(kept).toEqual(replayed);
      for (const table of [tables.choreSubmissions, tables.rewardRedemptions]) {
        const pending = (await server.db.select().from(table)).filter((row) => row.status === 'pending');
        expect(pending.length).toBeGreaterThanOrEqual(2);
      }
    } finally {
      await server.close();
    }
  });

  it('has a streak and a monthly review on any day', async () => {
    const { server } = await seeded(new Date());
    try {
      const [family] = await server.db.select().from(tables.families);
      const shown = await viewTuneUp(server.deps, { familyId: family?.id ?? '' });
      expect(shown.state).toBe('open');
      expect(shown.chores.map(({ chore }) => chore.name)).toContain('Sort the bookshelf');
      expect(shown.rewards.map(({ reward }) => reward.name)).toContain('Weekend at the beach');
      expect(shown.waits.length).toBeGreaterThan(0);
      const kids = await withStreaks(server.db, (await readFamily(server.db, family?.id ?? '')).kids);
      expect(Math.max(...kids.map(({ streak }) => streak.days))).toBeGreaterThanOrEqual(STEADY_DAYS - 1);
    } finally {
      await server.close();
    }
  });
});
