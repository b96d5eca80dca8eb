import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { analyticsEvent, analyticsSummary } from '@shared/contracts/analytics';
import { kidBadge } from '@shared/contracts/badges';
import { parentKid } from '@shared/contracts/kids';
import { leaderboardEntry } from '@shared/contracts/leaderboard';
import { ledgerEntry, starTotals } from '@shared/contracts/stars';
import { BADGES } from '@shared/rules/badges';
import { levelFor } from '@shared/rules/levels';
import * as tables from '@shared/tables/index';
import type { Agent } from '../support/agent';
import { expectResponse } from '../support/expect-response';
import { BusyFamily, lineOf, type Action } from '../support/busy-family';
import { startServer } from '../support/server';

/**
 * All results are recomputed from the ledger and the submissions at the end, and both parents' sockets must
 * have received every change.
 */
const server = await startServer({ rateLimitMultiplier: 1000 });
const figures = { stories: 0, actions: 0, changesHeard: 0, reviews: 0, undone: 0, reversals: 0 };
afterAll(async () => {
  await server.close();
  process.stdout.write(`two grown-ups and three kids: ${JSON.stringify(figures)}\n`);
});

const STORIES = Number(process.env.STORIES ?? 5);

const place = fc.nat({ max: 30 });
const stars = fc.integer({ min: 1, max: 60 });
const limit = fc.constantFrom(null, null, 1, 2, 3);
const status = fc.constantFrom(
  'approved' as const,
  'approved' as const,
  'approved' as const,
  'rejected' as const,
);
const award = fc.option(fc.nat({ max: 80 }));
const is = <T extends Action['do']>(name: T) => fc.constant(name);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: is('submit'), kid: place, chore: place }) },
  { weight: 7, arbitrary: fc.record({ do: is('reviewChore'), by: place, which: place, status, award }) },
  { weight: 4, arbitrary: fc.record({ do: is('request'), kid: place, reward: place }) },
  { weight: 4, arbitrary: fc.record({ do: is('reviewReward'), by: place, which: place, status }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('withdrawChore', 'withdrawReward'), which: place }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constantFrom('undoChore', 'undoReward'), by: place, which: place }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: is('moveStars'),
      by: place,
      kid: place,
      amount: fc.constantFrom(-30, -8, -1, 2, 9, 40),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('undoStars'), by: place, which: place }) },
  { weight: 1, arbitrary: fc.record({ do: is('addChore'), by: place, stars }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: is('editChore'), by: place, chore: place, stars, isActive: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: is('deleteChore'), by: place, chore: place }) },
  { weight: 1, arbitrary: fc.record({ do: is('addReward'), by: place, cost: stars, limit }) },
  { weight: 1, arbitrary: fc.record({ do: is('editReward'), by: place, reward: place, cost: stars, limit }) },
  { weight: 1, arbitrary: fc.record({ do: is('deleteReward'), by: place, reward: place }) },
);

const places = [0, 1, 2];
const everything = places.flatMap((kid) => places.map((chore): Action => ({ do: 'submit', kid, chore })));

/** Inner lists run concurrently. With few records, actions often race. */
const story = fc
  .array(fc.array(action, { minLength: 4, maxLength: 16 }), { minLength: 2, maxLength: 6 })
  .map((steps) => [everything, ...steps]);

it(
  "adds up after concurrent actions, and each parent is notified of the other's changes",
  { timeout: 60_000 + STORIES * 10_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const busy = await BusyFamily.open(server);
        try {
          for (const actions of steps) await Promise.all(actions.map((each) => busy.act(each)));
          await expectAllHeard(busy);
          await expectSoundRecords(busy);
          figures.stories += 1;
          figures.actions += steps.flat().length;
          figures.changesHeard += busy.expected.length;
          for (const { reviewers, undone } of busy.reviews.values()) {
            figures.reviews += reviewers.length;
            figures.undone += undone;
          }
        } finally {
          await busy.close();
        }
      }),
      { numRuns: STORIES },
    );
    expect(figures.stories).toBeGreaterThan(0);
  },
);

