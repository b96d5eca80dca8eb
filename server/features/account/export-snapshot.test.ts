import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { createFamily, createKid } from '../../../tests/support/families';
import { download } from '../../../tests/support/pictures';
import { startServer } from '../../../tests/support/server';
import { giveStars } from '../../../tests/support/stars';
import { recordKidLogin } from '../analytics/record-kid-login';

const server = await startServer();
afterAll(() => server.close());

const waiting = async (): Promise<number> => {
  const { rows } = await server.pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_locks JOIN pg_database d ON d.oid = database
     WHERE d.datname = current_database() AND NOT granted`,
  );
  return rows[0]?.n ?? 0;
};

it.each(['json', 'csv', 'zip'])('is of one moment, whatever is written meanwhile (%s)', async (format) => {
  const family = await createFamily(server);
  const kid = await createKid(family, { name: 'Mia of before' });
  await giveStars(server, kid.id, 20);
  // The export gets as far as the messages, and there it has to wait.
  const lock = await server.pool.connect();
  await lock.query('BEGIN; LOCK TABLE messages IN ACCESS EXCLUSIVE MODE');
  const exported = download(family.parent, `/api/family/export?format=${format}`);
  await expect.poll(waiting).toBe(1);
  const { rows } = await server.pool.query<{ family_id: string }>(
    `UPDATE kids SET name = 'Mia of later' WHERE id = $1 RETURNING family_id`,
    [kid.id],
  );
  const familyId = rows[0]?.family_id ?? '';
  await recordKidLogin(server.db, familyId, kid.id);
  await lock.query('COMMIT');
  lock.release();

  const { response, bytes } = await exported;
  expect(response.status).toBe(200);
  const texts = format === 'zip' ? Object.values(unzipSync(bytes)).slice(0, 2) : [bytes];
  for (const text of texts) {
    expect(strFromU8(text)).toContain('Mia of before');
    expect(strFromU8(text)).not.toMatch(/kid_login|Mia of later/);
  }
});
