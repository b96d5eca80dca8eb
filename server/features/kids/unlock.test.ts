import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { kidLoginResponse } from '@shared/contracts/kids';
import { patternAttempts } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError } from '../../../tests/support/expect-response';
import { createFamily, createKid, kidAgent, logInKid, type TestKid } from '../../../tests/support/families';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());
beforeEach(() => server.deps.limits.clear(['patternAddress', '127.0.0.1']));

async function lock(agent: Agent, kid: TestKid): Promise<void> {
  for (let attempts = 0; attempts < 5; attempts += 1)
    expectError(await logInKid(agent, kid, [9, 8, 7, 6]), 401);
  expectError(await logInKid(agent, kid), 429);
}

/** The tablet and all strangers are locked out of one kid. */
async function lockedOut() {
  const family = await createFamily(server);
  const [mia, ben] = [await createKid(family), await createKid(family, { name: 'Ben' })];
  const tablet = await kidAgent(server, mia);
  expectResponse(await logInKid(tablet, ben), 200, kidLoginResponse);
  const stranger = new Agent(server.url);
  await lock(tablet, mia);
  await lock(stranger, mia);
  const { familyId } = await familyOf(mia);
  for (const pool of ['known', '*']) {
    await useUp('patternFamily', `${familyId} ${pool}`, 30);
    await useUp('patternKidDaily', `${mia.id} ${pool}`, 100);
  }
  await useUp('patternAddress', '127.0.0.1', 60);
  await useUp('logins', mia.id, 60);
  expectError(await logInKid(tablet, mia), 429);
  expectError(await logInKid(tablet, ben), 429);
  expectError(await logInKid(stranger, mia), 429);
  return { family, mia, ben, tablet, stranger };
}

async function familyOf(kid: TestKid): Promise<{ familyId: string }> {
  const { rows } = await server.pool.query<{ familyId: string }>(
    'SELECT family_id AS "familyId" FROM kids WHERE id = $1',
    [kid.id],
  );
  return rows[0] ?? { familyId: '' };
}

/** Sets a counter. */
async function useUp(policy: string, key: string, points: number): Promise<void> {
  await server.pool.query(
    `INSERT INTO rate_limits VALUES ($1, $2, (extract(epoch FROM now()) + 3600) * 1000)
     ON CONFLICT (key) DO UPDATE SET points = excluded.points`,
    [`${policy}:${key}`, points],
  );
}

describe('the right pictures work immediately and everywhere', () => {
  it('after a parent unlocks the kid', async () => {
    const { family, mia, ben, tablet, stranger } = await lockedOut();
    expect((await family.parent.post(`/api/kids/${mia.id}/unlock`)).status).toBe(204);
    expectResponse(await logInKid(tablet, mia), 200, kidLoginResponse);
    expectResponse(await logInKid(stranger, mia), 200, kidLoginResponse);
    expectResponse(await logInKid(new Agent(server.url), mia), 200, kidLoginResponse);
    expectResponse(await logInKid(tablet, ben), 200, kidLoginResponse);
  });

  it("after a parent unlocks the family's own tablet, also for siblings", { timeout: 60_000 }, async () => {
    const family = await createFamily(server);
    const [mia, ben] = [await createKid(family), await createKid(family, { name: 'Ben' })];
    const tablet = await kidAgent(server, mia);
    expectResponse(await logInKid(tablet, ben), 200, kidLoginResponse);
    for (let attempts = 0; attempts < 30; attempts += 1) {
      expectError(await logInKid(tablet, mia, [9, 8, 7, 6]), 401);
      await server.db.delete(patternAttempts);
    }
    expectError(await logInKid(tablet, mia), 429);
    expectError(await logInKid(tablet, ben), 429);
    expect((await family.parent.post(`/api/kids/${mia.id}/unlock`)).status).toBe(204);
    expectResponse(await logInKid(tablet, mia), 200, kidLoginResponse);
    expectResponse(await logInKid(tablet, ben), 200, kidLoginResponse);
  });

  it('after a parent chooses new pictures', async () => {
    const { family, mia, tablet, stranger } = await lockedOut();
    const picturePattern = [4, 5, 6, 7];
    expect((await family.parent.put(`/api/kids/${mia.id}/password`, { picturePattern })).status).toBe(200);
    for (const agent of [tablet, stranger, new Agent(server.url)]) {
      expectResponse(await logInKid(agent, mia, picturePattern), 200, kidLoginResponse);
    }
  });

  it("but the address stays blocked for another family's kid, and a new lock applies", async () => {
    const { family, mia, stranger } = await lockedOut();
    const other = await createKid(await createFamily(server));
    await family.parent.post(`/api/kids/${mia.id}/unlock`);
    expectError(await logInKid(new Agent(server.url), other), 429);
    await lock(stranger, mia);
  });
});
