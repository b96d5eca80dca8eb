import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parentKid } from '@shared/contracts/kids';
import { rewardRedemption } from '@shared/contracts/redemptions';
import { ledgerEntry, starTotals } from '@shared/contracts/stars';
import { choreSubmission } from '@shared/contracts/submissions';
import type { Agent } from '../../../tests/support/agent';
import { expectError, expectFieldError, expectResponse } from '../../../tests/support/expect-response';
import {
  createChore,
  createFamily,
  createKid,
  createReward,
  kidAgent,
  type TestFamily,
  type TestKid,
} from '../../../tests/support/families';
import { addMember } from '../../../tests/support/members';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());

let family: TestFamily;
let mia: TestKid;
let tablet: Agent;
beforeAll(async () => {
  family = await createFamily(server);
  mia = await createKid(family);
  tablet = await kidAgent(server, mia);
  const chore = await createChore(family, { name: 'Wash up', iconName: 'wash-dishes', starReward: 30 });
  const handIn = { kidId: mia.id, choreId: chore.id };
  const { id } = expectResponse(await tablet.post('/api/chore-submissions', handIn), 201, choreSubmission);
  await family.parent.put(`/api/chore-submissions/${id}/review`, { status: 'approved' });
  await moveStars(4, '=1+1; x');
  await undo(`reward-redemptions/${await buy({ name: 'A puppy', starCost: 20, isMystery: true })}`);
  await buy({ name: 'Cinema', starCost: 10, iconName: 'cinema-ticket' });
  await undo(`kids/${mia.id}/stars/${await moveStars(-2, 'Counted twice')}`);
});

async function moveStars(amount: number, reason: string): Promise<string> {
  const response = await family.parent.post(`/api/kids/${mia.id}/stars`, { amount, reason });
  return expectResponse(response, 201, ledgerEntry).id;
}

async function buy(body: { name: string; starCost: number; isMystery?: boolean; iconName?: string }) {
  const { id: rewardId } = await createReward(family, body);
  const input = { kidId: mia.id, rewardId, starsSpent: body.starCost };
  const { id } = expectResponse(await tablet.post('/api/reward-redemptions', input), 201, rewardRedemption);
  await family.parent.put(`/api/reward-redemptions/${id}/review`, { status: 'approved' });
  return id;
}

async function undo(what: string): Promise<void> {
  expect((await family.parent.post(`/api/${what}/undo`)).status).toBeLessThan(300);
}

const read = async (query = '', agent = family.parent) => {
  const response = await agent.get(`/api/kids/${mia.id}/stars${query}`);
  const entries = expectResponse(response, 200, z.array(ledgerEntry));
  return { entries, cursor: response.headers.get('X-Next-Cursor') };
};
const kinds = ({ entries }: Awaited<ReturnType<typeof read>>) =>
  entries.map(({ kind, amount, balance }) => `${kind} ${amount} ${balance}`);

const ALL = [
  'reversal 2 24',
  'deduction -2 22',
  'reward -10 24',
  'reversal 20 34',
  'reward -20 14',
  'bonus 4 34',
  'chore 30 30',
];

