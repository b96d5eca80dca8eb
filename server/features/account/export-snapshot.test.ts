import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { expectError } from '../../../tests/support/expect-response';
import { createFamily, createKid } from '../../../tests/support/families';
import { download } from '../../../tests/support/pictures';
import { lockWaits, startServer } from '../../../tests/support/server';
import { giveStars } from '../../../tests/support/stars';
import { insertLogin } from '../kids/kids.queries';

const server = await startServer();
afterAll(() => server.close());

async function whileMessagesAreLocked(work: () => Promise<void>): Promise<void> {
  const lock = await server.pool.connect();
  await lock.query('BEGIN; LOCK TABLE messages IN ACCESS EXCLUSIVE MODE');
  try {
    await work();
  } finally {
    await lock.query('COMMIT');
    lock.release();
  }
}

it.each(['json', 'csv', 'zip'])('is a consistent snapshot (%s)', async (format) => {
  const family = await createFamily(server);
  const kid = await createKid(family, { name: 'Mia of before' });
  await giveStars(server, kid.id, 20);
  let exported: ReturnType<typeof download> | undefined;
  await whileMessagesAreLocked(async () => {
    exported = download(family.parent, `/api/family/export?format=${format}`);
    await expect.poll(() => lockWaits(server)).toBe(1);
    const { rows } = await server.pool.query<{ family_id: string }>(
      `UPDATE kids SET name = 'Mia of later' WHERE id = $1 RETURNING family_id`,
      [kid.id],
    );
    await insertLogin(server.db, rows[0]?.family_id ?? '', kid.id);
  });
  if (!exported) throw new Error('no export was started');

  const { response, bytes } = await exported;
  expect(response.status).toBe(200);
  const texts = format === 'zip' ? Object.values(unzipSync(bytes)).slice(0, 2) : [bytes];
  for (const text of texts) {
    expect(strFromU8(text)).toContain('Mia of before');
    expect(strFromU8(text)).not.toMatch(/kid_login|Mia of later/);
  }
});

it('runs one export per family and two in total, on separate connections', async () => {
  const families = await Promise.all([1, 2, 3].map(() => createFamily(server)));
  const [first] = families;
  if (!first) throw new Error('no family');
  const exports: Promise<number>[] = [];
  const start = ({ parent }: typeof first) =>
    exports.push(parent.get('/api/family/export').then(({ status }) => status));
  await whileMessagesAreLocked(async () => {
    start(first);
    await expect.poll(() => lockWaits(server)).toBe(1);
    start(first);
    for (const family of families.slice(1)) start(family);
    await expect.poll(() => lockWaits(server)).toBe(2);
    const reads = Array.from({ length: 40 }, () => first.parent.get('/api/kids'));
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(reads.map(() => 200));
    expect(await lockWaits(server)).toBe(2);
  });
  expect(await Promise.all(exports)).toEqual(exports.map(() => 200));
});

it('refuses a third pending export of a family with 503 and Retry-After', async () => {
  const { parent } = await createFamily(server);
  const exports: Promise<number>[] = [];
  await whileMessagesAreLocked(async () => {
    exports.push(parent.get('/api/family/export').then(({ status }) => status));
    await expect.poll(() => lockWaits(server)).toBe(1);
    const others = Array.from({ length: 3 }, () => parent.get('/api/family/export'));
    const refused = await Promise.race(others);
    expectError(refused, 503, 'unavailable');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    exports.push(...others.map(async (response) => (await response).status));
  });
  expect((await Promise.all(exports)).toSorted()).toEqual([200, 200, 200, 503]);
});
