import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploads } from '@shared/tables/index';
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
import { download, picture, requestUpload, storedFiles, upload } from '../../../tests/support/pictures';
import { startServer } from '../../../tests/support/server';
import { deleteFamily } from '../families/delete-family';
import { sweepUploads } from './sweep';

const server = await startServer();
afterAll(() => server.close());
const admin = await createAdmin(server);
const image = await picture();

beforeEach(async () => {
  await server.db.delete(uploads);
  await server.db.execute(sql`DELETE FROM jobs.job`);
  await rm(join(server.imageFolder), { recursive: true, force: true });
});

const makeOld = () => server.db.update(uploads).set({ sweepAt: sql`now() - interval '1 second'` });
const makeDue = () => server.db.execute(sql`UPDATE jobs.job SET start_after = now()`);
const run = () => sweepUploads(server.deps);
const names = async () =>
  (await server.db.select().from(uploads)).map(({ name }) => `/objects/uploads/${name}`);

const send = (family: TestFamily) => upload(family.parent, image);

describe('the upload sweep', () => {
  it('keeps uploads that are younger than a day', async () => {
    const family = await createFamily(server);
    const path = await send(family);
    await requestUpload(family.parent);
    expect(await run()).toBe(0);
    expect(await names()).toHaveLength(2);
    expect(await names()).toContain(path);
  });

  it('deletes rows and files of uploads that were never finished or attached', async () => {
    const family = await createFamily(server);
    await send(family);
    await requestUpload(family.parent);
    await makeOld();
    expect(await run()).toBe(2);
    expect(await names()).toEqual([]);
    expect(await server.runJobs()).toBe(1);
    expect(await storedFiles(server)).toEqual([]);
    await makeDue();
    expect(await server.runJobs()).toBe(1);
  });

  it("keeps images used by the family's own chores, rewards, submissions or redemptions", async () => {
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
    expect(await run()).toBe(1);
    expect((await names()).toSorted()).toEqual([first, second, third, fourth].toSorted());
    expect(await run()).toBe(0);
    expect((await download(agent, `${first}`)).response.status).toBe(200);
  });

  it('deletes an image that a chore no longer uses', async () => {
    const family = await createFamily(server);
    const [old, next] = [await send(family), await send(family)];
    const { id } = await createChore(family, { imageUrl: old });
    await family.parent.put(`/api/chores/${id}`, { imageUrl: next });
    await makeOld();
    expect(await run()).toBe(1);
    expect(await names()).toEqual([next]);
  });

  it('never deletes an image that is being attached', async () => {
    const family = await createFamily(server);
    const path = await send(family);
    await makeOld();
    const [response] = await Promise.all([
      family.parent.post('/api/chores', { name: 'Dust', imageUrl: path }),
      run(),
    ]);
    await makeOld();
    await run();
    expect(await names()).toEqual(response.status === 201 ? [path] : []);
  });

  it('deletes many uploads in small batches', async () => {
    const family = await createFamily(server);
    const id = await idOfFamily(server, family.user.familyCode);
    await server.db.execute(sql`
      INSERT INTO uploads (name, family_id, purpose, sweep_at)
      SELECT 'old-' || n, ${id}, 'chore', now() - interval '1 day' FROM generate_series(1, 120) n`);
    expect(await run()).toBe(120);
    expect(await server.runJobs()).toBe(3);
  });

  it('is shared by two concurrent processes', async () => {
    const family = await createFamily(server);
    const id = await idOfFamily(server, family.user.familyCode);
    await server.db.execute(sql`
      INSERT INTO uploads (name, family_id, purpose, sweep_at)
      SELECT 'old-' || n, ${id}, 'chore', now() - interval '1 day' FROM generate_series(1, 120) n`);
    const [first, second] = await Promise.all([run(), run()]);
    expect(first + second).toBe(120);
    expect(await names()).toEqual([]);
  });

  it('retries files that the store could not delete', async () => {
    const family = await createFamily(server);
    await send(family);
    await makeOld();
    await run();
    const broken = vi.spyOn(server.deps.images, 'removeFolder').mockRejectedValue(new Error('away'));
    await server.runJobs();
    broken.mockRestore();
    expect(await storedFiles(server)).toHaveLength(1);
    await makeDue();
    await server.runJobs();
    expect(await storedFiles(server)).toEqual([]);
  });
});

describe('deleting a family', () => {
  it("deletes its images and no other family's", async () => {
    const [family, other] = [await createFamily(server), await createFamily(server)];
    await send(family);
    await send(other);
    expect(await storedFiles(server)).toHaveLength(2);
    await admin.del(`/api/admin/families/${await idOfFamily(server, family.user.familyCode)}`);
    await server.runJobs();
    expect(await storedFiles(server)).toHaveLength(1);
    const left = await server.db.select().from(uploads).where(eq(uploads.status, 'ready'));
    expect(left).toHaveLength(1);
  });

  it('keeps the images if the transaction fails', async () => {
    const family = await createFamily(server);
    const path = await send(family);
    const id = await idOfFamily(server, family.user.familyCode);
    const failing = server.db.transaction(async (tx) => {
      await deleteFamily(server.deps, tx, id, null);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await server.runJobs()).toBe(0);
    expect((await download(family.parent, path)).response.status).toBe(200);
  });

  it('deletes images that arrive late', async () => {
    const family = await createFamily(server);
    await send(family);
    const [file] = await storedFiles(server);
    await family.parent.del('/api/family', { password: family.password });
    await server.runJobs();
    expect(await storedFiles(server)).toEqual([]);
    if (!file) throw new Error('no file was stored');
    await mkdir(file.parentPath, { recursive: true });
    await writeFile(join(file.parentPath, file.name), 'late');
    await makeDue();
    await server.runJobs();
    expect(await storedFiles(server)).toEqual([]);
  });
});
