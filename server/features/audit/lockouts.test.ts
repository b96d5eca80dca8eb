import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { auditLog, patternAttempts } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { clearAuditLog } from '../../../tests/support/audit-log';
import { expectError } from '../../../tests/support/expect-response';
import { createFamily, createKid, logInKid } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());
beforeEach(() => clearAuditLog(server.db));

const lockouts = () => server.db.select().from(auditLog).where(eq(auditLog.action, 'lockout'));

it('audits a locked account once and without its username', async () => {
  const { user } = await createFamily(server);
  const attempt = () =>
    new Agent(server.url).post('/api/login', { username: user.username, password: 'not this' });
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await lockouts()).toEqual([]);
    expectError(await attempt(), 401);
  }
  await Promise.all(Array.from({ length: 5 }, async () => expectError(await attempt(), 429)));
  const lines = await lockouts();
  expect(lines).toMatchObject([
    { actorType: 'anonymous', actorId: null, target: 'loginUsername', outcome: 'refused', address: null },
  ]);
  expect(JSON.stringify(lines)).not.toContain(user.username);
});

it('audits the address that tries many family codes', async () => {
  const { limits } = server.deps;
  for (let attempts = 0; attempts < 20; attempts += 1)
    await (await limits.take(['familyCodeUnknown', '192.0.2.9'])).failed();
  await expect(limits.take(['familyCodeUnknown', '192.0.2.9'])).rejects.toMatchObject({ status: 429 });
  await (await limits.take(['familyCodeUnknown', '192.0.2.10'])).failed();
  expect(await lockouts()).toMatchObject([{ target: 'familyCodeUnknown', address: '192.0.2.9' }]);
});

it('does not audit ordinary rate limits', async () => {
  for (let uploads = 0; uploads < 60; uploads += 1)
    await (await server.deps.limits.take(['uploads', 'somebody'])).failed();
  expect(await lockouts()).toEqual([]);
});

it("audits only a kid's longest lock", async () => {
  const family = await createFamily(server);
  const kid = await createKid(family);
  const wrongTry = () => logInKid(new Agent(server.url), kid, [9, 8, 7, 6]);
  for (let tries = 0; tries < 10; tries += 1) {
    expect(await lockouts()).toEqual([]);
    expectError(await wrongTry(), 401);
    if (tries < 9) await server.db.update(patternAttempts).set({ lockedUntil: null });
  }
  for (let tries = 0; tries < 3; tries += 1) expectError(await wrongTry(), 429);
  const address = expect.stringMatching(/./) as string;
  expect(await lockouts()).toMatchObject([
    { actorType: 'kid', actorId: kid.id, target: 'kidPictures', outcome: 'refused', address },
  ]);
});
