import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chore } from '@shared/contracts/chores';
import { uploads } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import { startElsewhere } from '../../../tests/support/elsewhere';
import {
  createAdmin,
  createChore,
  createFamily,
  createKid,
  createReward,
  idOfFamily,
  kidAgent,
  unique,
  type TestFamily,
} from '../../../tests/support/families';
import { download, noise, picture, storedFiles } from '../../../tests/support/pictures';
import { startServer } from '../../../tests/support/server';
import { createPublicFetch } from '../../lib/public-fetch';
import { sweepUploads } from './sweep';
import { FAMILY_WEB_IMAGES } from './web-images';

const elsewhere = await startElsewhere();
const server = await startServer({ fetchPublic: elsewhere.fetchPublic });
afterAll(async () => {
  await server.close();
  await elsewhere.close();
});

const image = await picture('jpeg', 700, 500);
const sendImage = () =>
  elsewhere.respondWith((_req, res) => res.setHeader('Content-Type', 'image/jpeg').end(image));
beforeEach(sendImage);

const somewhere = () => elsewhere.url(`/${unique('cat')}.jpg`);
const pathOf = (url: string, width?: number) =>
  `/objects/web?${new URLSearchParams({ url, ...(width === undefined ? {} : { w: String(width) }) })}`;
const show = (agent: Agent, url: string, width?: number) => download(agent, pathOf(url, width));
const requestsFor = (url: string) =>
  elsewhere.requests.filter((path) => path === new URL(url).pathname).length;
const add = (agent: Agent, url: string) => agent.post('/api/objects/web', { url });
const NOTHING = 'Couldn’t load a picture from this address. Please check it or choose another one.';

describe('an image URL', () => {
  it('is stored in the record and served through our proxy, fetched once and re-encoded', async () => {
    const family = await createFamily(server);
    const url = somewhere();
    expect((await createChore(family, { imageUrl: url })).imageUrl).toBe(url);
    const kid = await kidAgent(server, await createKid(family));
    const shown = await Promise.all(
      [family.parent, kid, family.parent, kid].map((agent) => show(agent, url, 480)),
    );
    for (const { response, bytes } of shown) {
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', height: 480 });
    }
    const small = await show(kid, url, 100);
    expect((await sharp(small.bytes).metadata()).height).toBe(160);
    expect(requestsFor(url)).toBe(1);
    const etag = small.response.headers.get('etag') ?? '';
    const known = await download(kid, pathOf(url, 100), { 'If-None-Match': etag });
    expect([known.response.status, known.bytes.length]).toEqual([304, 0]);
  });

  it('is served for every record that uses it and kept while one does', async () => {
    const family = await createFamily(server);
    const kid = await createKid(family);
    const tablet = await kidAgent(server, kid);
    const [ofChore, ofReward] = [somewhere(), somewhere()];
    const { id: choreId } = await createChore(family, { imageUrl: ofChore });
    const { id: rewardId } = await createReward(family, { imageUrl: ofReward, starCost: 1 });
    expect((await tablet.post('/api/chore-submissions', { kidId: kid.id, choreId })).status).toBe(201);
    expect((await family.parent.put(`/api/chores/${choreId}`, { imageUrl: '' })).status).toBe(200);
    expect((await show(tablet, ofChore)).response.status).toBe(200);
    expect((await show(family.parent, ofReward)).response.status).toBe(200);
    await server.db.update(uploads).set({ sweepAt: sql`now() - interval '1 second'` });
    expect(await sweepUploads(server.deps)).toBe(0);
    expect((await family.parent.put(`/api/rewards/${rewardId}`, { imageUrl: '' })).status).toBe(200);
    await server.db.update(uploads).set({ sweepAt: sql`now() - interval '1 second'` });
    expect(await sweepUploads(server.deps)).toBe(1);
    expect((await show(tablet, ofChore)).response.status).toBe(200);
    expect((await show(family.parent, ofReward)).response.status).toBe(404);
    expect([requestsFor(ofChore), requestsFor(ofReward)]).toEqual([1, 1]);
  });

  it('is hidden from strangers, other families and admins, and when no record uses it', async () => {
    const [family, other] = [await createFamily(server), await createFamily(server)];
    const url = somewhere();
    await createChore(family, { imageUrl: url });
    expectError(await new Agent(server.url).get(pathOf(url)), 401, 'unauthorized', 'Unauthorized');
    expectError(await (await createAdmin(server)).get(pathOf(url)), 403, 'forbidden');
    expectError(await other.parent.get(pathOf(url)), 404, 'not_found');
    expect(requestsFor(url)).toBe(0);
    expect((await show(family.parent, url)).response.status).toBe(200);
    expectError(await other.parent.get(pathOf(url)), 404, 'not_found');
    const unmentioned = somewhere();
    const kid = await kidAgent(server, await createKid(family));
    for (const agent of [family.parent, kid])
      expectError(await agent.get(pathOf(unmentioned)), 404, 'not_found');
    expect(requestsFor(unmentioned)).toBe(0);
  });

  it('is stored separately for each family', async () => {
    const [family, other] = [await createFamily(server), await createFamily(server)];
    const url = somewhere();
    for (const each of [family, other]) {
      await createChore(each, { imageUrl: url });
      expect((await show(each.parent, url)).response.status).toBe(200);
    }
    expect(requestsFor(url)).toBe(2);
    const rows = await server.db.select().from(uploads).where(eq(uploads.sourceUrl, url));
    expect(new Set(rows.map(({ familyId }) => familyId)).size).toBe(2);
  });

  it.each([
    '',
    'ftp://pictures.example/x',
    'https://name:word@pictures.example/',
    '/objects/uploads/x',
    'https://pictures.example/\u0000',
    'x',
  ])('is rejected as %j', async (url) => {
    const { parent } = await createFamily(server);
    expectError(await parent.get(pathOf(url)), 400, 'validation');
    expectError(await add(parent, url), 400, 'validation');
  });
});

