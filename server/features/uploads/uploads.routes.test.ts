import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { chore } from '@shared/contracts/chores';
import { uploadResponse } from '@shared/contracts/uploads';
import { uploads } from '@shared/tables/index';
import { Agent } from '../../../tests/support/agent';
import { expectResponse, expectError, expectFieldError } from '../../../tests/support/expect-response';
import { createAdmin, createFamily, createKid, kidAgent } from '../../../tests/support/families';
import { NOT_OWN_IMAGE } from '../../../tests/support/invalid-fields';
import { download, picture, putTo, requestUpload, upload } from '../../../tests/support/pictures';
import { startServer } from '../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const ABOVE = 'Choose a PNG, JPEG, WebP, GIF, or AVIF up to';

describe('POST /api/objects/upload', () => {
  it('returns an upload URL and the path of the image, even without a body', async () => {
    const { parent } = await createFamily(server);
    const body = expectResponse(await parent.post('/api/objects/upload'), 200, uploadResponse);
    expect(body.uploadURL).toMatch(new RegExp(`^${server.url}/objects/incoming/`));
    expect(body.objectPath).toMatch(/^\/objects\/uploads\/[0-9a-f]{32}$/);
    expect(await requestUpload(parent)).not.toEqual(body);
  });

  it.each(['image/svg+xml', 'text/html', 'image/heic', 'application/pdf', 'png'])(
    'rejects the declared type %s',
    async (contentType) => {
      const { parent } = await createFamily(server);
      const response = await parent.post('/api/objects/upload', { contentType });
      expectError(response, 415, 'unsupported_type', `${ABOVE} 10 MB.`);
    },
  );

  it('rejects a declared size above 10 MB, and above 5 MB for a reward', async () => {
    const { parent } = await createFamily(server);
    const post = (body: object) => parent.post('/api/objects/upload', body);
    expectError(await post({ size: 10_485_761 }), 413, 'too_large', `${ABOVE} 10 MB.`);
    expectError(await post({ size: 5_242_881, purpose: 'reward' }), 413, 'too_large', `${ABOVE} 5 MB.`);
    expectResponse(await post({ size: 10_485_760 }), 200, uploadResponse);
    expectResponse(await post({ size: 5_242_880, purpose: 'reward' }), 200, uploadResponse);
  });

  it.each([
    ['size', 0],
    ['size', -1],
    ['size', 1.5],
    ['size', '5'],
    ['purpose', 'avatar'],
    ['contentType', 7],
  ])('rejects %s %j', async (field, value) => {
    const { parent } = await createFamily(server);
    const body = expectError(await parent.post('/api/objects/upload', { [field]: value }), 400, 'validation');
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  it('limits a parent to 60 uploads per hour', async () => {
    const [family, other] = [await createFamily(server), await createFamily(server)];
    for (let i = 0; i < 60; i += 1) await requestUpload(family.parent, { size: 1000 });
    const response = await family.parent.post('/api/objects/upload', { size: 1000 });
    expectError(response, 429, 'rate_limited');
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(3000);
    await requestUpload(other.parent);
  });

  it('limits a family to 500 MB, even with concurrent requests', async () => {
    const family = await createFamily(server);
    await requestUpload(family.parent, { size: 1 });
    await server.db.update(uploads).set({ size: 500 * 1024 * 1024 - 3_000_000 });
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => family.parent.post('/api/objects/upload', { size: 1_000_000 })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => 200),
      ...Array.from({ length: 9 }, () => 413),
    ]);
    const last = await family.parent.post('/api/objects/upload', { size: 1 });
    expect(expectError(last, 413, 'storage_full').message).toContain('500 MB');
    await requestUpload((await createFamily(server)).parent);
  });
});

