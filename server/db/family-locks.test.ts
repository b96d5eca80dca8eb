import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { insertLedgerFamily } from '../../tests/support/ledger-family';
import { lockWaits, startServer } from '../../tests/support/server';
import type { Tx } from './client';
import { lockFamily, lockFamilyToDelete, lockKid } from './family-locks';

const server = await startServer();
afterAll(() => server.close());

function holding(work: (tx: Tx) => Promise<unknown>) {
  let end: () => void = () => {};
  let locked = false;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const done = server.db.transaction(async (tx) => {
    await work(tx);
    locked = true;
    await ended;
  });
  return { end, done, locked: () => locked };
}

it('allows concurrent writes of one family and of one kid', async () => {
  const { parent, kids } = await insertLedgerFamily(server.db);
  const kidId = kids[0]?.kidId ?? '';
  const writes = [
    holding((tx) => lockKid(tx, parent, kidId, 'key share')),
    holding((tx) => lockKid(tx, parent, kidId, 'key share')),
    holding((tx) => lockKid(tx, parent, kidId, 'no key update')),
    holding((tx) => lockFamily(tx, parent, 'no key update')),
  ];
  await expect.poll(() => writes.every(({ locked }) => locked())).toBe(true);
  for (const { end } of writes) end();
  await Promise.all(writes.map(({ done }) => done));
});

it('queues new writes behind a deletion that waits for earlier writes', async () => {
  const { familyId, parent, kids } = await insertLedgerFamily(server.db);
  const other = await insertLedgerFamily(server.db);
  const kidId = kids[0]?.kidId ?? '';
  const earlier = holding((tx) => lockKid(tx, parent, kidId, 'key share'));
  await expect.poll(earlier.locked).toBe(true);
  const deletion = holding((tx) => lockFamilyToDelete(tx, familyId, null));
  await expect.poll(() => lockWaits(server)).toBe(1);
  const later = holding((tx) => lockKid(tx, parent, kidId, 'key share'));
  await expect.poll(() => lockWaits(server)).toBe(2);
  const elsewhere = holding((tx) => lockFamily(tx, other.parent, 'no key update'));
  await expect.poll(elsewhere.locked).toBe(true);

  earlier.end();
  await expect.poll(deletion.locked).toBe(true);
  expect(later.locked()).toBe(false);
  deletion.end();
  await expect.poll(later.locked).toBe(true);
  for (const { end } of [later, elsewhere]) end();
  await Promise.all([earlier, deletion, later, elsewhere].map(({ done }) => done));
});

it('throws 401 when the family was deleted in the meantime', async () => {
  const { familyId, parent, kids } = await insertLedgerFamily(server.db);
  const kidId = kids[0]?.kidId ?? '';
  const deletion = holding(async (tx) => {
    await lockFamilyToDelete(tx, familyId, null);
    await tx.execute(`DELETE FROM families WHERE id = '${familyId}'`);
  });
  await expect.poll(deletion.locked).toBe(true);
  const kid = server.db.transaction((tx) => lockKid(tx, parent, kidId, 'key share'));
  const family = server.db.transaction((tx) => lockFamily(tx, parent, 'no key update'));
  await expect.poll(() => lockWaits(server)).toBe(2);
  deletion.end();
  await deletion.done;
  expect(await Promise.allSettled([kid, family])).toMatchObject([
    { status: 'rejected', reason: { status: 401 } },
    { status: 'rejected', reason: { status: 401 } },
  ]);
});

it('allows two minutes per statement of a deletion and restores the usual limit afterwards', async () => {
  const { familyId } = await insertLedgerFamily(server.db);
  const limitIn = async (tx: Tx) => (await tx.execute(sql`SHOW statement_timeout`)).rows;
  const limits = await server.db.transaction(async (tx) => {
    const before = await limitIn(tx);
    await lockFamilyToDelete(tx, familyId, null);
    return [before, await limitIn(tx)];
  });
  expect(limits).toEqual([[{ statement_timeout: '5s' }], [{ statement_timeout: '2min' }]]);
  expect(await server.db.transaction(limitIn)).toEqual([{ statement_timeout: '5s' }]);
});
