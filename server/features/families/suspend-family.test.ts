import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { families } from '@shared/tables/index';
import { createFamily, idOfFamily } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { purgeSuspended } from './suspend-family';

const server = await startServer();
afterAll(() => server.close());

it('keeps deleting expired families after one fails, and logs the failure', async () => {
  const ids = await Promise.all(
    [createFamily(server), createFamily(server)].map(async (family) =>
      idOfFamily(server, (await family).user.familyCode),
    ),
  );
  for (const id of ids) {
    await server.db.execute(
      sql`UPDATE families SET suspended_at = now() - interval '15 days' WHERE id = ${id}`,
    );
  }
  const [stuck = '', other = ''] = ids.toSorted();
  await server.db.execute(
    sql.raw(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'stuck'; END $$;
    CREATE TRIGGER stuck BEFORE DELETE ON families FOR EACH ROW WHEN (OLD.id = '${stuck}') EXECUTE FUNCTION refuse()`),
  );
  const error = vi.spyOn(server.deps.logger, 'error');
  await purgeSuspended(server.deps);
  expect(error.mock.calls.map(([details]) => details)).toMatchObject([{ familyId: stuck }]);
  error.mockRestore();
  expect(await server.db.$count(families, sql`id = ${other}`)).toBe(0);
  expect(await server.db.$count(families, sql`id = ${stuck}`)).toBe(1);
  await server.db.execute(sql`DROP TRIGGER stuck ON families`);
  await purgeSuspended(server.deps);
  expect(await server.db.$count(families, sql`id = ${stuck}`)).toBe(0);
});