describe('GET /api/kids/:id/stars', () => {
  it('lists all ledger entries, newest first, with the balance after each', async () => {
    const page = await read();
    expect([kinds(page), page.cursor]).toEqual([ALL, null]);
    const [giveBack, taken, cinema, , puppy, , chore] = page.entries;
    expect(chore).toMatchObject({
      label: 'Wash up',
      iconName: 'wash-dishes',
      by: { id: family.user.id, firstName: 'Robin' },
      redemptionId: null,
      reverses: null,
      reversedBy: null,
    });
    expect(chore?.submissionId).not.toBeNull();
    expect(cinema).toMatchObject({ label: 'Cinema', iconName: 'cinema-ticket', submissionId: null });
    expect(puppy).toMatchObject({ label: 'A puppy', reversedBy: page.entries[3]?.id });
    expect(page.entries[3]).toMatchObject({ label: 'A puppy', reverses: puppy?.id });
    expect(taken?.reversedBy).toBe(giveBack?.id);
  });

  it('shows the kid the same, but names a mystery only while it is approved', async () => {
    const page = await read('', tablet);
    expect(kinds(page)).toEqual(ALL);
    expect(page.entries.map(({ label }) => label)).toEqual([
      'Counted twice',
      'Counted twice',
      'Cinema',
      'Mystery Reward!',
      'Mystery Reward!',
      '=1+1; x',
      'Wash up',
    ]);
  });

  it.each([
    ['chores', ['chore 30 30']],
    ['rewards', ['reward -10 24', 'reversal 20 34', 'reward -20 14']],
    ['by_hand', ['reversal 2 24', 'deduction -2 22', 'bonus 4 34']],
  ])('can be filtered by %s', async (source, expected) => {
    expect(kinds(await read(`?source=${source}`))).toEqual(expected);
  });

  it.each([1, 2, 3, 7, 200])('returns pages of %i without gaps or repetitions', async (limit) => {
    const pages: string[][] = [];
    let cursor: string | null = null;
    do {
      const page = await read(`?limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`);
      pages.push(kinds(page));
      ({ cursor } = page);
    } while (cursor !== null);
    expect(pages.flat()).toEqual(ALL);
    expect(pages).toHaveLength(Math.ceil(ALL.length / limit));
  });

  it('continues correctly after new entries and within one source', async () => {
    const first = await read('?limit=2&source=by_hand');
    await undo(`kids/${mia.id}/stars/${await moveStars(1, 'Meanwhile')}`);
    const rest = await read(`?limit=2&source=by_hand&cursor=${first.cursor}`);
    expect([kinds(rest), rest.cursor]).toEqual([['bonus 4 34'], null]);
  });

  it.each([
    ['limit', '?limit=0', 'limit must be a whole number from 1 to 200'],
    ['limit', '?limit=201', 'limit must be a whole number from 1 to 200'],
    ['limit', '?limit=1.5', 'limit must be a whole number from 1 to 200'],
    ['limit', '?limit=', 'limit must be a whole number from 1 to 200'],
    ['cursor', '?cursor=a&cursor=b', 'Please specify cursor only once'],
    ['cursor', '?cursor=nonsense', 'This cursor isn’t valid. Please start from the first page.'],
    ['cursor', `?cursor=${newId()}`, 'This cursor isn’t valid. Please start from the first page.'],
    ['source', '?source=gifts', 'source must be one of chores, rewards, by_hand'],
    ['source', '?source=', 'source must be one of chores, rewards, by_hand'],
  ])('rejects a bad %s: %s', async (field, query, message) => {
    expectFieldError(await family.parent.get(`/api/kids/${mia.id}/stars${query}`), field, message);
  });

  it("rejects a sibling's entry as a cursor", async () => {
    const ben = await createKid(family, { name: 'Ben' });
    const [entry] = (await read()).entries;
    const response = await family.parent.get(`/api/kids/${ben.id}/stars?cursor=${entry?.id}`);
    expectError(response, 400, 'validation');
  });

  it('has no name for automatic entries and deleted users', async () => {
    const leaving = await addMember(family);
    const given = await leaving.agent.post(`/api/kids/${mia.id}/stars`, { amount: 1, reason: 'Bye' });
    const { id } = expectResponse(given, 201, ledgerEntry);
    await server.pool.query('DELETE FROM users WHERE id = $1', [leaving.user.id]);
    expect((await read()).entries.find((entry) => entry.id === id)?.by).toBeNull();
    await undo(`kids/${mia.id}/stars/${id}`);
    const chore = await createChore(family, { needsApproval: false, starReward: 1 });
    const sent = await tablet.post('/api/chore-submissions', { kidId: mia.id, choreId: chore.id });
    const auto = expectResponse(sent, 201, choreSubmission);
    expect((await read('?limit=1')).entries).toMatchObject([{ submissionId: auto.id, by: null }]);
    await undo(`chore-submissions/${auto.id}`);
  });
});

