import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadResponse, widgetParamsResponse, type UploadResponse } from '@shared/contracts/uploads';
import { Agent } from '../../../tests/support/agent';
import { expectResponse } from '../../../tests/support/expect-response';
import { startBucket, type Bucket } from '../../../tests/support/bucket';
import { createFamily } from '../../../tests/support/families';
import { download, noise, picture, putTo, requestUpload } from '../../../tests/support/pictures';
import { startServer, type TestServer } from '../../../tests/support/server';
import { createS3Store } from '../../stores/s3-store';
import { directUploadsFor } from './direct-uploads';
import { strict } from '../../../tests/support/strict';

const NEST = 'https://nest.example.org';
const PICTURES = 'https://pictures.example.org';

let bucket: Bucket;
let server: TestServer;
beforeAll(async () => {
  bucket = await startBucket();
  const images = await createS3Store({ ...bucket.settings, publicEndpoint: PICTURES });
  server = await startServer({ images, appOrigin: NEST });
});
afterAll(async () => {
  await server?.close();
  await bucket?.close();
});

async function askAtNest(parent: Agent): Promise<UploadResponse> {
  const headers = { Origin: NEST, Host: new URL(NEST).host, Cookie: parent.cookie };
  const asking = request(`${server.url}/api/objects/upload`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
  asking.end('{}');
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return strict(uploadResponse).parse(await json(response));
}

const nameOf = (objectPath: string) => objectPath.split('/').at(-1) ?? '';
const kept = (objectPath: string) => bucket.keys().filter((key) => key.includes(nameOf(objectPath)));

describe('an image upload with a bucket', () => {
  it('goes directly to the bucket from the configured address', async () => {
    const { parent } = await createFamily(server);
    const { uploadURL } = await askAtNest(parent);
    expect(new URL(uploadURL).origin).toBe(PICTURES);
  });

  it('goes through the app from any other address and is available immediately', async () => {
    const { parent } = await createFamily(server);
    const image = await picture('png', 600, 600);
    const terms = { contentType: 'image/png', size: image.length };
    const { uploadURL, objectPath } = await requestUpload(parent, terms);
    expect(new URL(uploadURL).origin).toBe(server.url);
    expect((await putTo(uploadURL, image, { 'Content-Type': 'image/png' })).status).toBe(200);
    expect((await download(parent, objectPath)).response.status).toBe(200);
    expect(kept(objectPath).every((key) => key.startsWith('images/'))).toBe(true);
  });

  it("goes through the app for the widget's form, too", async () => {
    const { parent } = await createFamily(server);
    const response = expectResponse(
      await parent.get('/api/s3/params?type=image/png'),
      200,
      widgetParamsResponse,
    );
    expect(new URL(response.url).origin).toBe(server.url);
    const form = new FormData();
    for (const [name, value] of Object.entries(response.fields)) form.append(name, value);
    form.append('file', new Blob([new Uint8Array(await picture())], { type: 'image/png' }));
    expect((await fetch(response.url, { method: 'POST', body: form })).status).toBe(204);
  });

  it('is streamed to the bucket as it arrives', async () => {
    const { parent } = await createFamily(server);
    const image = await noise(900, 800);
    const { uploadURL, objectPath } = await requestUpload(parent, { size: image.length });
    const half = Math.floor(image.length / 2);
    const before = bucket.arrived();
    let sendRest = () => {};
    const rest = new Promise<void>((resolve) => (sendRest = resolve));
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(new Uint8Array(image.subarray(0, half)));
        await rest;
        controller.enqueue(new Uint8Array(image.subarray(half)));
        controller.close();
      },
    });
    const sending = putTo(uploadURL, body, { 'Content-Length': String(image.length) });
    await expect.poll(() => bucket.arrived() - before).toBe(half);
    sendRest();
    expect((await sending).status).toBe(200);
    expect((await download(parent, objectPath)).response.status).toBe(200);
  });

  it('leaves nothing in the bucket when the client disconnects, and can be retried', async () => {
    const { parent } = await createFamily(server);
    const image = await noise(900, 800);
    const { uploadURL, objectPath } = await requestUpload(parent, { size: image.length });
    const before = bucket.arrived();
    const leaving = new AbortController();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(image.subarray(0, 100_000))),
    });
    const sending = fetch(uploadURL, {
      method: 'PUT',
      body,
      duplex: 'half',
      headers: { 'Content-Length': String(image.length) },
      signal: leaving.signal,
    } as RequestInit);
    await expect.poll(() => bucket.arrived() - before).toBe(100_000);
    leaving.abort();
    await expect(sending).rejects.toThrow('aborted');
    await expect.poll(async () => (await putTo(uploadURL, image)).status).toBe(200);
    expect(kept(objectPath).every((key) => key.startsWith('images/'))).toBe(true);
    expect((await new Agent(server.url).get('/healthz')).status).toBe(200);
  });

  it('works without a declared length', async () => {
    const { parent } = await createFamily(server);
    const image = await picture();
    const { uploadURL } = await requestUpload(parent);
    expect((await putTo(uploadURL, new Blob([new Uint8Array(image)]).stream())).status).toBe(200);
  });

  it('returns 503 while the bucket is down, and the same URL works afterwards', async () => {
    const { parent } = await createFamily(server);
    const image = await picture();
    const { uploadURL } = await requestUpload(parent, { size: image.length });
    await bucket.away(503);
    expect((await putTo(uploadURL, image)).status).toBe(503);
    await bucket.back();
    expect((await putTo(uploadURL, image)).status).toBe(200);
  });
});

describe('directUploadsFor', () => {
  const goesStraight = (page: string, bucketOrigin: string, appOrigin?: string) => {
    const direct = { ...server.deps.images.direct, origin: bucketOrigin };
    const deps = { ...server.deps, appOrigin, images: { ...server.deps.images, direct } };
    return directUploadsFor(deps as typeof server.deps, page) !== null;
  };

  it.each<[page: string, bucket: string, app: string | undefined, straight: boolean]>([
    ['http://localhost:5000', 'http://localhost:8333', 'http://localhost:5000', true],
    ['http://192.168.1.20:5000', 'http://localhost:8333', 'http://localhost:5000', false],
    ['http://127.0.0.1:5000', 'http://localhost:8333', 'http://localhost:5000', false],
    // The bucket has only a local address.
    ['https://nest.example.org', 'http://localhost:8333', 'https://nest.example.org', false],
    ['https://nest.example.org', 'http://nest.example.org:8333', 'https://nest.example.org', false],
    ['https://nest.example.org:443', 'https://s3.example.org', 'https://nest.example.org', true],
    ['http://nest.lan', 'http://nest.lan:8333', 'http://nest.lan', true],
    // The operator's CORS rule decides.
    ['http://nest.lan', 'https://s3.example.org', undefined, true],
    ['http://nest.lan', 'http://127.0.0.1:9000', undefined, false],
    ['null', 'https://s3.example.org', undefined, false],
  ])('for a page at %s, a bucket at %s and the app at %s returns %s', (page, at, app, straight) => {
    expect(goesStraight(page, at, app)).toBe(straight);
  });
});
