import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@shared/constants';
import { auditLog } from '@shared/tables/index';
import { createFamily } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';
import { newId } from '../../lib/ids';

const server = await startServer();
afterAll(() => server.close());
const { db } = server;

async function write(action: string, days: number): Promise<string> {
  const id = newId();
  const at = new Date(Date.now() - days * DAY_MS);
  await db.insert(auditLog).values({ id, actorType: 'system', action, outcome: 'ok', at });
  return id;
}

const refusal = { cause: { message: 'audit_log is append-only' } };

describe('the audit log', () => {
  it('rejects updates of new and old lines', async () => {
    for (const days of [0, 400]) {
      const id = await write('family.delete', days);
      const change = db.update(auditLog).set({ outcome: 'refused' }).where(eq(auditLog.id, id));
      await expect(change).rejects.toMatchObject(refusal);
    }
  });

  it.each([
    ['admin.login', 89],
    ['parent.login', 89],
    ['family.delete', 364],
    ['kid.unlock', 91],
  ])('rejects deleting a line of %s after %i days', async (action, days) => {
    const id = await write(action, days);
    await expect(db.delete(auditLog).where(eq(auditLog.id, id))).rejects.toMatchObject(refusal);
  });

  it.each([
    ['kid.login', 91],
    ['family.delete', 367],
  ])('allows deleting a line of %s after %i days', async (action, days) => {
    const id = await write(action, days);
    expect((await db.delete(auditLog).where(eq(auditLog.id, id))).rowCount).toBe(1);
  });

  it('rejects TRUNCATE', async () => {
    await write('family.delete', 0);
    await expect(db.execute(sql`TRUNCATE audit_log`)).rejects.toMatchObject(refusal);
  });

  it('keeps the lines of a deleted family', async () => {
    const { parent, password } = await createFamily(server);
    const response = await parent.del('/api/family', { password });
    expect(response.status).toBe(204);
    const requestId = response.headers.get('x-request-id') ?? '';
    const lines = await db.select().from(auditLog).where(eq(auditLog.requestId, requestId));
    expect(lines).toMatchObject([{ action: 'family.delete', outcome: 'ok' }]);
  });
});
