import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageRemovals, uploads } from '@shared/tables/index';
import {
  createAdmin,
  createChore,
  createFamily,
  createKid,
  createReward,
  idOfFamily,
  kidAgent,
  type TestFamily,
} from '../../../tests/support/families';
import { download, picture, requestUpload, upload } from '../../../tests/support/pictures';
import { startServer } from '../../../tests/support/server';
import { connect } from '../../db/client';
import { sweep } from './sweep';

const server = await startServer();
afterAll(() => server.close());
const admin = await createAdmin(server);
const image = await picture();

// Each test looks at its own uploads alone.
beforeEach(async () => {
  await server.db.delete(uploads);
  await server.db.delete(imageRemovals);
  await rm(join(server.imageFolder), { recursive: true, force: true });
});

const makeOld = () => server.db.update(uploads).set({ sweepAt: sql`now() - interval '1 second'` });
const makeDue = () => server.db.update(imageRemovals).set({ dueAt: sql`now() - interval '1 second'` });
const run = () => sweep(server.deps, server.pool);
const names = async () =>
  (await server.db.select().from(uploads)).map(({ name }) => `/objects/uploads/${name}`);

async function files(): Promise<string[]> {
  const entries = await readdir(server.imageFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const send = (family: TestFamily) => upload(family.parent, image);

describe('the sweep', () => {
  it('leaves alone what is younger than a day', async () => {
    const family = await createFamily(server);
    const path = await send(family);
    await requestUpload(family.parent);
    expect(await run()).toEqual({ uploads: 0, folders: 0 });
    expect(await names()).toHaveLength(2);
    expect(await names()).toContain(path);
  });

  it('removes what was never finished or attached, rows and files', async () => {
    const family = await createFamily(server);
    await send(family);
    await requestUpload(family.parent);
    await makeOld();
    expect(await run()).toEqual({ uploads: 2, folders: 0 });
    expect(await names()).toEqual([]);
    await makeDue();
    expect(await run()).toEqual({ uploads: 0, folders: 2 });
    expect([await files(), await server.db.select().from(imageRemovals)]).toEqual([[], []]);
  });

  it('keeps what a chore, a reward, a submission or a redemption mentions, and nobody else’s mention counts', async () => {
    const [family, other] = [await createFamily(server), await createFamily(server)];
    const kid = await createKid(family);
    const agent = await kidAgent(server, kid);
    const [first, second, third, fourth, fifth] = await Promise.all([1, 2, 3, 4, 5].map(() => send(family)));
    await createChore(family, { imageUrl: first });
    await createReward(family, { imageUrl: second });
    const done = await createChore(family, { imageUrl: third });
    const asked = await createReward(family, { imageUrl: fourth, starCost: 1 });
    await agent.post('/api/chore-submissions', { kidId: kid.id, choreId: done.id });
    await server.db.execute(sql`UPDATE kids SET total_stars = 9, lifetime_stars = 9 WHERE id = ${kid.id}`);
    await agent.post('/api/reward-redemptions', { kidId: kid.id, rewardId: asked.id, starsSpent: 1 });
    await family.parent.put(`/api/chores/${done.id}`, { imageUrl: null });
    await family.parent.put(`/api/rewards/${asked.id}`, { imageUrl: null });
    const foreign = await createChore(other);
    await server.db.execute(sql`UPDATE chores SET image_url = ${fifth} WHERE id = ${foreign.id}`);
    await makeOld();
    expect(await run()).toEqual({ uploads: 1, folders: 0 });
    expect((await names()).toSorted()).toEqual([first, second, third, fourth].toSorted());
    // Looked at, and not again before a week is over.
    expect(await run()).toEqual({ uploads: 0, folders: 0 });
    expect((await download(agent, `${first}`)).answer.status).toBe(200);
  });

  it('removes an image that a chore has let go of', async () => {
    const family = await createFamily(server);
    const [old, next] = [await send(family), await send(family)];
    const { id } = await createChore(family, { imageUrl: old });
    await family.parent.put(`/api/chores/${id}`, { imageUrl: next });
    await makeOld();
    expect(await run()).toMatchObject({ uploads: 1 });
    expect(await names()).toEqual([next]);
  });

  it('never takes an image that is being attached', async () => {
    const family = await createFamily(server);
    const path = await send(family);
    await makeOld();
    const [answer] = await Promise.all([
      family.parent.post('/api/chores', { name: 'Dust', imageUrl: path }),
      run(),
    ]);
    await makeOld();
    await run();
    expect(await names()).toEqual(answer.status === 201 ? [path] : []);
  });

  it('goes through many in small batches', async () => {
    const family = await createFamily(server);
    const id = await idOfFamily(server, family.user.familyCode);
    await server.db.execute(sql`
      INSERT INTO uploads (name, family_id, purpose, sweep_at)
      SELECT 'old-' || n, ${id}, 'chore', now() - interval '1 day' FROM generate_series(1, 120) n`);
    expect(await run()).toEqual({ uploads: 120, folders: 0 });
    await makeDue();
    expect(await run()).toEqual({ uploads: 0, folders: 120 });
  });

  it('is done by one process at a time', async () => {
    const other = connect(server.database.url, server.deps.logger);
    const client = await other.pool.connect();
    await client.query('SELECT pg_advisory_lock(7263542)');
    expect(await run()).toBeNull();
    await client.query('SELECT pg_advisory_unlock(7263542)');
    client.release();
    await other.close();
    expect(await run()).not.toBeNull();
  });

  it('tries again later what the store could not remove', async () => {
    const family = await createFamily(server);
    await send(family);
    await makeOld();
    await run();
    await makeDue();
    const broken = vi.spyOn(server.deps.images, 'removeFolder').mockRejectedValue(new Error('away'));
    expect(await run()).toEqual({ uploads: 0, folders: 0 });
    broken.mockRestore();
    expect(await run()).toEqual({ uploads: 0, folders: 1 });
    expect(await files()).toEqual([]);
  });
});

describe('the deletion of a family', () => {
  it('takes its images at once, and no other family’s', async () => {
    const [family, other] = [await createFamily(server), await createFamily(server)];
    await send(family);
    await send(other);
    expect(await files()).toHaveLength(2);
    await admin.del(`/api/admin/families/${await idOfFamily(server, family.user.familyCode)}`);
    await expect.poll(files).toHaveLength(1);
    const left = await server.db.select().from(uploads).where(eq(uploads.status, 'ready'));
    expect(left).toHaveLength(1);
  });

  it('is made good by the sweep when the process died in between, or something arrived late', async () => {
    const family = await createFamily(server);
    await send(family);
    const dies = vi.spyOn(server.deps.images, 'removeFolder').mockRejectedValue(new Error('died'));
    await family.parent.del('/api/family', { password: family.password });
    await expect.poll(() => dies.mock.calls.length).toBeGreaterThan(0);
    dies.mockRestore();
    expect(await files()).toHaveLength(1);
    expect(await run()).toEqual({ uploads: 0, folders: 0 });
    await makeDue();
    expect(await run()).toEqual({ uploads: 0, folders: 1 });
    expect(await files()).toEqual([]);
  });
});
