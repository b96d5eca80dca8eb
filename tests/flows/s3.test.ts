import { sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chore } from '@shared/contracts/chores';
import {
  widgetCompleteResponse,
  widgetMultipartResponse,
  widgetParamsResponse,
  widgetPartResponse,
} from '@shared/contracts/uploads';
import { uploads } from '@shared/tables/index';
import { createS3Store } from '../../server/stores/s3-store';
import type { ImageStore } from '../../server/stores/image-store';
import { sweepUploads } from '../../server/features/uploads/sweep';
import { Agent } from '../support/agent';
import { expectResponse, expectError, expectFieldError } from '../support/expect-response';
import { createFamily, createKid, kidAgent } from '../support/families';
import { NOT_OWN_IMAGE } from '../support/invalid-fields';
import { download, noise, picture, putTo, requestUpload } from '../support/pictures';
import { startServer, type TestServer } from '../support/server';
import { startSwift, swiftAbsent, type Swift } from '../support/swift';

const PNG = { 'Content-Type': 'image/png' };

describe.skipIf(swiftAbsent !== null)(
  `images in a bucket${swiftAbsent === null ? '' : `, left out: ${swiftAbsent}`}`,
  () => {
    let swift: Swift;
    let images: ImageStore;
    let server: TestServer;
    beforeAll(async () => {
      swift = await startSwift();
      images = await createS3Store(swift.settings);
      server = await startServer({ images });
    }, 60_000);
    afterAll(async () => {
      await server?.close();
      await swift?.stop();
    });

    const objects = async () => {
      const { ListObjectsV2Command, S3Client } = await import('@aws-sdk/client-s3');
      const { endpoint = '', region, bucket, accessKeyId, secretAccessKey } = swift.settings;
      const credentials = { accessKeyId, secretAccessKey };
      const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
      return Contents.map(({ Key = '' }) => Key);
    };

    it("are uploaded directly from the browser, as the page's policy allows", async () => {
      const { parent } = await createFamily(server);
      const { uploadURL } = await requestUpload(parent, { contentType: 'image/png', size: 100 });
      const { origin } = new URL(swift.settings.endpoint ?? '');
      expect(new URL(uploadURL).origin).toBe(origin);
      const policy = (await new Agent(server.url).get('/healthz')).headers.get('content-security-policy');
      expect(policy).toContain(`connect-src 'self' ${origin};`);
      expect(policy).toContain(`img-src 'self' data: blob: ${origin};`);
      expect((await new Agent(server.url).get('/readyz')).status).toBe(200);
    });

    it('are usable once attached to a chore, re-encoded and served to the family only', async () => {
      const [family, other] = [await createFamily(server), await createFamily(server)];
      const kid = await kidAgent(server, await createKid(family));
      const image = await picture('png', 600, 600);
      const terms = { contentType: 'image/png', size: image.length };
      const { uploadURL, objectPath } = await requestUpload(family.parent, terms);
      const save = (agent: Agent) => agent.post('/api/chores', { name: 'Dust', imageUrl: objectPath });
      expectFieldError(await save(family.parent), 'imageUrl', NOT_OWN_IMAGE);
      expect((await putTo(uploadURL, image, PNG)).status).toBe(200);
      expectFieldError(await save(other.parent), 'imageUrl', NOT_OWN_IMAGE);
      const both = await Promise.all([save(family.parent), save(family.parent)]);
      for (const response of both) expect(expectResponse(response, 201, chore).imageUrl).toBe(objectPath);
      const { response, bytes } = await download(kid, `${objectPath}?w=160`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await sharp(bytes).metadata()).width).toBe(160);
      expectError(await other.parent.get(objectPath), 404, 'not_found');
      expectError(await new Agent(server.url).get(objectPath), 401);
      const name = objectPath.split('/').at(-1) ?? '';
      const kept = (await objects()).filter((key) => key.includes(name)).map((key) => key.split('/').at(-1));
      expect(kept.toSorted()).toEqual(['1280.webp', '160.webp', '480.webp']);
    });

    it('are usable once they are requested', async () => {
      const { parent } = await createFamily(server);
      const image = await picture('jpeg');
      const { uploadURL, objectPath } = await requestUpload(parent);
      expectError(await parent.get(objectPath), 404, 'not_found');
      expect((await putTo(uploadURL, image)).status).toBe(200);
      const responses = await Promise.all([1, 2, 3].map(() => download(parent, objectPath)));
      expect(responses.map(({ response }) => response.status)).toEqual([200, 200, 200]);
    });

    it("are included in the family's archive as they are served", async () => {
      const [family, other] = [await createFamily(server), await createFamily(server)];
      const paths = await Promise.all(
        [family, other].map(async ({ parent }) => {
          const { uploadURL, objectPath } = await requestUpload(parent);
          expect((await putTo(uploadURL, await picture('png', 600, 600))).status).toBe(200);
          return objectPath;
        }),
      );
      const [path = '', others = ''] = paths;
      for (const [agent, own] of [
        [family.parent, path],
        [other.parent, others],
      ] as const) {
        expect((await download(agent, own)).response.status).toBe(200);
      }
      const { bytes } = await download(family.parent, '/api/family/export?format=zip');
      const files = unzipSync(new Uint8Array(bytes));
      const nameOf = (of: string) => `pictures/${of.split('/').at(-1)}.webp`;
      const served = await download(family.parent, path);
      expect(served.bytes.equals(files[nameOf(path)] ?? new Uint8Array(0))).toBe(true);
      expect(Object.keys(files)).not.toContain(nameOf(others));
    });

    it("are rejected by the bucket if they don't match the signature", async () => {
      const { parent } = await createFamily(server);
      const image = await picture();
      const sign = async () => {
        const terms = { contentType: 'image/png', size: image.length };
        return new URL((await requestUpload(parent, terms)).uploadURL);
      };
      const changed = async (change: (url: URL) => void) => {
        const url = await sign();
        change(url);
        return url.href;
      };
      const statuses = [
        await putTo((await sign()).href, Buffer.concat([image, Buffer.alloc(1)]), PNG),
        await putTo((await sign()).href, image.subarray(1), PNG),
        await putTo((await sign()).href, image, { 'Content-Type': 'text/html' }),
        await putTo(await changed((url) => url.searchParams.set('X-Amz-Expires', '6000')), image, PNG),
        await putTo(
          await changed((url) => url.searchParams.set('X-Amz-Signature', '0'.repeat(64))),
          image,
          PNG,
        ),
        await putTo(await changed((url) => (url.pathname += 'x')), image, PNG),
        await putTo(await changed((url) => url.searchParams.delete('X-Amz-Signature')), image, PNG),
      ].map(({ status }) => status);
      expect(statuses.every((status) => status === 400 || status === 403)).toBe(true);
    });

    it('are rejected and deleted if they are not images', async () => {
      const { parent } = await createFamily(server);
      const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
      const send = async () => {
        const upload = await requestUpload(parent, { contentType: 'image/png', size: page.length });
        expect((await putTo(upload.uploadURL, page, PNG)).status).toBe(200);
        return upload;
      };
      const first = await send();
      expectError(await parent.get(first.objectPath), 415, 'unsupported_type');
      expectError(await parent.get(first.objectPath), 404, 'not_found');
      const second = await send();
      expectFieldError(
        await parent.post('/api/chores', { name: 'Dust', imageUrl: second.objectPath }),
        'imageUrl',
        'Choose a PNG, JPEG, WebP, GIF, or AVIF up to 10 MB.',
      );
      // Bytes that arrive later are never read.
      expect((await putTo(second.uploadURL, page, PNG)).status).toBe(200);
      expectError(await parent.get(second.objectPath), 404, 'not_found');
    });

    it('are rejected if they are too large without a declared size', async () => {
      const { parent } = await createFamily(server);
      const { uploadURL, objectPath } = await requestUpload(parent, { purpose: 'reward' });
      expect((await putTo(uploadURL, await noise(1400, 1400))).status).toBe(200);
      expectError(await parent.get(objectPath), 413, 'too_large');
    });

    it('are not replaced by another upload to the same URL', async () => {
      const { parent } = await createFamily(server);
      const { uploadURL, objectPath } = await requestUpload(parent);
      await putTo(uploadURL, await picture('png', 30, 30));
      expect((await download(parent, objectPath)).response.status).toBe(200);
      await putTo(uploadURL, await picture('png', 20, 20));
      expect((await sharp((await download(parent, objectPath)).bytes).metadata()).width).toBe(30);
    });

    it('are uploaded in parts through our server', async () => {
      const { parent } = await createFamily(server);
      const image = await noise(1500, 1300);
      const begun = await parent.post('/api/s3/multipart', { filename: 'a.png', type: 'image/png' });
      const { key, uploadId } = expectResponse(begun, 200, widgetMultipartResponse);
      const query = new URLSearchParams({ key });
      const parts = [];
      for (const [index, half] of [image.subarray(0, 5 << 20), image.subarray(5 << 20)].entries()) {
        const signed = await parent.get(`/api/s3/multipart/${uploadId}/${index + 1}?${query}`);
        const sent = await putTo(expectResponse(signed, 200, widgetPartResponse).url, half);
        parts.push({ PartNumber: index + 1, ETag: sent.headers.get('etag') });
      }
      const done = await parent.post(`/api/s3/multipart/${uploadId}/complete?${query}`, { parts });
      const { location } = expectResponse(done, 200, widgetCompleteResponse);
      expect((await download(parent, location)).response.status).toBe(200);
    });

    it('are uploaded with a form whose policy fixes the key and the size', async () => {
      const { parent } = await createFamily(server);
      const response = await parent.get('/api/s3/params?filename=a.png&type=image%2Fpng');
      const { url, fields } = expectResponse(response, 200, widgetParamsResponse);
      expect(url).toBe(`${swift.settings.endpoint}/pictures`);
      const policy = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString()) as unknown;
      expect(policy).toMatchObject({
        conditions: expect.arrayContaining([
          ['content-length-range', 1, 10_485_760],
          { 'Content-Type': 'image/png' },
          { key: fields['key'] },
        ]) as unknown,
      });
    });

    it('are swept and deleted with their family', async () => {
      const [family, other] = [await createFamily(server), await createFamily(server)];
      const send = async (agent: Agent) => {
        const { uploadURL, objectPath } = await requestUpload(agent);
        await putTo(uploadURL, await picture());
        await download(agent, objectPath);
        return objectPath.split('/').at(-1) ?? '';
      };
      const [mine, theirs, left] = [
        await send(family.parent),
        await send(other.parent),
        await send(other.parent),
      ];
      expect((await objects()).some((key) => key.includes(mine))).toBe(true);
      await family.parent.del('/api/family', { password: family.password });
      await server.runJobs();
      expect((await objects()).some((key) => key.includes(mine))).toBe(false);
      await server.db
        .update(uploads)
        .set({ sweepAt: sql`now()` })
        .where(sql`name = ${left}`);
      await sweepUploads(server.deps);
      await server.runJobs();
      const keys = await objects();
      expect([theirs, left].map((name) => keys.some((key) => key.includes(name)))).toEqual([true, false]);
    });

    it('return 503 while the bucket is down', async () => {
      const { parent } = await createFamily(server);
      const gone = await createS3Store({ ...swift.settings, endpoint: 'http://127.0.0.1:9' });
      await expect(gone.check()).rejects.toMatchObject({ status: 503 });
      await expect(gone.read('a/b', 10)).rejects.toMatchObject({ status: 503 });
      await expect(
        (await createS3Store({ ...swift.settings, bucket: 'none' })).check(),
      ).rejects.toMatchObject({
        status: 503,
      });
      const { objectPath } = await requestUpload(parent);
      expectError(await parent.get(objectPath), 404, 'not_found');
    });
  },
);
