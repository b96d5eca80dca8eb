import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { BADGES } from '@shared/rules/badges';
import * as tables from '@shared/tables/index';
import type { DomainEvent } from '../../server/events/event-map';
import { listKids } from '../../server/features/kids/kids.service';
import { requestReward, reviewRedemption } from '../../server/features/redemptions/redemptions.service';
import { undoRedemptionReview, withdrawRedemption } from '../../server/features/redemptions/undo.service';
import { moveStarsByHand, undoStarsByHand } from '../../server/features/stars/stars-by-hand.service';
import { reviewSubmission, submitChore } from '../../server/features/submissions/submissions.service';
import { undoSubmissionReview, withdrawSubmission } from '../../server/features/submissions/undo.service';
import type { KidActor } from '../../server/lib/actor';
import { AppError } from '../../server/lib/errors';
import { insertLedgerFamily, type LedgerFamily } from '../support/ledger-family';
import { startServer } from '../support/server';

/**
 * The ledger adds up after any actions, sequential or concurrent. Uses the services, because this tests the
 * database's part.
 */
const server = await startServer();
afterAll(() => server.close());

/** STORIES=5000 runs for ten minutes. */
const STORIES = Number(process.env.STORIES ?? 5);

type Verdict = 'approved' | 'rejected';

type Action =
  | { do: 'submit'; kid: number; chore: number }
  | { do: 'reviewSubmission'; which: number; status: Verdict; award: number | null }
  | { do: 'request'; kid: number; reward: number }
  | { do: 'reviewRedemption'; which: number; status: Verdict }
  | {
      do:
        | 'withdrawSubmission'
        | 'withdrawRedemption'
        | 'undoSubmissionReview'
        | 'undoRedemptionReview'
        | 'undoStars';
      which: number;
    }
  | { do: 'moveStars'; kid: number; amount: number };

const small = fc.nat({ max: 30 });
const verdict = fc.constantFrom<Verdict>('approved', 'approved', 'approved', 'rejected');
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ do: fc.constant('submit' as const), kid: small, chore: small }),
  fc.record({
    do: fc.constant('reviewSubmission' as const),
    which: small,
    status: verdict,
    award: fc.oneof(fc.constant(null), fc.nat({ max: 40 })),
  }),
  fc.record({ do: fc.constant('request' as const), kid: small, reward: small }),
  fc.record({ do: fc.constant('reviewRedemption' as const), which: small, status: verdict }),
  fc.record({
    do: fc.constantFrom(
      'withdrawSubmission' as const,
      'withdrawRedemption',
      'undoSubmissionReview',
      'undoRedemptionReview',
      'undoStars',
    ),
    which: small,
  }),
  fc.record({
    do: fc.constant('moveStars' as const),
    kid: small,
    amount: fc.constantFrom(-20, -3, 1, 8, 30),
  }),
);

/** Inner lists run concurrently. With few records, two reviews often race. */
const story = fc.array(fc.array(action, { minLength: 1, maxLength: 6 }), { minLength: 5, maxLength: 25 });

it(
  'is consistent after any actions: nothing counted twice, below zero or lost',
  { timeout: 60_000 + STORIES * 10_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (moments) => {
        const family = await insertLedgerFamily(server.db);
        const player = runOn(family);
        let lifetimes = await lifetimesOf(family);
        for (const actions of moments) {
          await Promise.all(actions.map((each) => player.run(each)));
          const later = await lifetimesOf(family);
          // Only an undo reduces lifetime stars.
          const undoes = actions.some((each) => each.do.startsWith('undo'));
          expect(undoes || later.every((stars, index) => stars >= (lifetimes[index] ?? 0))).toBe(true);
          lifetimes = later;
        }
        await expectSoundBooks(family, player.events);
      }),
      { numRuns: STORIES },
    );
  },
);

