import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { analyticsEvent } from '@shared/contracts/analytics';
import { kidBadge } from '@shared/contracts/badges';
import { parentFamily } from '@shared/contracts/families';
import { parentKid } from '@shared/contracts/kids';
import { leaderboardEntry } from '@shared/contracts/leaderboard';
import { ledgerEntry, type LedgerEntry } from '@shared/contracts/stars';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createFamily,
  createKid,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { familyOf } from '../../../tests/support/past';
import { startServer } from '../../../tests/support/server';
import { openSocket } from '../../../tests/support/sockets';
import { giveStars } from '../../../tests/support/stars';
import { starLedger } from '@shared/tables/index';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

let family: TestFamily;
let mia: TestKid;
beforeEach(async () => {
  family = await createFamily(server);
  mia = await createKid(family);
});

const move = (body: object, agent: Agent = family.parent, headers?: Record<string, string>) =>
  agent.post(`/api/kids/${mia.id}/stars`, { reason: 'Kind to a friend', ...body }, headers);
const moved = async (amount: number) => expectResponse(await move({ amount }), 201, ledgerEntry);
const undo = (entryId: string, agent: Agent = family.parent) =>
  agent.post(`/api/kids/${mia.id}/stars/${entryId}/undo`);
const undone = async (entryId: string) => expectResponse(await undo(entryId), 201, ledgerEntry);
const starsNow = async () => {
  const response = await family.parent.get(`/api/kids/${mia.id}`);
  const { totalStars, lifetimeStars, currentLevel } = expectResponse(response, 200, parentKid);
  return [totalStars, lifetimeStars, currentLevel];
};
const badgesNow = async () =>
  expectResponse(await family.parent.get(`/api/kids/${mia.id}/badges`), 200, z.array(kidBadge)).map(
    ({ badge }) => badge.name,
  );
const statement = async () =>
  expectResponse(await family.parent.get(`/api/kids/${mia.id}/stars`), 200, z.array(ledgerEntry));

async function bonusInThePast(ago: number): Promise<string> {
  const id = newId();
  await giveStars(server, mia.id, 5);
  await server.db.insert(starLedger).values({
    id,
    familyId: await familyOf(server.db, mia),
    kidId: mia.id,
    kind: 'bonus',
    amount: 5,
    lifetimeDelta: 5,
    balance: 5,
    label: 'Long ago',
    createdAt: new Date(Date.now() - ago),
  });
  return id;
}