describe('a URL that returns no image', () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  it.each<[string, () => Promise<Parameters<typeof elsewhere.respondWith>[0]>, string]>([
    ['is gone', async () => (_req, res) => res.writeHead(404).end(), NOTHING],
    [
      'breaks off',
      async () => (_req, res) => res.writeHead(200, { 'Content-Length': 900 }).write('x') && res.destroy(),
      NOTHING,
    ],
    [
      'leads to this machine',
      async () => (_req, res) => res.writeHead(302, { Location: 'http://[::1]/' }).end(),
      NOTHING,
    ],
    ['leads in a circle', async () => (req, res) => res.writeHead(302, { Location: req.url }).end(), NOTHING],
    [
      'is a page that calls itself a picture',
      async () => (_req, res) => res.setHeader('Content-Type', 'image/png').end(page),
      'Choose a PNG, JPEG, WebP, GIF, or AVIF up to 10 MB.',
    ],
    [
      'is more than 10 MB, unannounced',
      async () => {
        const huge = await noise(1900, 1900);
        return (_req, res) => {
          res.write(huge.subarray(0, 5_000_000));
          res.end(huge.subarray(5_000_000));
        };
      },
      'Choose a PNG, JPEG, WebP, GIF, or AVIF up to 10 MB.',
    ],
  ])('returns 404, stores nothing and is not refetched for a while: it %s', async (_what, make, reason) => {
    const family = await createFamily(server);
    const url = somewhere();
    await createChore(family, { imageUrl: url });
    elsewhere.respondWith(await make());
    await server.runJobs();
    const before = await storedFiles(server);
    expectError(await family.parent.get(pathOf(url)), 404, 'not_found');
    const asked = requestsFor(url);
    expect(asked).toBeGreaterThan(0);
    expectError(await family.parent.get(pathOf(url)), 404, 'not_found');
    expect(requestsFor(url)).toBe(asked);
    await server.runJobs();
    expect(await storedFiles(server)).toEqual(before);
    expect(await server.db.$count(uploads, eq(uploads.sourceUrl, url))).toBe(0);
    expectFieldError(await add(family.parent, url), 'url', reason);
    sendImage();
    expect((await add(family.parent, url)).status).toBe(204);
    expect((await show(family.parent, url)).response.status).toBe(200);
  });

  it('returns 404 after a timeout of five seconds', async () => {
    const family = await createFamily(server);
    const url = somewhere();
    await createChore(family, { imageUrl: url });
    elsewhere.respondWith((_req, res) => res.write(image.subarray(0, 100)));
    const { setTimeout } = globalThis;
    const quick = (work: () => void, ms?: number) => setTimeout(work, ms === 5000 ? 100 : ms);
    const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(quick);
    expectError(await family.parent.get(pathOf(url)), 404, 'not_found');
    timers.mockRestore();
  });

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '[::1]', '[::ffff:7f00:1]', 'localhost'])(
    'returns 404 without connecting to the private host %s',
    async (host) => {
      const family = await createFamily(server);
      const { port } = new URL(elsewhere.url('/'));
      const url = `http://${host}:${port}/${unique('secret')}`;
      await createChore(family, { imageUrl: url });
      server.deps.fetchPublic = createPublicFetch();
      try {
        expectError(await family.parent.get(pathOf(url)), 404, 'not_found');
        expectFieldError(await add(family.parent, url), 'url', NOTHING);
      } finally {
        server.deps.fetchPublic = elsewhere.fetchPublic;
      }
      expect(requestsFor(url)).toBe(0);
    },
  );
});