it('pays once if every record is reviewed concurrently', { timeout: 40_000 }, async () => {
  const family = await insertLedgerFamily(server.db);
  const player = runOn(family);
  const everyone = [0, 1, 2].flatMap((chore) => [0, 1].map((kid): Action => ({ do: 'submit', kid, chore })));
  await Promise.all(everyone.map((each) => player.run(each)));
  const approvals = everyone.flatMap((_, which) =>
    Array.from({ length: 5 }, (): Action => ({
      do: 'reviewSubmission',
      which,
      status: 'approved',
      award: 30,
    })),
  );
  await Promise.all(approvals.map((each) => player.run(each)));
  // Two of the six requests for 45 stars can be approved, and the limited reward once.
  const redemptions = [0, 1].flatMap((kid) =>
    [2, 2, 2].map((reward): Action => ({ do: 'request', kid, reward })),
  );
  await Promise.all(redemptions.map((each) => player.run(each)));
  const decisions = redemptions.flatMap((_, which) =>
    Array.from({ length: 3 }, (): Action => ({ do: 'reviewRedemption', which, status: 'approved' })),
  );
  await Promise.all(decisions.map((each) => player.run(each)));
  await expectSoundBooks(family, player.events);
  const kids = await listKids(server.deps, family.parent);
  expect(kids.map(({ lifetimeStars }) => lifetimeStars)).toEqual([90, 90]);
  expect(kids.map(({ totalStars }) => totalStars).toSorted((a, b) => a - b)).toEqual([45, 90]);
});

function runOn(family: LedgerFamily) {
  const events: DomainEvent[] = [];
  const deps = { ...server.deps, publish: (event: DomainEvent) => events.push(event) };
  const submissions: { id: string; kid: KidActor }[] = [];
  const redemptions: { id: string; kid: KidActor }[] = [];
  const gifts: { id: string; kidId: string }[] = [];
  const pick = <T>(items: T[], index: number): T | undefined => items[index % Math.max(1, items.length)];

  const attempt = async (each: Action): Promise<void> => {
    switch (each.do) {
      case 'submit': {
        const [kid, chore] = [pick(family.kids, each.kid), pick(family.chores, each.chore)];
        if (!kid || !chore) return;
        const { id } = await submitChore(deps, kid, { kidId: kid.kidId, choreId: chore.id }, null);
        submissions.push({ id, kid });
        return;
      }
      case 'reviewSubmission': {
        const id = pick(submissions, each.which)?.id;
        if (id === undefined) return;
        const input = { status: each.status, starsAwarded: each.award };
        await reviewSubmission(deps, family.parent, id, input);
        return;
      }
      case 'request': {
        const [kid, reward] = [pick(family.kids, each.kid), pick(family.rewards, each.reward)];
        if (!kid || !reward) return;
        const input = { kidId: kid.kidId, rewardId: reward.id, starsSpent: reward.starCost };
        const { id } = await requestReward(deps, kid, input, null);
        redemptions.push({ id, kid });
        return;
      }
      case 'reviewRedemption': {
        const id = pick(redemptions, each.which)?.id;
        if (id !== undefined) await reviewRedemption(deps, family.parent, id, { status: each.status });
        return;
      }
      case 'withdrawSubmission': {
        const made = pick(submissions, each.which);
        if (made) await withdrawSubmission(deps, made.kid, made.id);
        return;
      }
      case 'withdrawRedemption': {
        const made = pick(redemptions, each.which);
        if (made) await withdrawRedemption(deps, made.kid, made.id);
        return;
      }
      case 'undoSubmissionReview': {
        const id = pick(submissions, each.which)?.id;
        if (id !== undefined) await undoSubmissionReview(deps, family.parent, id);
        return;
      }
      case 'undoRedemptionReview': {
        const id = pick(redemptions, each.which)?.id;
        if (id !== undefined) await undoRedemptionReview(deps, family.parent, id);
        return;
      }
      case 'moveStars': {
        const kidId = pick(family.kids, each.kid)?.kidId;
        if (kidId === undefined) return;
        const gift = { amount: each.amount, reason: 'Because' };
        const { id } = await moveStarsByHand(deps, family.parent, kidId, gift, null);
        gifts.push({ id, kidId });
        return;
      }
      case 'undoStars': {
        const gift = pick(gifts, each.which);
        if (gift) await undoStarsByHand(deps, family.parent, gift.kidId, gift.id);
        return;
      }
      default:
        each satisfies never;
    }
  };

  return {
    events,
    async run(each: Action): Promise<void> {
      try {
        await attempt(each);
      } catch (error) {
        if (!(error instanceof AppError) || ![404, 409].includes(error.status)) throw error;
      }
    },
  };
}

async function lifetimesOf({ familyId }: LedgerFamily): Promise<number[]> {
  const { id, lifetimeStars } = tables.kids;
  const rows = await server.db
    .select({ lifetimeStars })
    .from(tables.kids)
    .where(eq(tables.kids.familyId, familyId))
    .orderBy(id);
  return rows.map((row) => row.lifetimeStars);
}