describe('POST /api/kids/:id/stars', () => {
  it('gives a bonus that counts for the level and badges but not for the leaderboard', async () => {
    const entry = expectResponse(await move({ amount: 15, reason: '  Tried hard ' }), 201, ledgerEntry);
    expect(entry).toEqual({
      id: entry.id,
      kind: 'bonus',
      amount: 15,
      balance: 15,
      label: 'Tried hard',
      iconName: null,
      imageUrl: null,
      at: entry.at,
      by: { id: family.user.id, firstName: 'Robin' },
      submissionId: null,
      redemptionId: null,
      reverses: null,
      reversedBy: null,
    } satisfies LedgerEntry);
    expect([await starsNow(), await badgesNow()]).toEqual([
      [15, 15, 2],
      ['Star Starter', 'Bright Spark'],
    ]);
    const board = await family.parent.get('/api/leaderboard');
    expect(expectResponse(board, 200, z.array(leaderboardEntry))).toMatchObject([
      { starsEarned: 0, choresCompleted: 0, kid: { totalStars: 15 } },
    ]);
    const events = await family.parent.get('/api/analytics');
    expect(expectResponse(events, 200, z.array(analyticsEvent))).toEqual([]);
    expect(await statement()).toEqual([entry]);
  });

  it('removes stars, never below zero, and keeps the level', async () => {
    await moved(20);
    expect(await moved(-8)).toMatchObject({ kind: 'deduction', amount: -8, balance: 12 });
    expect(await starsNow()).toEqual([12, 20, 3]);
    expectError(await move({ amount: -13 }), 409, 'not_enough_stars');
    expect(await starsNow()).toEqual([12, 20, 3]);
    expect(await moved(-12)).toMatchObject({ balance: 0 });
    expect([await starsNow(), await badgesNow()]).toEqual([
      [0, 20, 3],
      ['Star Starter', 'Bright Spark'],
    ]);
  });

  it('accepts 1 to 1000 stars either way', async () => {
    expect(await moved(1000)).toMatchObject({ amount: 1000 });
    expect(await moved(-1000)).toMatchObject({ amount: -1000, balance: 0 });
  });

  it.each([
    ['amount', { amount: 0 }, 'Please enter from 1 to 1000 stars'],
    ['amount', { amount: 1001 }, 'Please enter from 1 to 1000 stars'],
    ['amount', { amount: -1001 }, 'Please enter from 1 to 1000 stars'],
    ['amount', { amount: 1.5 }, 'Please enter a whole number'],
    ['amount', { amount: '5' }, 'Please enter a whole number'],
    ['amount', { amount: null }, 'Please enter a whole number'],
    ['amount', {}, 'Please enter a whole number'],
    ['reason', { amount: 5, reason: undefined }, 'Reason is required'],
    ['reason', { amount: 5, reason: '   ' }, 'Reason is required'],
    ['reason', { amount: 5, reason: 7 }, 'Reason is required'],
    ['reason', { amount: 5, reason: 'r'.repeat(121) }, 'Please use 120 characters or fewer'],
    ['reason', { amount: 5, reason: 'a\u0000b' }, 'Please use regular characters only'],
  ])('rejects a bad %s: %j', async (field, body, message) => {
    expectFieldError(await move(body), field, message);
    expect(await statement()).toEqual([]);
  });

  it('stores a reason of 120 characters as plain text, including markup', async () => {
    const reason = `<script>alert("1")</script> \u202e 🧹${'x'.repeat(88)}`;
    expect(expectResponse(await move({ amount: 1, reason }), 201, ledgerEntry).label).toBe(reason);
  });

  it('is rejected if the family turned it off, but earlier entries can be undone', async () => {
    const { id } = await moved(5);
    const off = await family.parent.put('/api/family', { starsByHand: false });
    expect(expectResponse(off, 200, parentFamily).starsByHand).toBe(false);
    for (const amount of [5, -1, -9]) expectError(await move({ amount }), 409, 'stars_by_hand_off');
    await undone(id);
    expectFieldError(
      await family.parent.put('/api/family', { starsByHand: 'yes' }),
      'starsByHand',
      'Please choose on or off',
    );
    await family.parent.put('/api/family', { starsByHand: true });
    await moved(3);
    expect((await starsNow())[0]).toBe(3);
  });

  it('is allowed to parents but not to helpers', async () => {
    const [parent, helper] = [await addMember(family), await addMember(family, 'helper')];
    expectError(await move({ amount: 5 }, helper.agent), 403, 'forbidden');
    const given = expectResponse(await move({ amount: 5 }, parent.agent), 201, ledgerEntry);
    expect(given.by).toEqual({ id: parent.user.id, firstName: 'Kim' });
    expectError(await undo(given.id, helper.agent), 403, 'forbidden');
    expectError(await undo(newId(), helper.agent), 403, 'forbidden');
  });

  it('returns 404 for unknown kids and kids of other families', async () => {
    const other = await createKid(await createFamily(server));
    for (const id of [other.id, newId(), 'nonsense']) {
      const response = await family.parent.post(`/api/kids/${id}/stars`, { amount: 5, reason: 'Hello' });
      expectError(response, 404, 'not_found', 'Kid not found');
    }
  });

  it('returns the first response again for the same Idempotency-Key and adds one entry', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => move({ amount: 5 }, family.parent, headers)),
    );
    const given = expectResponse(await move({ amount: 5 }, family.parent, headers), 201, ledgerEntry);
    // A repetition during the first request may get in_progress.
    for (const response of responses.filter(({ status }) => status === 409))
      expectError(response, 409, 'in_progress');
    for (const response of responses.filter(({ status }) => status !== 409))
      expect(expectResponse(response, 201, ledgerEntry)).toEqual(given);
    expect((await starsNow())[0]).toBe(5);
    expectError(await move({ amount: 6 }, family.parent, headers), 409, 'key_reused');
    // Keys are scoped to the parent.
    const { agent } = await addMember(family);
    expectResponse(await move({ amount: 6 }, agent, headers), 201, ledgerEntry);
    expectError(
      await move({ amount: 5 }, family.parent, { 'Idempotency-Key': 'k'.repeat(201) }),
      400,
      'validation',
    );
  });

  it('sends an event to the parents and the kid', async () => {
    const [desk, tablet] = [await openSocket(family.parent), await openSocket(await kidAgent(server, mia))];
    await desk.join('parent', family.user.id);
    await tablet.join('kid', mia.id);
    const entry = await moved(1);
    const expected = { type: 'stars_changed', kidId: mia.id, entry, newStars: 1 };
    for (const socket of [desk, tablet]) {
      expect(await socket.next()).toMatchObject({ ...expected, newBadges: [{ name: 'Star Starter' }] });
      expect(await socket.next()).toEqual({ type: 'news', kidId: mia.id });
    }
    const reversal = await undone(entry.id);
    for (const socket of [desk, tablet]) {
      expect(await socket.next()).toEqual({ ...expected, entry: reversal, newStars: 0, newBadges: [] });
    }
  });

  it('never goes below zero with concurrent deductions', async () => {
    await moved(50);
    const responses = await Promise.all(Array.from({ length: 12 }, () => move({ amount: -7 })));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(7);
    for (const response of responses.filter(({ status }) => status !== 201))
      expectError(response, 409, 'not_enough_stars');
    expect((await starsNow())[0]).toBe(1);
    const entries = await statement();
    expect(entries.map(({ balance }) => balance)).toEqual([1, 8, 15, 22, 29, 36, 43, 50]);
  });
});