describe("a family's stored web images", () => {
  it('are fetched for the form before a record uses them', async () => {
    const { parent } = await createFamily(server);
    const url = somewhere();
    expect((await add(parent, url)).status).toBe(204);
    expect((await show(parent, url)).response.status).toBe(200);
    expect((await add(parent, url)).status).toBe(204);
    expect(requestsFor(url)).toBe(1);
    const made = expectResponse(
      await parent.post('/api/chores', { name: 'Dust', imageUrl: url }),
      201,
      chore,
    );
    expect(made.imageUrl).toBe(url);
  });

  it('count toward the quota and are limited to 200', async () => {
    const family = await createFamily(server);
    const familyId = await idOfFamily(server, family.user.familyCode);
    const [first, last] = [somewhere(), somewhere()];
    expect((await add(family.parent, first)).status).toBe(204);
    const [row] = await server.db.select().from(uploads).where(eq(uploads.sourceUrl, first));
    expect(row?.size).toBeLessThan(100_000);
    await server.db.insert(uploads).values(
      Array.from({ length: FAMILY_WEB_IMAGES - 1 }, (_, index) => ({
        name: unique('kept'),
        familyId,
        purpose: 'chore' as const,
        status: 'ready' as const,
        size: 1,
        sourceUrl: `https://pictures.example/${index}`,
      })),
    );
    const reason = 'Your family already uses 200 pictures from the web.';
    expectFieldError(await add(family.parent, last), 'url', reason);
    expect(requestsFor(last)).toBe(0);
  });

  it('are limited to 200 fetches per hour, but stored images are still served', async () => {
    const family = await createFamily(server);
    const url = somewhere();
    expect((await add(family.parent, url)).status).toBe(204);
    const familyId = await idOfFamily(server, family.user.familyCode);
    await Promise.all(Array.from({ length: 199 }, () => server.deps.limits.take(['webImages', familyId])));
    const another = somewhere();
    expectError(await add(family.parent, another), 429, 'rate_limited');
    await createChore(family, { imageUrl: another });
    expectError(await family.parent.get(pathOf(another)), 429, 'rate_limited');
    expect(requestsFor(another)).toBe(0);
    expect((await show(family.parent, url)).response.status).toBe(200);
  });

  it('are not exported', async () => {
    const family = await createFamily(server);
    const url = somewhere();
    await createChore(family, { imageUrl: url });
    expect((await show(family.parent, url)).response.status).toBe(200);
    const { bytes } = await download(family.parent, '/api/family/export?format=zip');
    const names = Object.keys(unzipSync(new Uint8Array(bytes)));
    expect(names.filter((name) => name.startsWith('pictures/'))).toEqual([]);
  });

  it('are deleted with the family, even if they arrive during the deletion', async () => {
    await server.runJobs();
    const before = await storedFiles(server);
    const family: TestFamily = await createFamily(server);
    const [kept, late] = [somewhere(), somewhere()];
    for (const imageUrl of [kept, late]) await createChore(family, { imageUrl });
    expect((await show(family.parent, kept)).response.status).toBe(200);
    let goOn = () => {};
    const asked = new Promise<void>((resolve) => {
      elsewhere.respondWith((_req, res) => {
        goOn = () => res.end(image);
        resolve();
      });
    });
    const showing = show(family.parent, late);
    await asked;
    expect((await family.parent.del('/api/family', { password: family.password })).status).toBe(204);
    goOn();
    expect((await showing).response.status).toBe(404);
    expect(await server.db.$count(uploads, eq(uploads.sourceUrl, kept))).toBe(0);
    await server.runJobs();
    expect(await storedFiles(server)).toEqual(before);
  });
});