async function expectSoundBooks(family: LedgerFamily, published: DomainEvent[]): Promise<void> {
  const { starLedger, choreSubmissions, rewardRedemptions, rewards, kidBadges } = tables;
  const { db } = server;
  const { familyId } = family;
  const [kids, ledger, submissions, redemptions, stock, badges] = await Promise.all([
    listKids(server.deps, family.parent),
    db.select().from(starLedger).where(eq(starLedger.familyId, familyId)).orderBy(asc(starLedger.position)),
    db.select().from(choreSubmissions).where(eq(choreSubmissions.familyId, familyId)),
    db.select().from(rewardRedemptions).where(eq(rewardRedemptions.familyId, familyId)),
    db.select().from(rewards).where(eq(rewards.familyId, familyId)),
    db.select().from(kidBadges).where(eq(kidBadges.familyId, familyId)),
  ]);
  const earned = submissions.filter(({ status }) => status === 'approved');
  const spent = redemptions.filter(({ status }) => status === 'approved');

  // Each approval is in the ledger once, or is reversed exactly.
  const entries = new Map(ledger.map((row) => [row.id, row]));
  const reversals = ledger.filter(({ kind }) => kind === 'reversal');
  const reversed = new Set(reversals.map(({ reverses }) => reverses));
  expect(reversed.size).toBe(reversals.length);
  for (const { reverses, amount, lifetimeDelta } of reversals) {
    const of = entries.get(reverses ?? '');
    expect([amount + (of?.amount ?? NaN), lifetimeDelta + (of?.lifetimeDelta ?? NaN)]).toEqual([0, 0]);
  }
  const standing = ledger.filter((row) => row.kind !== 'reversal' && !reversed.has(row.id));
  const caused = standing.filter(({ kind }) => kind === 'chore' || kind === 'reward');
  const byCause = (rows: [string, number][]) => rows.toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(byCause(caused.map((row) => [row.submissionId ?? row.redemptionId ?? '', row.amount]))).toEqual(
    byCause([
      ...earned.map(({ id, starsAwarded }): [string, number] => [id, starsAwarded ?? NaN]),
      ...spent.map(({ id, starsSpent }): [string, number] => [id, -starsSpent]),
    ]),
  );
  const count = (type: DomainEvent['type']) => published.filter((event) => event.type === type).length;
  expect(count('submission.approved')).toBe(ledger.filter(({ kind }) => kind === 'chore').length);
  expect(count('redemption.approved')).toBe(ledger.filter(({ kind }) => kind === 'reward').length);

  for (const kid of kids) {
    const own = ledger.filter(({ kidId }) => kidId === kid.id);
    const sum = (numbers: number[]) => numbers.reduce((left, right) => left + right, 0);
    expect(kid.totalStars).toBe(sum(own.map(({ amount }) => amount)));
    expect(kid.lifetimeStars).toBe(sum(own.map(({ lifetimeDelta }) => lifetimeDelta)));
    // Each balance follows from the previous one.
    let balance = 0;
    expect(own.map((row) => row.balance)).toEqual(own.map(({ amount }) => (balance += amount)));
    const waiting = redemptions.filter((row) => row.kidId === kid.id && row.status === 'pending');
    expect(kid.heldStars).toBe(sum(waiting.map(({ starsSpent }) => starsSpent)));
    expect(kid.currentLevel).toBe(Math.floor(kid.lifetimeStars / 10) + 1);
    const reached = BADGES.filter(({ starRequirement }) => starRequirement <= kid.lifetimeStars).map(
      ({ id }) => id,
    );
    const held = badges.filter(({ kidId }) => kidId === kid.id).map(({ badgeId }) => badgeId);
    expect(held.toSorted()).toEqual(reached.toSorted());
    // An event reports each badge that it earned, unless it was lost in the meantime.
    const celebrated = published.flatMap((event) => {
      if (event.type === 'submission.approved' && event.submission.kidId === kid.id) return event.newBadges;
      return event.type === 'stars.changed' && event.kidId === kid.id ? event.newBadges : [];
    });
    const names = celebrated.map(({ id }) => id);
    expect(names).toEqual(expect.arrayContaining(reached));
    expect(own.some(({ kind }) => kind === 'reversal') || names.length === reached.length).toBe(true);
  }
  expect(Math.min(0, ...ledger.map(({ balance }) => balance))).toBe(0);
  for (const reward of stock) {
    const taken = spent.filter(({ rewardId }) => rewardId === reward.id).length;
    expect(reward.currentRedemptions).toBe(taken);
    expect(taken).toBeLessThanOrEqual(reward.maxRedemptions ?? Infinity);
  }
}