describe('GET /api/kids/:id/stars/totals', () => {
  it('sums the entries by source, without undone ones', async () => {
    for (const agent of [family.parent, tablet]) {
      const response = await agent.get(`/api/kids/${mia.id}/stars/totals`);
      expect(expectResponse(response, 200, starTotals)).toEqual({
        chores: 30,
        bonuses: 4,
        rewards: -10,
        deductions: 0,
        total: 24,
      });
    }
  });

  it('is zero before the first star', async () => {
    const ben = await createKid(family, { name: 'Ben' });
    const response = await family.parent.get(`/api/kids/${ben.id}/stars/totals`);
    expect(response.body).toEqual({ chores: 0, bonuses: 0, rewards: 0, deductions: 0, total: 0 });
  });
});

describe('GET /api/kids/:id/stars/export', () => {
  it('is a CSV table with formulas escaped', async () => {
    const response = await family.parent.get(`/api/kids/${mia.id}/stars/export?source=by_hand`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=starnest-stars.csv');
    const lines = String(response.body).trimEnd().split('\r\n');
    expect(lines[0]).toBe('"at","kind","label","amount","balance","by","id","reverses"');
    expect(lines.at(-1)).toMatch(/^"[^"]+Z","bonus","'=1\+1; x","4","34","Robin","[^"]+",""$/);
  });

  it('contains every entry, even beyond one batch', async () => {
    const { parent } = await createFamily(server);
    const { id, familyCode } = await createKid({ parent });
    await server.pool.query(
      `INSERT INTO star_ledger (id, family_id, kid_id, kind, amount, lifetime_delta, balance, label)
       SELECT gen_random_uuid(), f.id, $1, 'bonus', 1, 1, n, 'Bonus ' || n
       FROM generate_series(1, 2500) AS n, families f WHERE f.code = $2`,
      [id, familyCode],
    );
    const { body } = await parent.get(`/api/kids/${id}/stars/export`);
    const balances = String(body)
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split('","')[4]));
    expect(balances).toEqual(Array.from({ length: 2500 }, (_, index) => 2500 - index));
  });

  it('rejects an unknown source', async () => {
    const response = await family.parent.get(`/api/kids/${mia.id}/stars/export?source=x`);
    expectFieldError(response, 'source', 'source must be one of chores, rewards, by_hand');
  });
});

describe('held stars', () => {
  it('equal the cost of pending requests, for the kid and the parents', async () => {
    const ben = await createKid(family, { name: 'Ben' });
    const own = await kidAgent(server, ben);
    await family.parent.post(`/api/kids/${ben.id}/stars`, { amount: 20, reason: 'Start' });
    const held = async () =>
      Promise.all(
        [family.parent, own].map(async (agent) => {
          const { body } = await agent.get(`/api/kids/${ben.id}`);
          return (body as { heldStars: number; totalStars: number }).heldStars;
        }),
      );
    expect(await held()).toEqual([0, 0]);
    const { id: rewardId } = await createReward(family, { starCost: 8 });
    const ask = async () => {
      const input = { kidId: ben.id, rewardId, starsSpent: 8 };
      return expectResponse(await own.post('/api/reward-redemptions', input), 201, rewardRedemption).id;
    };
    // Held stars don't block requests.
    const [first, second, third] = [await ask(), await ask(), await ask()];
    expect(await held()).toEqual([24, 24]);
    const kids = expectResponse(await family.parent.get('/api/kids'), 200, z.array(parentKid));
    expect(kids.find(({ id }) => id === ben.id)?.heldStars).toBe(24);
    expect(kids.find(({ id }) => id === mia.id)?.heldStars).toBe(20);
    await own.del(`/api/reward-redemptions/${first}`);
    await family.parent.put(`/api/reward-redemptions/${second}/review`, { status: 'approved' });
    await family.parent.put(`/api/reward-redemptions/${third}/review`, { status: 'rejected' });
    expect(await held()).toEqual([0, 0]);
    await undo(`reward-redemptions/${second}`);
    expect(await held()).toEqual([8, 8]);
  });

  it('are hidden on cards that strangers can see', async () => {
    const { agent } = { agent: await kidAgent(server, await createKid(await createFamily(server))) };
    expect((await agent.get(`/api/kids/${mia.id}`)).body).not.toHaveProperty('heldStars');
  });
});