it('notifies both parents of every change', { timeout: 30_000 }, async () => {
  const busy = await BusyFamily.open(server);
  for (const each of everything) await busy.act(each);
  for (const by of [0, 1]) {
    const first = by * places.length;
    for (const each of [
      { do: 'reviewChore', by, which: first, status: 'approved', award: 80 },
      { do: 'reviewChore', by, which: first + 1, status: 'rejected', award: null },
      { do: 'request', kid: by, reward: 1 },
      { do: 'request', kid: by, reward: 1 },
      { do: 'request', kid: by, reward: 1 },
      { do: 'reviewReward', by, which: by * 3, status: 'approved' },
      { do: 'reviewReward', by, which: by * 3 + 1, status: 'rejected' },
      { do: 'withdrawReward', which: by * 3 + 2 },
      { do: 'undoReward', by, which: by * 3 },
      { do: 'undoChore', by, which: first },
      { do: 'withdrawChore', which: first },
      { do: 'moveStars', by, kid: by, amount: 9 },
      { do: 'moveStars', by, kid: by, amount: -4 },
      { do: 'undoStars', by, which: by * 2 + 1 },
      { do: 'addChore', by, stars: 3 },
      { do: 'editChore', by, chore: 0, stars: 4 + by, isActive: true },
      { do: 'deleteChore', by, chore: 1 + by },
      { do: 'addReward', by, cost: 3, limit: null },
      { do: 'editReward', by, reward: 0, cost: 4 + by, limit: 3 },
      { do: 'deleteReward', by, reward: 3 + by },
    ] satisfies Action[]) {
      const before = busy.expected.length;
      await busy.act(each);
      expect({ each, heard: busy.expected.length > before }).toEqual({ each, heard: true });
    }
  }
  await expectAllHeard(busy);
  await busy.close();
});

it('counts only one of two concurrent reviews and keeps its reviewer', { timeout: 30_000 }, async () => {
  const busy = await BusyFamily.open(server);
  await Promise.all(everything.map((each) => busy.act(each)));
  await Promise.all(
    everything.flatMap((_, which) =>
      [0, 1, 0, 1].map((by) => busy.act({ do: 'reviewChore', by, which, status: 'approved', award: 30 })),
    ),
  );
  // Three kids can afford the last reward, which is available once.
  await Promise.all(places.map((kid) => busy.act({ do: 'request', kid, reward: 2 })));
  await Promise.all(
    places.flatMap((which) =>
      [0, 1].map((by) => busy.act({ do: 'reviewReward', by, which, status: 'approved' })),
    ),
  );
  const counted = [...busy.reviews.values()].flatMap(({ reviewers }) => reviewers);
  expect(counted).toHaveLength(10);
  await expectAllHeard(busy);
  await expectSoundRecords(busy);
  await busy.close();
});

async function expectAllHeard({ sockets, expected }: BusyFamily): Promise<void> {
  for (const { inbox } of sockets) {
    const heard = () => inbox.filter(({ type }) => type !== 'news' && type !== 'leaderboard_changed');
    await expect.poll(() => heard().length, { interval: 5 }).toBe(expected.length);
    expect(heard().map(lineOf).toSorted()).toEqual(expected.toSorted());
  }
}

const sum = (numbers: number[]) => numbers.reduce((left, right) => left + right, 0);

