import { afterAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import {
  widgetCompleteResponse,
  widgetMultipartResponse,
  widgetParamsResponse,
  widgetPartResponse,
  widgetPartsResponse,
} from '@shared/contracts/uploads';
import { uploads } from '@shared/tables/index';
import type { Agent } from '../../../../tests/support/agent';
import { expectResponse, expectError } from '../../../../tests/support/expect-response';
import { createFamily } from '../../../../tests/support/families';
import { download, noise, picture, putTo } from '../../../../tests/support/pictures';
import { startServer } from '../../../../tests/support/server';

const server = await startServer();
afterAll(() => server.close());

const MIB = 1024 * 1024;

async function begin(parent: Agent, body: object = { filename: 'a.png', type: 'image/png', metadata: {} }) {
  const { key, uploadId } = expectResponse(
    await parent.post('/api/s3/multipart', body),
    200,
    widgetMultipartResponse,
  );
  const query = new URLSearchParams({ key });
  const path = `/api/s3/multipart/${encodeURIComponent(uploadId)}`;
  return {
    key,
    at: `${path}?${query}`,
    complete: `${path}/complete?${query}`,
    part: async (number: number) =>
      expectResponse(await parent.get(`${path}/${number}?${query}`), 200, widgetPartResponse).url,
    signPart: (number: number | string) => parent.get(`${path}/${number}?${query}`),
  };
}

describe('GET /api/s3/params', () => {
  it('returns a form that uploads the image', async () => {
    const { parent } = await createFamily(server);
    const response = await parent.get(
      '/api/s3/params?filename=a.png&type=image%2Fpng&metadata%5Bname%5D=a.png',
    );
    const { url, fields } = expectResponse(response, 200, widgetParamsResponse);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(await picture())], { type: 'image/png' }), 'a.png');
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
    const name = fields['key']?.split('/').at(-2);
    expect((await download(parent, `/objects/uploads/${name}`)).response.status).toBe(200);
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(403);
  });

  it.each<[string, () => BodyInit, number]>([
    ['no form', () => 'hello', 400],
    ['a form without a file', () => new FormData(), 400],
    [
      'a page as file',
      () => {
        const form = new FormData();
        form.set('file', new Blob(['<!doctype html>']), 'a.png');
        return form;
      },
      415,
    ],
  ])('returns the right status for %s', async (_what, make, status) => {
    const { parent } = await createFamily(server);
    const { url } = expectResponse(
      await parent.get('/api/s3/params?type=image/png'),
      200,
      widgetParamsResponse,
    );
    expect((await fetch(url, { method: 'POST', body: make() })).status).toBe(status);
  });

  it('creates no upload for a page of another site', async () => {
    const { parent } = await createFamily(server);
    const ask = (headers: Record<string, string>) => parent.get('/api/s3/params?type=image/png', headers);
    const rows = await server.db.$count(uploads);
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'https://evil.example' },
    ];
    for (const headers of foreign) expectError(await ask(headers), 403, 'foreign_origin');
    expect(await server.db.$count(uploads)).toBe(rows);
    expectResponse(await ask({ 'Sec-Fetch-Site': 'same-origin' }), 200, widgetParamsResponse);
  });

  it('rejects an unsupported type', async () => {
    const { parent } = await createFamily(server);
    expectError(
      await parent.get('/api/s3/params?filename=a.svg&type=image/svg%2Bxml'),
      415,
      'unsupported_type',
    );
  });
});

