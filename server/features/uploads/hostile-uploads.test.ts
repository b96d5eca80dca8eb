import { connect, type Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { errorResponse } from '@shared/contracts/error';
import { uploads } from '@shared/tables/index';
import { createFamily } from '../../../tests/support/families';
import {
  download,
  noise,
  picture,
  putTo,
  requestUpload,
  storedFiles,
  upload,
} from '../../../tests/support/pictures';
import { startServer } from '../../../tests/support/server';
import { signUploadUrl, URL_SECONDS } from './upload-locations';
import { strict } from '../../../tests/support/strict';

const server = await startServer();
afterAll(() => server.close());
const { parent } = await createFamily(server);

async function expectRefused(response: Response, status: number, code: string) {
  const body = strict(errorResponse).parse(await response.json());
  expect([response.status, body.code]).toEqual([status, code]);
  return body.message;
}

describe('a signed upload URL', () => {
  it.each<[string, (url: URL) => void]>([
    [
      'another name',
      (url) => (url.pathname = url.pathname.replace(/.$/, (last) => (last === '0' ? '1' : '0'))),
    ],
    ['a later end', (url) => url.searchParams.set('expires', '1999999999')],
    ['another signature', (url) => url.searchParams.set('signature', 'A'.repeat(43))],
    ['no signature', (url) => url.searchParams.delete('signature')],
    ['two signatures', (url) => url.searchParams.append('signature', 'A'.repeat(43))],
    ['a part', (url) => url.searchParams.set('part', '1')],
    ['a path that climbs', (url) => (url.pathname = '/objects/incoming/..%2f..%2fsecret')],
  ])('is rejected with %s', async (_what, change) => {
    const url = new URL((await requestUpload(parent)).uploadURL);
    change(url);
    await expectRefused(await putTo(url.href, await picture()), 403, 'forbidden');
  });

  it("of another family writes to that family and doesn't allow reading", async () => {
    const other = await createFamily(server);
    const { uploadURL, objectPath } = await requestUpload(other.parent);
    const response = await fetch(uploadURL, {
      method: 'PUT',
      body: new Uint8Array(await picture()),
      headers: { Cookie: parent.cookie },
    });
    expect(response.status).toBe(200);
    expect((await download(parent, objectPath)).response.status).toBe(404);
    expect((await download(other.parent, objectPath)).response.status).toBe(200);
  });

  it('can be used once', async () => {
    const { uploadURL, objectPath } = await requestUpload(parent);
    expect((await putTo(uploadURL, await picture('png', 30, 30))).status).toBe(200);
    await expectRefused(await putTo(uploadURL, await picture('png', 20, 20)), 403, 'upload_used');
    const { bytes } = await download(parent, objectPath);
    expect((await sharp(bytes).metadata()).width).toBe(30);
  });

  it('works for only one of several concurrent uploads', async () => {
    const { uploadURL } = await requestUpload(parent);
    const image = await picture();
    const responses = await Promise.all([1, 2, 3, 4].map(() => putTo(uploadURL, image)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403 || status === 409)).toHaveLength(3);
    await expectRefused(await putTo(uploadURL, image), 403, 'upload_used');
  });

  it('can be used again after a crashed upload times out, and reports that until then', async () => {
    const { uploadURL, objectPath } = await requestUpload(parent);
    const row = eq(uploads.name, objectPath.slice('/objects/uploads/'.length));
    const claimedFor = (seconds: number) =>
      server.db
        .update(uploads)
        .set({ claimedAt: sql`now() - make_interval(secs => ${seconds})` })
        .where(row);
    const image = await picture();
    await claimedFor(10);
    const early = await putTo(uploadURL, image);
    const wait = Number(early.headers.get('Retry-After'));
    expect(await expectRefused(early, 409, 'upload_in_progress')).toContain('try again in a minute');
    expect(wait).toBeGreaterThan(40);
    expect(wait).toBeLessThanOrEqual(50);
    await claimedFor(61);
    expect((await putTo(uploadURL, image)).status).toBe(200);
    expect((await download(parent, objectPath)).response.status).toBe(200);
  });

  it('expires after ten minutes', async () => {
    const { uploadURL } = await requestUpload(parent);
    const name = new URL(uploadURL).pathname.split('/').at(-1) ?? '';
    const tenMinutesAgo = new Date(Date.now() - URL_SECONDS * 1000);
    const expired = new URL(
      signUploadUrl(server.deps.secrets.uploadKeys[0], { name }, tenMinutesAgo),
      server.url,
    );
    await expectRefused(await putTo(expired.href, await picture()), 403, 'upload_expired');
    expect((await putTo(uploadURL, await picture())).status).toBe(200);
  });

  it('is rejected from the page of another site', async () => {
    const { uploadURL } = await requestUpload(parent);
    const response = await putTo(uploadURL, await picture(), { Origin: 'https://evil.example' });
    await expectRefused(response, 403, 'foreign_origin');
  });
});

describe('hostile upload data', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['SVG that calls itself a PNG', () => Buffer.from(svg), 415, 'unsupported_type'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'unsupported_type'],
    ['nothing', () => Buffer.alloc(0), 415, 'unsupported_type'],
    [
      'a script that begins like a GIF',
      () => Buffer.from('GIF89a/*\u0000\u0000\u0000*/=1;alert(1)//', 'latin1'),
      415,
      'unreadable_image',
    ],
    [
      'a picture cut short',
      async () => (await picture('jpeg', 400, 300)).subarray(0, 900),
      415,
      'unreadable_image',
    ],
    [
      'a bomb of 41 megapixels',
      () =>
        sharp({ create: { width: 8200, height: 5000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      413,
      'too_many_pixels',
    ],
  ])('is rejected and not stored: %s', async (_what, make, status, code) => {
    const { uploadURL, objectPath } = await requestUpload(parent, { contentType: 'image/png' });
    const before = await storedFiles(server);
    const response = await putTo(uploadURL, await make(), { 'Content-Type': 'image/png' });
    await expectRefused(response, status, code);
    await server.runJobs();
    expect(await storedFiles(server)).toEqual(before);
    expect((await download(parent, objectPath)).response.status).toBe(404);
    await expectRefused(await putTo(uploadURL, await picture()), 403, 'upload_used');
  });

  it('is rejected above the declared size, by its length or while it streams', async () => {
    const image = await noise(400, 400);
    const declared = { size: image.length - 1 };
    const first = await requestUpload(parent, declared);
    await expectRefused(await putTo(first.uploadURL, image), 413, 'too_large');
    const second = await requestUpload(parent, declared);
    const chunked = new Blob([new Uint8Array(image)]).stream();
    await expectRefused(await putTo(second.uploadURL, chunked), 413, 'too_large');
    await upload(parent, image, { size: image.length });
  });

  it('is rejected above 10 MB by default and above 5 MB for a reward', async () => {
    const big = await noise(1900, 1900);
    expect(big.length).toBeGreaterThan(10_485_760);
    const chore = await requestUpload(parent);
    await expectRefused(await putTo(chore.uploadURL, big), 413, 'too_large');
    const reward = await requestUpload(parent, { purpose: 'reward' });
    const chunked = new Blob([new Uint8Array(await noise(1400, 1400))]).stream();
    const message = await expectRefused(await putTo(reward.uploadURL, chunked), 413, 'too_large');
    expect(message).toContain('up to 5 MB.');
  });

  it('can be sent again after the connection broke', async () => {
    const { uploadURL, objectPath } = await requestUpload(parent);
    const image = await picture('png', 300, 300);
    const before = await storedFiles(server);
    const socket = await sendHalf(uploadURL, image);
    await vi.waitFor(async () => expect((await storedFiles(server)).length).toBe(before.length + 1));
    await expectRefused(await putTo(uploadURL, image), 409, 'upload_in_progress');
    socket.destroy();
    await vi.waitFor(async () => expect((await putTo(uploadURL, image)).status).toBe(200));
    expect((await download(parent, objectPath)).response.status).toBe(200);
  });

  it('is aborted when the client stops sending', async () => {
    const { uploadURL } = await requestUpload(parent);
    const image = await picture('png', 300, 300);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const socket = await sendHalf(uploadURL, image);
    // The test fakes only the server's timers.
    await expect
      .poll(() => {
        vi.advanceTimersByTime(10_000);
        return socket.closed;
      })
      .toBe(true);
    vi.useRealTimers();
    await vi.waitFor(async () => expect((await putTo(uploadURL, image)).status).toBe(200));
  });
});

async function sendHalf(uploadURL: string, image: Buffer): Promise<Socket> {
  const { hostname, port, pathname, search, host } = new URL(uploadURL);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    `PUT ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${image.length}\r\n\r\n`,
  );
  socket.write(image.subarray(0, Math.floor(image.length / 2)));
  return socket;
}