async function expectSoundRecords({ family, grownUps, reviews }: BusyFamily): Promise<void> {
  const { starLedger, choreSubmissions, rewardRedemptions, rewards } = tables;
  const { db } = server;
  const [ledger, submissions, redemptions, stock] = await Promise.all([
    db
      .select()
      .from(starLedger)
      .where(eq(starLedger.familyId, family.familyId))
      .orderBy(desc(starLedger.position)),
    db.select().from(choreSubmissions).where(eq(choreSubmissions.familyId, family.familyId)),
    db.select().from(rewardRedemptions).where(eq(rewardRedemptions.familyId, family.familyId)),
    db.select().from(rewards).where(eq(rewards.familyId, family.familyId)),
  ]);
  const earned = submissions.filter((row) => row.status === 'approved');
  const spent = redemptions.filter((row) => row.status === 'approved');

  // A review is undone at most once. The record keeps the current reviewer.
  const records = new Map([...submissions, ...redemptions].map((row) => [row.id, row]));
  for (const [id, { reviewers, undone }] of reviews) {
    const record = records.get(id);
    const standing = record === undefined || record.status === 'pending' ? 0 : 1;
    expect({ id, standing: reviewers.length - undone }).toEqual({ id, standing });
    expect(standing === 0 || reviewers.includes(record?.reviewedBy ?? '')).toBe(true);
  }
  const unreviewed = [...records.values()].filter(({ id }) => !reviews.has(id));
  expect(unreviewed.filter(({ status: now }) => now !== 'pending')).toEqual([]);

  // Each approval is in the ledger once, by its reviewer.
  const byId = new Map(ledger.map((row) => [row.id, row]));
  const reversals = ledger.filter((row) => row.kind === 'reversal');
  figures.reversals += reversals.length;
  for (const { reverses, amount, lifetimeDelta } of reversals) {
    const before = byId.get(reverses ?? '');
    expect([amount + (before?.amount ?? NaN), lifetimeDelta + (before?.lifetimeDelta ?? NaN)]).toEqual([
      0, 0,
    ]);
  }
  const reversed = new Set(reversals.map(({ reverses }) => reverses));
  expect(reversed.size).toBe(reversals.length);
  const standing = ledger.filter((row) => row.kind !== 'reversal' && !reversed.has(row.id));
  const causes = standing.filter(({ kind }) => kind === 'chore' || kind === 'reward');
  expect(causes.map(causeOfEntry).toSorted(byCause)).toEqual(
    [
      ...earned.map((row) => ({ ...causeOf(row), amount: row.starsAwarded ?? NaN })),
      ...spent.map((row) => ({ ...causeOf(row), amount: -row.starsSpent })),
    ].toSorted(byCause),
  );
  for (const { id, currentRedemptions } of stock) {
    expect(currentRedemptions).toBe(spent.filter(({ rewardId }) => rewardId === id).length);
  }

  for (const agent of grownUps) {
    const [kids, board, events, summary] = await Promise.all([
      agent.get('/api/kids').then((response) => expectResponse(response, 200, z.array(parentKid))),
      agent
        .get('/api/leaderboard')
        .then((response) => expectResponse(response, 200, z.array(leaderboardEntry))),
      agent.get('/api/analytics').then((response) => expectResponse(response, 200, z.array(analyticsEvent))),
      agent.get('/api/analytics/summary').then((response) => expectResponse(response, 200, analyticsSummary)),
    ]);
    expect(kids).toHaveLength(3);
    expect(events).toHaveLength(earned.length + spent.length);
    expect(summary.totals).toMatchObject(totalsOf(standing));
    for (const kid of kids) {
      const own = ledger.filter(({ kidId }) => kidId === kid.id);
      const totals = totalsOf(standing.filter(({ kidId }) => kidId === kid.id));
      const lifetimeStars = sum(own.map(({ lifetimeDelta }) => lifetimeDelta));
      const held = redemptions.filter((row) => row.kidId === kid.id && row.status === 'pending');
      expect(kid).toMatchObject({
        totalStars: sum(own.map(({ amount }) => amount)),
        lifetimeStars,
        currentLevel: levelFor(lifetimeStars),
        heldStars: sum(held.map(({ starsSpent }) => starsSpent)),
      });
      await expectStatement(agent, kid.id, own);
      const badges = await agent.get(`/api/kids/${kid.id}/badges`);
      expect(expectResponse(badges, 200, z.array(kidBadge)).map(({ badgeId }) => badgeId)).toEqual(
        BADGES.filter(({ starRequirement }) => starRequirement <= lifetimeStars).map(({ id }) => id),
      );
      expect(summary.kids.find((each) => each.kid.id === kid.id)).toMatchObject(totals);
      expect(board.find(({ kidId }) => kidId === kid.id)).toMatchObject({
        starsEarned: totals.starsEarned,
        choresCompleted: totals.choresCompleted,
        rank: 1 + board.filter(({ starsEarned }) => starsEarned > totals.starsEarned).length,
      });
    }
  }
}

type LedgerRow = typeof tables.starLedger.$inferSelect;

/** The statement is the kid's ledger, newest first, and each balance follows from the previous one. */
async function expectStatement(agent: Agent, kidId: string, own: LedgerRow[]): Promise<void> {
  const response = await agent.get(`/api/kids/${kidId}/stars?limit=200`);
  const entries = expectResponse(response, 200, z.array(ledgerEntry));
  expect(entries.map(({ id }) => id)).toEqual(own.slice(0, 200).map(({ id }) => id));
  const before = own.map((_, index) => own[index + 1]?.balance ?? 0);
  expect(own.map(({ balance }) => balance)).toEqual(
    own.map(({ amount }, index) => amount + (before[index] ?? NaN)),
  );
  expect(Math.min(0, ...own.map(({ balance }) => balance))).toBe(0);
  const times = entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted((left, right) => (left < right ? 1 : -1)));
  const totals = expectResponse(await agent.get(`/api/kids/${kidId}/stars/totals`), 200, starTotals);
  expect(totals.total).toBe(own[0]?.balance ?? 0);
}

const byCause = (left: { cause: string | null }, right: { cause: string | null }) =>
  (left.cause ?? '') < (right.cause ?? '') ? -1 : 1;

const causeOfEntry = ({ submissionId, redemptionId, kidId, amount, actorId }: LedgerRow) => ({
  cause: submissionId ?? redemptionId,
  kidId,
  amount,
  actorId,
});

const causeOf = ({ id, kidId, reviewedBy }: { id: string; kidId: string; reviewedBy: string | null }) => ({
  cause: id,
  kidId,
  actorId: reviewedBy,
});

function totalsOf(entries: LedgerRow[]) {
  const [chores, rewards] = [
    entries.filter(({ kind }) => kind === 'chore'),
    entries.filter(({ kind }) => kind === 'reward'),
  ];
  return {
    choresCompleted: chores.length,
    starsEarned: sum(chores.map(({ amount }) => amount)),
    rewardsRedeemed: rewards.length,
    starsSpent: -sum(rewards.map(({ amount }) => amount)) + 0,
  };
}