describe('a multipart image upload', () => {
  it('is assembled, checked and served', async () => {
    const { parent } = await createFamily(server);
    const image = await noise(1500, 1300);
    const upload = await begin(parent);
    const halves = [image.subarray(0, 5 * MIB), image.subarray(5 * MIB)];
    const parts: { PartNumber: number; ETag: string }[] = [];
    for (const [index, half] of halves.entries()) {
      const response = await putTo(await upload.part(index + 1), half);
      expect(response.status).toBe(200);
      parts.push({ PartNumber: index + 1, ETag: response.headers.get('etag') ?? '' });
    }
    expect(expectResponse(await parent.get(upload.at), 200, widgetPartsResponse)).toEqual(
      parts.map((part, index) => ({ ...part, Size: halves[index]?.length })),
    );
    const { location, key } = expectResponse(
      await parent.post(upload.complete, { parts }),
      200,
      widgetCompleteResponse,
    );
    expect(key).toBe(upload.key);
    expect((await download(parent, location)).response.status).toBe(200);
    expectError(await parent.post(upload.complete, { parts }), 404, 'not_found');
  });

  it('belongs to the family that started it', async () => {
    const [family, other] = [await createFamily(server), await createFamily(server)];
    const upload = await begin(family.parent);
    const foreign = await begin(other.parent);
    const mixed = upload.at.replace(encodeURIComponent(upload.key), encodeURIComponent(foreign.key));
    for (const path of [foreign.at, mixed, upload.at.replace('multipart/', 'multipart/0')]) {
      expectError(await family.parent.get(path), 404, 'not_found');
      expectError(await family.parent.del(path), 404, 'not_found');
    }
  });

  it.each(['', '../x', 'images/aa/b/c/160.webp', 'incoming/whole'])('rejects the key %j', async (key) => {
    const { parent } = await createFamily(server);
    const upload = await begin(parent);
    const path = upload.at.replace(encodeURIComponent(upload.key), encodeURIComponent(key));
    expectError(await parent.get(path), 404, 'not_found');
  });

  it('rejects parts that are too many, too large, or unknown', async () => {
    const { parent } = await createFamily(server);
    const upload = await begin(parent);
    expectError(await upload.signPart(3), 413, 'too_large');
    expectError(await upload.signPart('x'), 400, 'validation');
    expectError(await upload.signPart(10_001), 400, 'validation');
    const huge = new Blob([new Uint8Array(10 * MIB + 1)]).stream();
    expect((await putTo(await upload.part(1), huge)).status).toBe(413);
    const etag = (await putTo(await upload.part(1), await picture())).headers.get('etag') ?? '';
    for (const parts of [
      [{ PartNumber: 1, ETag: '"x"' }],
      [{ PartNumber: 2, ETag: etag }],
      [
        { PartNumber: 1, ETag: etag },
        { PartNumber: 2, ETag: etag },
      ],
    ]) {
      expectError(await parent.post(upload.complete, { parts }), 409, 'invalid_part');
    }
    expectError(await parent.post(upload.complete, { parts: [] }), 400, 'validation');
  });

  it('rejects parts that are not an image', async () => {
    const { parent } = await createFamily(server);
    const upload = await begin(parent, { type: 'image/png', metadata: { size: 3000 } });
    const sent = await putTo(await upload.part(1), Buffer.from('<!doctype html>'));
    const parts = [{ PartNumber: 1, ETag: sent.headers.get('etag') ?? '' }];
    expectError(await parent.post(upload.complete, { parts }), 415, 'unsupported_type');
    expectError(await parent.get(upload.at), 404, 'not_found');
  });

  it('enforces the reserved size across sequential parts', async () => {
    const { parent } = await createFamily(server);
    const upload = await begin(parent);
    expect((await putTo(await upload.part(1), Buffer.alloc(8 * MIB))).status).toBe(200);
    expect((await putTo(await upload.part(2), Buffer.alloc(2 * MIB + 1))).status).toBe(413);
    expect((await putTo(await upload.part(1), Buffer.alloc(5 * MIB))).status).toBe(200);
    expect((await putTo(await upload.part(2), Buffer.alloc(5 * MIB))).status).toBe(200);
    const listed = expectResponse(await parent.get(upload.at), 200, widgetPartsResponse);
    expect(listed.map(({ Size }) => Size)).toEqual([5 * MIB, 5 * MIB]);
  });

  it('enforces the reserved size across concurrent parts', async () => {
    const { parent } = await createFamily(server);
    const upload = await begin(parent);
    const urls = [await upload.part(1), await upload.part(2)];
    const responses = await Promise.all(urls.map((url) => putTo(url, Buffer.alloc(8 * MIB))));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 413]);
  });

  it('rejects a part that another upload replaced', async () => {
    const { parent } = await createFamily(server);
    const upload = await begin(parent);
    const image = await picture();
    const sent = await putTo(await upload.part(1), image);
    const name = upload.key.split('/').at(-2) ?? '';
    const [row] = await server.db.select().from(uploads).where(eq(uploads.name, name));
    expect(row?.parts[0]?.ETag).toBe(sent.headers.get('etag'));
    const parts = [{ PartNumber: 1, ETag: `"${'0'.repeat(32)}"` }];
    const noted = parts.map((part) => ({ ...part, Size: image.length }));
    await server.db.update(uploads).set({ parts: noted }).where(eq(uploads.name, name));
    expectError(await parent.post(upload.complete, { parts }), 409, 'invalid_part');
    const again = await putTo(await upload.part(1), image);
    const right = [{ PartNumber: 1, ETag: again.headers.get('etag') ?? '' }];
    expectResponse(await parent.post(upload.complete, { parts: right }), 200, widgetCompleteResponse);
  });

  it('can be completed at most 60 times per hour', async () => {
    const { parent } = await createFamily(server);
    const upload = await begin(parent);
    const complete = () => parent.post(upload.complete, { parts: [{ PartNumber: 1, ETag: '"x"' }] });
    for (let i = 0; i < 60; i += 1) expectError(await complete(), 409, 'invalid_part');
    expectError(await complete(), 429, 'rate_limited');
  });

  it('can be aborted', async () => {
    const { parent } = await createFamily(server);
    const upload = await begin(parent);
    const url = await upload.part(1);
    expect(await parent.del(upload.at)).toMatchObject({ status: 200, body: {} });
    expect((await putTo(url, await picture())).status).toBe(403);
    expectError(await parent.get(upload.at), 404, 'not_found');
  });
});

describe('GET /api/s3/sts', () => {
  it('returns an error because credentials are not offered', async () => {
    const { parent } = await createFamily(server);
    expectError(await parent.get('/api/s3/sts'), 404, 'sts_not_offered');
  });
});