describe('an uploaded image', () => {
  it('is sent without a session, re-encoded, and served to its family', async () => {
    const family = await createFamily(server);
    const kid = await kidAgent(server, await createKid(family));
    const path = await upload(family.parent, await picture('jpeg', 2000, 1500), {
      contentType: 'image/jpeg',
    });
    for (const agent of [family.parent, kid]) {
      const { response, bytes } = await download(agent, path);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(bytes.length),
        'cache-control': 'private, max-age=31536000, immutable',
        vary: 'Cookie',
        'x-content-type-options': 'nosniff',
        'content-disposition': 'inline; filename="picture.webp"',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1707, height: 1280 });
    }
  });

  it('is served in the smallest size that covers the requested width', async () => {
    const { parent } = await createFamily(server);
    const path = await upload(parent, await picture('png', 1600, 1600));
    const widths = await Promise.all(
      ['?w=1', '?w=160', '?w=161', '?w=480', '?w=900', '?w=99999', '?w=x', '?w=', ''].map(
        async (query) => (await sharp((await download(parent, path + query)).bytes).metadata()).width,
      ),
    );
    expect(widths).toEqual([160, 160, 480, 480, 1280, 1280, 1280, 1280, 1280]);
  });

  it('returns 304 for a known ETag and only headers for HEAD', async () => {
    const { parent } = await createFamily(server);
    const path = await upload(parent, await picture('png', 700, 700));
    const { response, bytes } = await download(parent, path);
    const etag = response.headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await download(parent, path, { 'If-None-Match': known });
      expect([again.response.status, again.bytes.length]).toEqual([304, 0]);
    }
    expect((await download(parent, `${path}?w=160`, { 'If-None-Match': etag })).response.status).toBe(200);
    const head = await fetch(server.url + path, { method: 'HEAD', headers: { Cookie: parent.cookie } });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  it('is hidden from strangers, other families and admins', async () => {
    const [family, other] = [await createFamily(server), await createFamily(server)];
    const path = await upload(family.parent, await picture());
    const { response } = await download(family.parent, path);
    const known = { 'If-None-Match': response.headers.get('etag') ?? '' };
    const stranger = await new Agent(server.url).get(path, known);
    expectError(stranger, 401, 'unauthorized', 'Unauthorized');
    expect(stranger.headers.get('cache-control')).toBe('no-store');
    expectError(await other.parent.get(path, known), 404, 'not_found');
    expectError(await (await kidAgent(server, await createKid(other))).get(path, known), 404, 'not_found');
    expectError(await (await createAdmin(server)).get(path, known), 403, 'forbidden');
  });

  it.each(['x', '..%2f..%2fsecret', '%00', '.env', 'a'.repeat(200), '%ff'])(
    'returns 400 or 404 for the unknown name %s',
    async (name) => {
      const { parent } = await createFamily(server);
      const response = await parent.get(`/objects/uploads/${name}`);
      expect([400, 404]).toContain(response.status);
    },
  );

  it('can be attached to a chore once it is finished, and only by its own family', async () => {
    const [family, other] = [await createFamily(server), await createFamily(server)];
    const { uploadURL, objectPath } = await requestUpload(family.parent);
    const save = (agent: Agent) => agent.post('/api/chores', { name: 'Dust', imageUrl: objectPath });
    expectFieldError(await save(family.parent), 'imageUrl', NOT_OWN_IMAGE);
    expect((await putTo(uploadURL, await picture())).status).toBe(200);
    expectFieldError(await save(other.parent), 'imageUrl', NOT_OWN_IMAGE);
    expect(expectResponse(await save(family.parent), 201, chore).imageUrl).toBe(objectPath);
  });

  it("counts its stored size toward the family's quota, and nothing if it is rejected", async () => {
    const { parent } = await createFamily(server);
    const path = await upload(parent, await picture());
    const mine = () =>
      server.db
        .select()
        .from(uploads)
        .where(eq(uploads.name, path.slice(17)));
    const [row] = await mine();
    expect(row).toMatchObject({ status: 'ready', contentType: 'image/webp', widths: [160] });
    expect(row?.size).toBeLessThan(1000);
    const { uploadURL, objectPath } = await requestUpload(parent);
    expect((await putTo(uploadURL, Buffer.from('no picture'))).status).toBe(415);
    expect(
      await server.db
        .select()
        .from(uploads)
        .where(eq(uploads.name, objectPath.slice(17))),
    ).toEqual([]);
  });
});