describe('POST /api/kids/:id/stars/:entryId/undo', () => {
  it('removes a bonus with its level and badges', async () => {
    const { id } = await moved(40);
    const reversal = await undone(id);
    expect(reversal).toMatchObject({
      kind: 'reversal',
      amount: -40,
      balance: 0,
      label: 'Kind to a friend',
      reverses: id,
      reversedBy: null,
      by: { id: family.user.id, firstName: 'Robin' },
    });
    expect([await starsNow(), await badgesNow()]).toEqual([[0, 0, 1], []]);
    expect(await statement()).toMatchObject([{ id: reversal.id }, { id, reversedBy: reversal.id }]);
  });

  it('returns a deduction without counting it for the level', async () => {
    await moved(20);
    const { id } = await moved(-15);
    await undone(id);
    expect(await starsNow()).toEqual([20, 20, 3]);
  });

  it('returns 409 stars_already_spent with the missing number', async () => {
    const { id } = await moved(30);
    await moved(-12);
    expect(expectError(await undo(id), 409, 'stars_already_spent').params).toEqual({ missing: 12 });
    expect(await starsNow()).toEqual([18, 30, 4]);
    await moved(12);
    await undone(id);
    expect(await starsNow()).toEqual([0, 12, 2]);
  });

  it('returns 409 not_by_hand for entries of reviews and reversals', async () => {
    await giveStars(server, mia.id, 5);
    const { id } = await moved(5);
    const reversal = await undone(id);
    const chore = (await statement()).find(({ kind }) => kind === 'chore');
    for (const each of [reversal.id, chore?.id ?? '']) expectError(await undo(each), 409, 'not_by_hand');
  });

  it('succeeds once for twenty concurrent requests', async () => {
    const { id } = await moved(9);
    const responses = await Promise.all(Array.from({ length: 20 }, () => undo(id)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const response of responses.filter(({ status }) => status !== 201))
      expectError(response, 409, 'already_reversed');
    expect(await starsNow()).toEqual([0, 0, 1]);
  });

  it('works for seven days, then returns 409 too_late', async () => {
    const week = 7 * 24 * 3_600_000;
    expectError(await undo(await bonusInThePast(week + 60_000)), 409, 'too_late');
    await undone(await bonusInThePast(week - 60_000));
  });

  it('returns 404 for unknown entries, a sibling’s and another family’s', async () => {
    const ben = await createKid(family, { name: 'Ben' });
    const { id } = await moved(5);
    const other = await createFamily(server);
    const theirs = await createKid(other);
    for (const path of [
      `/api/kids/${ben.id}/stars/${id}/undo`,
      `/api/kids/${mia.id}/stars/${newId()}/undo`,
      `/api/kids/${mia.id}/stars/nonsense/undo`,
      `/api/kids/${theirs.id}/stars/${id}/undo`,
    ]) {
      expectError(await family.parent.post(path), 404, 'not_found');
    }
    expectError(await undo(id, other.parent), 404, 'not_found');
    expect((await starsNow())[0]).toBe(5);
  });
});
